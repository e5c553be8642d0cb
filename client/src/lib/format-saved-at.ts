import { clockTime, dateSeenFrom } from '#shared/calendar/format.ts';
import { dayIn } from '#shared/calendar/today.ts';

/** '10:42 AM' on the ward's today, 'Sat, Nov 21' before. */
export function formatSavedAt(at: string, timezone: string): string {
  const today = dayIn(timezone, new Date());
  const day = dayIn(timezone, new Date(at));
  return day === today ? clockTime(at) : dateSeenFrom(day, today);
}
