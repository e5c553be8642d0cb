/** How many hymns a search finds: by number, and by words; and how many of these a list shows. */
export const MAX_BY_NUMBER = 10;
export const MAX_FOUND = 15;
export const MAX_SHOWN = 8;

/** The months that hymn usage can look back. */
export const USAGE_WINDOWS = [6, 12, 24] as const;
export const DEFAULT_USAGE_WINDOW = 12;
/** From this often on a hymn is worth a warning, and from that often on it is overused. */
export const ALERT_FROM = 4;
export const OVERUSED_FROM = 6;
