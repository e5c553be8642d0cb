/** A page of the activity log. */
export const EVENTS_PER_PAGE = 50;
