/** Newest first, as far back as anyone will read; the database keeps the rest. */
export const MOST_EXPORTED_EVENTS = 10_000;
/** How long failed sign-ins under unknown names are kept. */
export const NOBODYS_EVENTS_MS = 30 * 24 * 3_600_000;
