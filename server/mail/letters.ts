import { addDays } from '#shared/calendar/sundays.ts';
import { hymnListLetter, whatsMissingLetter, type Letter } from '#shared/mail/texts.ts';
import { upcomingSundays } from '#shared/meetings/hints/upcoming.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { listSummaries } from '#server/meetings/queries.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import type { Mail } from './queries.ts';

const monthOf = (date: string): string => date.slice(0, 7);
const MOST_SUNDAYS_IN_MONTH = 5;

const NONE = (): null => null;

/** What an email about the ward's plan says to someone at this moment; null when there is nothing to say, or it is too late to. */
export async function lettersOn(
  context: AppContext,
  db: Db,
  ward: StoredWard,
  { kind, date }: Pick<Mail, 'kind' | 'date'>,
): Promise<(name: string) => Letter | null> {
  const { mailHymnList, mailWhatsMissing, planningHorizonWeeks, fastSundayRule } = settingsOf(context, ward);
  const today = todayOf(context, ward);
  const wardId = wardOfJob(ward);
  if (kind === 'hymn_list') {
    if (!mailHymnList || date < today) return NONE;
    const meetings = await listSummaries(db, wardId, { from: date, to: addDays(date, 31) });
    const slots = upcomingSundays(meetings, date, MOST_SUNDAYS_IN_MONTH, fastSundayRule);
    return (name) => hymnListLetter(monthOf(date), slots, { name, ward: ward.name });
  }
  if (!mailWhatsMissing || date < today) return NONE;
  const meetings = await listSummaries(db, wardId, { from: today, to: addDays(today, 7 * planningHorizonWeeks) });
  const slots = upcomingSundays(meetings, today, planningHorizonWeeks, fastSundayRule);
  return (name) => whatsMissingLetter(slots, { name, ward: ward.name, link: context.env.origin });
}
