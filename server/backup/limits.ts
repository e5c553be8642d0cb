/** How many daily copies of a ward are kept, the newest ones. */
export const DAILY_COPIES_KEPT = 7;
