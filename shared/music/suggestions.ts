import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { REQUIRED_SLOTS } from '#shared/meetings/music/hymns.ts';
import { hymnKey } from './hymn-text.ts';
import type { Use } from './rules.ts';
import type { HymnChoice, LastSung } from './schema.ts';
import { isOutOfSeason, seasonOf } from './seasons.ts';
import { topicMatcher } from './topic-hymns.ts';

/** The places in a meeting for which a hymn can be proposed. */
export const SUGGESTED_SLOTS = ['opening', 'sacrament', 'rest', 'closing'] as const;
export type SuggestedSlot = (typeof SUGGESTED_SLOTS)[number];

/** Whether a hymn can be proposed for this place; a special number is the performers' choice. */
export const isSuggestedSlot = (slot: string): slot is SuggestedSlot => SUGGESTED_SLOTS.some((one) => one === slot);

const NEVER_SUNG = 'never sung';

/** `why` it fits, and with when it was last sung the whole `reason`. */
export type Suggestion = {
  hymn: HymnChoice;
  why: string | null;
  reason: string;
  topic: string | null;
  lastUse: SungWhen;
  isNew: boolean;
};

/** When a hymn was sung or is planned, and how often it was: by `hymnKey`. */
export type Sung = ReadonlyMap<string, { days: readonly string[]; count: number }>;

export function sungOf(everSung: readonly LastSung[], uses: readonly Use[]): Sung {
  const sung = new Map<string, { days: string[]; count: number }>();
  const add = (hymn: { number: number | null; title: string }, days: readonly string[], count: number) => {
    const key = hymnKey(hymn);
    const known = sung.get(key);
    if (!known) sung.set(key, { days: [...days], count });
    else known.days.push(...days.filter((day) => !known.days.includes(day)));
  };
  for (const row of everSung)
    add({ number: row.hymnNumber, title: row.hymnTitle }, row.lastSung === null ? [] : [row.lastSung], row.times);
  for (const use of uses) add({ number: use.hymnNumber, title: use.hymnTitle }, [use.usageDate], 1);
  return sung;
}

/** `ago` where that it was last sung then is all there is to say. */
export type SungWhen = { words: readonly string[]; ago: string | null };

/** 'last sung 11 months ago', 'planned Sun, Dec 6', both, 'never sung' */
export function sungWhen(days: readonly string[], today: string): SungWhen {
  const held = days
    .filter((day) => day <= today)
    .sort()
    .at(-1);
  const ahead = days.filter((day) => day > today).sort()[0];
  const planned = ahead && `planned ${dateSeenFrom(ahead, today)}`;
  const ago = held ? relativeDay(held, today) : null;
  const last = ago && `last sung ${ago}`;
  if (planned) return { words: last ? [planned, last] : [planned], ago: null };
  return { words: [last ?? NEVER_SUNG], ago };
}

type Known = { hymns: readonly HymnChoice[]; sung: Sung; today: string; weeks: number };
type Place = {
  slot: SuggestedSlot;
  date: string;
  isFast: boolean;
  topics: readonly string[];
  taken: ReadonlySet<string>;
};

/** How well a hymn of a category fits a slot; categories not listed do not fit on their own. */
const FITS: Record<SuggestedSlot, Partial<Record<string, number>>> = {
  opening: { opening: 30, rest: 6 },
  sacrament: { sacrament: 30 },
  rest: { rest: 30, opening: 5, closing: 5 },
  closing: { closing: 30, rest: 10, opening: 6 },
};
const FAST_HYMNS = new Set([138, 139, 1062]);
/** Set for one part of the congregation, or of one nation. */
const isForAll = (hymn: HymnChoice) => hymn.number === null || hymn.number < 309 || hymn.number > 341;

/** A number from 0 to 1 that is always the same for the same text, so that equals take turns from week to week. */
function spread(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return (hash >>> 8) / 2 ** 24;
}

const LONGEST_DAYS = 540;
const NEW_SCORE = 6;

