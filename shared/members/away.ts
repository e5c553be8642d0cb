import { dateSeenFrom } from '#shared/calendar/format.ts';
import { AWAY_MOST } from './limits.ts';

/** The first and the last day on which a member is away. */
export type AwayDates = { from: string; to: string };

export const isAwayOn = (away: readonly AwayDates[] | undefined, date: string): boolean =>
  away?.some(({ from, to }) => from <= date && date <= to) ?? false;

/** In order, without what is over, so that a list never fills up. */
export const withAway = (away: readonly AwayDates[], added: AwayDates, today: string): AwayDates[] =>
  [...away.filter(({ from, to }) => to >= today && (from !== added.from || to !== added.to)), added]
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .slice(0, AWAY_MOST);

/** 'Sun, Nov 29 – Sun, Dec 6', or one day. */
export const awayInWords = ({ from, to }: AwayDates, today: string): string =>
  from === to ? dateSeenFrom(from, today) : `${dateSeenFrom(from, today)} – ${dateSeenFrom(to, today)}`;
