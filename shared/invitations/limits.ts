/** The longest texts, in characters: what a person writes with an answer, and an invitation's own wording. */
export const WORD_MAX = 500;
export const INVITATION_TEXT_MAX = 2_000;
/** How many assignments one save may mark. */
export const MARKED_AT_ONCE = 100;

/** Invitations go out well ahead: speakers have three weeks to prepare, others one. */
export const LEAD_DAYS = { speaker: 21, prayer: 7, music: 14, conducting: 7 } as const;
/** Someone who has not answered after this long is asked once more. */
export const PATIENCE_DAYS = 5;
/** As far ahead as people are listed who were never asked. */
export const AHEAD_DAYS = 42;
