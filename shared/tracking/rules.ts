import { daysBetween } from '#shared/calendar/sundays.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { TALK_AGES, MOST_RECENT_AND_UPCOMING, WINDOW_DAYS } from './limits.ts';
import type { Attendance, RecentTalk, SpeakerRow, SpokeFilter, Talk, TalkStats, TopicRow } from './schema.ts';

export type TalkAge = 'recent' | 'while' | 'long' | 'never';

/** The badge of a recent speaker: under 90 days, under 180, longer, never. */
export function speakerAge(lastTalkDate: string | null, today: string): TalkAge {
  if (lastTalkDate === null) return 'never';
  const days = daysBetween(lastTalkDate, today);
  return days < TALK_AGES.recent ? 'recent' : days < TALK_AGES.while ? 'while' : 'long';
}

/** The color of 'days since last talk': over 365 long, over 180 a while, else recent. */
export function sinceAge(lastDate: string | null, today: string): TalkAge {
  if (lastDate === null) return 'never';
  const days = daysBetween(lastDate, today);
  return days > TALK_AGES.year ? 'long' : days > TALK_AGES.while ? 'while' : 'recent';
}

/** Recent speakers spoke within the last 90 days. */
export const isRecentSpeaker = (lastTalkDate: string | null, today: string): boolean =>
  lastTalkDate !== null && daysBetween(lastTalkDate, today) <= TALK_AGES.recent;

const TIMES = ['never', 'once', 'twice'];
export const timesInWords = (times: number): string => TIMES[times] ?? `${times} times`;

const HALF = MOST_RECENT_AND_UPCOMING / 2;

/** The talks nearest to today: four before and four to come, or more of one where the other has fewer; by date. */
export function recentAndUpcoming(talks: readonly Talk[], today: string): RecentTalk[] {
  const near = talks
    .filter((talk) => Math.abs(daysBetween(talk.date, today)) <= WINDOW_DAYS)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const past = near.filter((talk) => talk.date < today);
  const coming = near.filter((talk) => talk.date >= today);
  const ahead = Math.min(coming.length, Math.max(HALF, MOST_RECENT_AND_UPCOMING - past.length));
  const back = MOST_RECENT_AND_UPCOMING - ahead;
  return [...(back === 0 ? [] : past.slice(-back)), ...coming.slice(0, ahead)].map((talk) => ({
    ...talk,
    isUpcoming: talk.date >= today,
  }));
}

/** What a search looks for: each word, in any order, so that 'Nuñez, María' finds María Nuñez. */
export const wordsOfSearch = (search: string): string[] => [...new Set(foldLoose(search).split(' ').filter(Boolean))];

export const matches = (search: string | undefined, ...texts: (string | null)[]): boolean => {
  const text = foldLoose(texts.filter(Boolean).join(' '));
  return wordsOfSearch(search ?? '').every((word) => text.includes(word));
};

type Sortable = string | number | null;

/** Rows by one value, texts without regard to quotes and accents, equal ones by `tie`; what is not known comes last, whichever way one sorts. */
export function sorted<T>(
  rows: readonly T[],
  valueOf: (row: T) => Sortable,
  order: 'asc' | 'desc',
  tie: (a: T, b: T) => number,
): T[] {
  const sign = order === 'asc' ? 1 : -1;
  const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const keyed = rows.map((row) => {
    const value = valueOf(row);
    return { row, value: typeof value === 'string' ? foldLoose(value) : value };
  });
  return keyed
    .toSorted(({ row: a, value: x }, { row: b, value: y }) => {
      if (x === null || y === null) return Number(x === null) - Number(y === null) || tie(a, b);
      return (
        sign * (typeof x === 'number' && typeof y === 'number' ? x - y : compare.compare(String(x), String(y))) ||
        tie(a, b)
      );
    })
    .map(({ row }) => row);
}

const newestFirst = (a: Talk, b: Talk): number => b.date.localeCompare(a.date) || a.id - b.id;

/** One page of rows, counted from 1; a page behind the last one is empty. */
export const paged = <T>(rows: readonly T[], page: number, pageSize: number) => ({
  rows: rows.slice((page - 1) * pageSize, page * pageSize),
  total: rows.length,
  page,
  pageSize,
});

export function fitsSpoke(row: SpeakerRow, filter: SpokeFilter, today: string): boolean {
  if (filter === 'all') return true;
  if (filter === 'assigned') return row.nextTalkDate !== null;
  return (
    evennessOf(row.lastTalkDate, row.totalTalks, today) ===
    ({ never: 'never', 'over-year': 'overAYear', 'this-year': 'thisYear' } as const)[filter]
  );
}

function evennessOf(lastTalkDate: string | null, totalTalks: number, today: string): keyof TalkStats['evenness'] {
  if (lastTalkDate === null) return totalTalks > 0 ? 'overAYear' : 'never';
  return daysBetween(lastTalkDate, today) > TALK_AGES.year ? 'overAYear' : 'thisYear';
}

function lastTwelveMonths(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: 12 }, (_, i) => {
    const at = year * 12 + month - 1 - (11 - i);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** `held`: talks in meetings whose day has passed; `members`: those who are in the list now. */
export function statsOf(
  held: readonly Talk[],
  members: readonly { lastTalkDate: string | null; totalTalks: number }[],
  today: string,
): Omit<TalkStats, 'attendance'> {
  const counts = new Map<string, number>();
  for (const talk of held) counts.set(talk.date.slice(0, 7), (counts.get(talk.date.slice(0, 7)) ?? 0) + 1);
  const minutes = held.flatMap((talk) => talk.duration ?? []);
  const evenness = { never: 0, overAYear: 0, thisYear: 0 };
  for (const member of members) evenness[evennessOf(member.lastTalkDate, member.totalTalks, today)] += 1;
  return {
    totalTalks: held.length,
    talksThisYear: held.filter((talk) => talk.date.slice(0, 4) === today.slice(0, 4)).length,
    speakers: members.length - evenness.never,
    members: members.length,
    averageMinutes:
      minutes.length === 0 ? null : Math.round(minutes.reduce((sum, length) => sum + length, 0) / minutes.length),
    byMonth: lastTwelveMonths(today).map((month) => ({ month, talks: counts.get(month) ?? 0 })),
    evenness,
  };
}

/** Of the Sundays that were counted, the newest first; null for none. */
export function attendanceOf(counted: readonly { date: string; count: number }[]): Attendance | null {
  const [last] = counted;
  if (!last) return null;
  const sum = counted.reduce((all, { count }) => all + count, 0);
  return { sundays: counted.length, average: Math.round(sum / counted.length), last };
}

/** What was spoken about, each topic once, however it was written. */
export function topicRows(held: readonly Talk[]): TopicRow[] {
  const topics = new Map<string, TopicRow>();
  for (const talk of held.toSorted(newestFirst)) {
    if (!talk.topic) continue;
    const key = foldLoose(talk.topic);
    const known = topics.get(key);
    if (known) known.times += 1;
    else topics.set(key, { topic: talk.topic, times: 1, lastDate: talk.date, lastSpeaker: talk.speakerName });
  }
  return [...topics.values()];
}

/** Whole percents that add up to 100: what is left after rounding down goes to the largest remainders. */
export function wholeShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const shares = counts.map((count, place) => ({
    place,
    whole: Math.floor((count * 100) / total),
    rest: (count * 100) % total,
  }));
  const left = 100 - shares.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ place }) => place),
  );
  return shares.map(({ place, whole }) => whole + Number(raised.has(place)));
}
