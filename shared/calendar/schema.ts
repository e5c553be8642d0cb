import * as z from 'zod/mini';
import { isDay, isSunday } from './sundays.ts';

export const NOT_A_SUNDAY = 'Meeting date must be a Sunday';

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = z.string().check(z.refine(isDay, 'Please give a date as YYYY-MM-DD'));
/** A Sunday, `YYYY-MM-DD`. */
export const sunday = z.string('A meeting date is required').check(z.refine(isSunday, NOT_A_SUNDAY));
/** A span of days, both ends included; used by lists. */
export const Span = z.object({ from: z.optional(day), to: z.optional(day) });
