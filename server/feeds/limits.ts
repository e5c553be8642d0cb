/** What is over leaves the calendar after this long. */
export const FEED_KEPT_DAYS = 28;
