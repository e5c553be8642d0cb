import { addDays, daysBetween, monthAfter, sundaysFrom } from '#shared/calendar/sundays.ts';

/** From this day of a month on, the hymns of the next one are sent. */
const HYMN_LIST_DAY = 22;
/** Thursday evening, three days before the Sunday; whoever was not sent it then gets it until Saturday. */
const EVENING = 18 * 60;
const DAYS_BEFORE = 3;

export type MailOccasion = {
  /** What the mail is about. */
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
  const isTime = left > 0 && (left < DAYS_BEFORE || (left === DAYS_BEFORE && minutes >= EVENING));
  return isTime ? { date, since: addDays(date, -DAYS_BEFORE) } : null;
}
