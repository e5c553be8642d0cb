import { addDays, daysBetween } from '#shared/calendar/sundays.ts';
import { hymnFinder, readHymn } from '#shared/music/hymn-text.ts';
import { HYMNS } from '#shared/music/hymnbook.ts';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { sure, type Chance } from './sample-random.ts';

export type SungHymn = { number: number | null; title: string };
type Season = 'ordinary' | 'fast' | 'Easter' | 'Christmas' | 'harvest';
type SungSlot = Exclude<HymnSlot, 'specialNumber'>;

/** What the sample wards know and like to sing; the numbers are those of the book. */
const REPERTOIRE: Record<Exclude<SungSlot, 'sacrament'>, readonly number[]> = {
  opening: [
    2, 3, 5, 6, 7, 19, 26, 27, 30, 58, 59, 61, 62, 64, 66, 67, 68, 70, 72, 73, 81, 83, 85, 89, 92, 134, 136, 140, 146,
    147, 243, 249, 255, 264, 1001, 1010,
  ],
  rest: [
    98, 100, 108, 116, 117, 124, 125, 127, 129, 130, 131, 135, 141, 142, 219, 220, 221, 223, 227, 228, 235, 236, 237,
    241, 272, 277, 292, 294, 298, 300, 301, 304, 308, 1003, 1005, 1009,
  ],
  closing: [
    96, 97, 102, 104, 105, 112, 113, 114, 115, 119, 123, 126, 128, 133, 137, 143, 144, 145, 152, 153, 155, 156, 157,
    158, 163, 165, 166, 218, 239, 250, 252, 254, 270, 274, 1018,
  ],
};
const SEASONAL: Record<Exclude<Season, 'ordinary'>, readonly number[]> = {
  fast: [138, 139],
  Easter: [136, 198, 199, 200, 1201],
  Christmas: [201, 202, 203, 204, 205, 207, 208, 209, 212, 213, 214],
  harvest: [93, 94, 95],
};
/** Sung as soon as this many days have gone by: the wards' favourites, as every ward has them. */
const FAVOURITES: Record<SungSlot, readonly (readonly [number: number, days: number])[]> = {
  opening: [
    [85, 49],
    [2, 84],
  ],
  sacrament: [
    [193, 49],
    [169, 84],
  ],
  rest: [[220, 91]],
  closing: [
    [152, 49],
    [239, 91],
  ],
};
const WINDOW_DAYS = 42;
const EPOCH = '2000-01-02';

const BY_NUMBER = new Map(HYMNS.map((hymn) => [hymn.number, hymn]));
const FINDER = hymnFinder(HYMNS);
const SACRAMENT = HYMNS.filter((hymn) => hymn.category === 'sacrament').map((hymn) => hymn.number);

function hymnAt(number: number): SungHymn {
  const { title } = sure(BY_NUMBER.get(number));
  return { number, title };
}

/** A special number as a person types it: a hymn in the book gets its number, the rest stay titles. */
export const numberOrTitle = (title: string): SungHymn => readHymn(title, FINDER);

export type HymnChooser = {
  choose: (slot: SungSlot, day: string, season: Season) => SungHymn;
  isRested: (hymn: SungHymn, day: string) => boolean;
  /** The hymn sung in that slot two to four weeks before: too soon, as it happens in life. */
  again: (slot: SungSlot, day: string) => SungHymn | null;
  sing: (slot: HymnSlot, day: string, hymn: SungHymn) => SungHymn;
};

export function hymnChooser(chance: Chance): HymnChooser {
  const lastSung = new Map<number, number>();
  const sung: { slot: HymnSlot; day: string; hymn: SungHymn }[] = [];

  function choose(slot: SungSlot, day: string, season: Season): SungHymn {
    const now = daysBetween(EPOCH, day);
    const restOf = (number: number) => now - (lastSung.get(number) ?? 0);
    const isCarolDay = season === 'Christmas' || season === 'Easter';
    const seasonal = season !== 'ordinary' && slot !== 'sacrament' ? SEASONAL[season] : [];
    const fitting = seasonal.filter((number) => restOf(number) > WINDOW_DAYS);
    const isTime = isCarolDay || (slot === 'opening' && chance.happens(0.4));
    if (fitting.length > 0 && isTime) return hymnAt(chance.pick(fitting));
    const favourite = FAVOURITES[slot].find(([number, days]) => restOf(number) >= days);
    if (favourite) return hymnAt(favourite[0]);
    const known = slot === 'sacrament' ? SACRAMENT : REPERTOIRE[slot];
    const liked = new Set(FAVOURITES[slot].map(([number]) => number));
    const rested = known.filter((number) => !liked.has(number) && restOf(number) > WINDOW_DAYS);
    rested.sort((a, b) => restOf(b) - restOf(a));
    return hymnAt(chance.pick(rested.slice(0, 12)));
  }

  return {
    choose,
    isRested: ({ number }, day) =>
      number === null || daysBetween(EPOCH, day) - (lastSung.get(number) ?? 0) > WINDOW_DAYS,
    again: (slot, day) => {
      const earliest = addDays(day, -28);
      const latest = addDays(day, -14);
      return sung.find((one) => one.slot === slot && one.day >= earliest && one.day <= latest)?.hymn ?? null;
    },
    sing: (slot, day, hymn) => {
      if (hymn.number !== null) lastSung.set(hymn.number, daysBetween(EPOCH, day));
      sung.push({ slot, day, hymn });
      return hymn;
    },
  };
}
