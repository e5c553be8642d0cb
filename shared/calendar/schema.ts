import * as z from 'zod/mini';
import { longDate } from './format.ts';
import { FIRST_SUNDAY, isBeyondCalendar, isDay, isSunday, LAST_SUNDAY } from './sundays.ts';
import { timezoneNamed } from './today.ts';

export const NOT_A_SUNDAY = 'Meeting date must be a Sunday';
export const BEYOND_CALENDAR = `Choose a date from ${longDate(FIRST_SUNDAY)}, to ${longDate(LAST_SUNDAY)}`;
const DATE_NEEDED = 'A meeting date is required';

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = z.string().check(z.refine(isDay, 'Enter a date as YYYY-MM-DD'));
/** A Sunday, `YYYY-MM-DD`. */
export const sunday = z.string(DATE_NEEDED).check(
  z.minLength(1, DATE_NEEDED),
  z.refine((text) => !isBeyondCalendar(text), { error: BEYOND_CALENDAR, abort: true }),
  z.refine(isSunday, NOT_A_SUNDAY),
);
/** A span of days, both ends included; used by lists. */
export const Span = z.object({ from: z.optional(day), to: z.optional(day) });

/** An IANA time zone by its name, in whatever letter case. */
export const timezone = (message: string) =>
  z.pipe(
    z.string(message).check(z.refine((name) => timezoneNamed(name) !== null, message)),
    z.transform((name) => timezoneNamed(name) ?? name),
  );
