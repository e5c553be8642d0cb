/** The longest list of turns. */
export const MOST_TURNS = 12;

/** How many announcements may repeat, and how long each may be, in characters. */
export const ANNOUNCEMENT_LIMITS = { text: 500, count: 30 } as const;
/** Of those that are over. Enough for years; what ended longest ago goes first. */
export const ANNOUNCEMENTS_KEPT = 300;

/** The most talks of a template, and the longest word for a speaker, in characters. */
export const TEMPLATE_LIMITS = { talks: 10, speaker: 60 } as const;