function scorer(place: Place, known: Known) {
  const season = seasonOf(place.date);
  const topicOf = topicMatcher(place.topics);
  return (hymn: HymnChoice): (Suggestion & { score: number }) | null => {
    const key = hymnKey(hymn);
    const fit = FITS[place.slot][hymn.category];
    const topic = topicOf(hymn);
    const isSeasonal =
      season !== null && hymn.number !== null && season.hymns.has(hymn.number) && place.slot !== 'sacrament';
    const isFast = place.isFast && place.slot === 'opening' && hymn.number !== null && FAST_HYMNS.has(hymn.number);
    if (place.taken.has(key) || !isForAll(hymn) || isOutOfSeason(hymn.number, season)) return null;
    if (fit === undefined && !isSeasonal && !(topic && hymn.category !== 'sacrament' && place.slot !== 'sacrament'))
      return null;
    const { days = [], count = 0 } = known.sung.get(key) ?? {};
    const nearest = Math.min(...days.map((day) => Math.abs(daysBetween(day, place.date))));
    if (nearest < known.weeks * 7) return null;
    const isNew = days.length === 0;
    const rested = isNew ? NEW_SCORE : (Math.min(nearest, LONGEST_DAYS) / LONGEST_DAYS) * 20;
    const score =
      (fit ?? 0) +
      rested +
      (isSeasonal ? (season.isHigh ? 80 : 24) : 0) +
      (topic ? 20 : 0) +
      (isFast ? 24 : 0) +
      (count > 1 ? 5 : 0) +
      spread(`${place.date} ${place.slot} ${key}`) * 8;
    const why = isSeasonal
      ? season.name
      : isFast
        ? 'fast Sunday'
        : topic
          ? `topic: ${topic}`
          : fit === FITS[place.slot][place.slot]
            ? `${place.slot} hymn`
            : null;
    const lastUse = sungWhen(days, known.today);
    return {
      hymn,
      isNew,
      score,
      topic: isSeasonal || isFast ? null : topic,
      lastUse,
      why,
      reason: [why, ...lastUse.words].filter(Boolean).join(', ') + (days.length === 0 ? ' in this ward' : ''),
    };
  };
}

/** Hymns for an empty slot, the best first, each with the reason in words. None was sung or is planned too near. */
export function suggestHymns(place: Place, known: Known, limit: number): Suggestion[] {
  const score = scorer(place, known);
  return known.hymns
    .flatMap((hymn) => score(hymn) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ score: _, ...suggestion }) => suggestion);
}

export type Gap = {
  id: number;
  date: string;
  isFast: boolean;
  topics: readonly string[];
  chosen: Partial<Record<SuggestedSlot, string>>;
};

const CHOICES = 40;

/**
 * Proposes a hymn for every empty required slot, week after week, so that none comes twice within the ward's weeks
 * and no meeting is asked to learn more than one hymn that the ward has never sung. `chosen` has hymn keys.
 */
export function fillGaps(gaps: readonly Gap[], known: Known): Map<number, Partial<Record<SuggestedSlot, HymnChoice>>> {
  const sung = new Map(known.sung);
  const add = (key: string, date: string) => {
    const { days = [], count = 0 } = sung.get(key) ?? {};
    sung.set(key, { days: [...days, date], count });
  };
  for (const gap of gaps) for (const key of Object.values(gap.chosen)) add(key, gap.date);
  const filled = new Map<number, Partial<Record<SuggestedSlot, HymnChoice>>>();
  for (const gap of gaps.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const taken = new Set(Object.values(gap.chosen));
    const own: Partial<Record<SuggestedSlot, HymnChoice>> = {};
    let newOnes = 0;
    for (const slot of REQUIRED_SLOTS) {
      if (gap.chosen[slot]) continue;
      const choices = suggestHymns({ ...gap, slot, taken }, { ...known, sung }, CHOICES);
      const pick = choices.find((choice) => !choice.isNew || newOnes === 0) ?? choices[0];
      if (!pick) continue;
      if (pick.isNew) newOnes += 1;
      const key = hymnKey(pick.hymn);
      own[slot] = pick.hymn;
      taken.add(key);
      add(key, gap.date);
    }
    filled.set(gap.id, own);
  }
  return filled;
}
