/** Bodies are forms typed by people; a meeting with every field at its limit stays below this. */
export const BODY_LIMIT = '1mb';

/** A request that has started but stopped arriving is dropped after this long. */
export const REQUEST_SILENCE_MS = 30_000;
export const HEADERS_MS = 30_000;
/** Longer than a proxy, a browser or a script keeps an idle connection: who closes it first loses no request on it. */
export const KEEP_ALIVE_MS = 75_000;

/** What answers kept for the next reader may take in memory. */
export const KEPT_ANSWERS_BYTES = 24 * 1024 * 1024;
/** How long a save that is sent again gets the first answer. */
export const REPEATED_SAVE_MS = 24 * 3_600_000;
