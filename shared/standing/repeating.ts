import { addDays, sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import { ANNOUNCEMENTS_KEPT } from './limits.ts';
import type { RepeatingAnnouncement } from './schema.ts';

/** Those that are announced on a Sunday. */
export const announcedOn = (all: readonly RepeatingAnnouncement[], date: string): RepeatingAnnouncement[] =>
  all.filter(({ from, until }) => from <= date && date <= until);

/** Those that are not over, as they are edited. */
export const notOver = (all: readonly RepeatingAnnouncement[], today: string): RepeatingAnnouncement[] =>
  all.filter(({ until }) => until >= today);

/**
 * What is stored after an edit of the current ones: what was announced on past Sundays stays as it was, whatever becomes
 * of it from today on.
 */
export function revised(
  before: readonly RepeatingAnnouncement[],
  wanted: readonly RepeatingAnnouncement[],
  today: string,
): RepeatingAnnouncement[] {
  const next = sundayOnOrAfter(today);
  const lastPast = addDays(next, -7);
  const past = before
    .filter(({ from }) => from <= lastPast)
    .map((one) => ({ ...one, until: one.until < lastPast ? one.until : lastPast }));
  const ahead = notOver(wanted, next).map((one) => ({ ...one, from: one.from < next ? next : one.from }));
  const goesOn = (one: RepeatingAnnouncement, then: RepeatingAnnouncement) =>
    one.until === lastPast && then.from === next && one.text === then.text;
  const over = past.filter((one) => !ahead.some((then) => goesOn(one, then)));
  const open = ahead.map((then) => {
    const begun = past.find((one) => goesOn(one, then));
    return begun ? { ...then, from: begun.from } : then;
  });
  return [...over.toSorted((a, b) => b.until.localeCompare(a.until)).slice(0, ANNOUNCEMENTS_KEPT), ...open];
}
