/** Days since a talk, from recent through a while ago to long ago. */
export const TALK_AGES = { recent: 90, while: 180, year: 365 } as const;

/** How many speakers are suggested: where a call names no number, in the longest list on a screen, and at most. */
export const SUGGESTED_SPEAKERS = { usual: 10, onScreen: 6, most: 50 } as const;

/** Rows of a page of talks or prayers, as a screen shows them, and as much as a call may ask for. */
export const HISTORY_PER_PAGE = 25;
export const MAX_HISTORY_PAGE_SIZE = 200;
export const MAX_HISTORY_PAGE = 100_000;

/** Recent and upcoming talks: how many are listed, and from which days, four months either side. */
export const MOST_RECENT_AND_UPCOMING = 8;
export const WINDOW_DAYS = 122;
/** Attendance is reckoned from the last 52 Sundays. */
export const ATTENDANCE_DAYS = 363;
