// Wall: the first script asks for these meetings before the query client has loaded.
import { addDays } from '#shared/calendar/sundays.ts';

/** Ten weeks back covers the planner's four past meetings and any usual window for the hymn warning. */
const LOOK_BACK_DAYS = 70;

export const planningFrom = (today: string): string => addDays(today, -LOOK_BACK_DAYS);
