import { dateSeenFrom } from '#shared/calendar/format.ts';
import { AWAY_MOST } from './limits.ts';

/** The first and the last day on which a member is away. */
export type AwayDates = { from: string; to: string };

export const isAwayOn = (away: readonly AwayDates[] | undefined, date: string): boolean =>
  away?.some(({ from, to }) => from <= date && date <= to) ?? false;

const isSame = (a: AwayDates, b: AwayDates): boolean => a.from === b.from && a.to === b.to;

/** In order, without what is over, so that a list never fills up. */
export const withAway = (away: readonly AwayDates[], added: AwayDates, today: string): AwayDates[] =>
  [...away.filter((one) => one.to >= today && !isSame(one, added)), added]
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .slice(0, AWAY_MOST);

/** These dates if they are still in the list, where others may have removed them. */
export const stillAway = (away: readonly AwayDates[], dates: AwayDates | null): AwayDates | null =>
  dates !== null && away.some((one) => isSame(one, dates)) ? dates : null;

/** The same list with one set of dates in place of another; null for none. */
export function withAwayInstead(
  away: readonly AwayDates[],
  { before, after }: { before: AwayDates | null; after: AwayDates | null },
  today: string,
): AwayDates[] {
  const others = away.filter((one) => before === null || !isSame(one, before));
  return after === null ? others : withAway(others, after, today);
}

/** 'Sun, Nov 29 – Sun, Dec 6', or one day. */
export const awayInWords = ({ from, to }: AwayDates, today: string): string =>
  from === to ? dateSeenFrom(from, today) : `${dateSeenFrom(from, today)} – ${dateSeenFrom(to, today)}`;
