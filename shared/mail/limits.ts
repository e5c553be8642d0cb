/** Mail that no one asked for at this moment goes out between these hours of the ward's day. */
export const MAIL_HOURS = { first: 8, end: 20 } as const;

/** From this day of a month on, the hymns of the next one are sent. */
export const HYMN_LIST_DAY = 22;
/** What is missing: Thursday evening, three days before the Sunday; anyone who was not sent it then gets it until Saturday. */
export const WHATS_MISSING = { daysBefore: 3, minute: 18 * 60 } as const;

/** A page of the list of sent emails. */
export const EMAILS_PER_PAGE = 25;
