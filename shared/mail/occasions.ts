import { addDays, daysBetween, monthAfter, sundaysFrom } from '#shared/calendar/sundays.ts';
import { HYMN_LIST_DAY, WHATS_MISSING } from './limits.ts';

export type MailOccasion = {
  /** What the email is about. */
  date: string;
  /** The day on which it is first due. */
  since: string;
};

/** The month whose hymns music leaders are sent on this day, by its first day. */
export const monthlyListOn = (day: string): MailOccasion | null =>
  Number(day.slice(8)) >= HYMN_LIST_DAY
    ? { date: monthAfter(day, 1), since: `${day.slice(0, 8)}${HYMN_LIST_DAY}` }
    : null;

/** The Sunday for which planners are told at this time of the ward's day what is missing. */
export function weeklyMailOn(day: string, minutes: number): MailOccasion | null {
  const [date = day] = sundaysFrom(day, 1);
  const left = daysBetween(day, date);
  const { daysBefore, minute } = WHATS_MISSING;
  const isTime = left > 0 && (left < daysBefore || (left === daysBefore && minutes >= minute));
  return isTime ? { date, since: addDays(date, -daysBefore) } : null;
}
