// Wall: the first script asks for these meetings before the query client has come.
import { addDays } from '#shared/calendar/sundays.ts';

/** Ten weeks back hold the four past meetings of the planner and every window of the hymn warning that is usual. */
const LOOK_BACK_DAYS = 70;

export const planningFrom = (today: string): string => addDays(today, -LOOK_BACK_DAYS);
