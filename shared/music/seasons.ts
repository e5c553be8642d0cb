import { addDays, easterOf, sundayOnOrAfter, weekdayOf } from '#shared/calendar/sundays.ts';

/** A season of the year that has hymns of its own; on its `high` day they come before everything else. */
export type Season = { name: string; hymns: ReadonlySet<number>; isHigh: boolean };

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const EASTER = [197, 198, 199, 200, 1201, 1205, 1206, 1210];
const CHRISTMAS = [...span(201, 214), 1202, 1203, 1204, 1207, 1208, 1209];
const NEW_YEAR = [215];
const THANKSGIVING = [93, 94];
/** Sung in their season alone. */
const ONLY_IN_SEASON = new Set([...EASTER, ...CHRISTMAS, ...NEW_YEAR, ...THANKSGIVING]);

const HYMNS = {
  Easter: new Set([...EASTER, 134, 136]),
  Christmas: new Set(CHRISTMAS),
  'New Year': new Set([...NEW_YEAR, 217]),
  Thanksgiving: new Set([...THANKSGIVING, 92, 95, 241, 1029]),
  'Pioneer Day': new Set([30, 33, 34, 35, 36, 1034]),
} as const;

/** The fourth Thursday of November. */
function thanksgivingOf(year: string): string {
  const first = `${year}-11-01`;
  return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21);
}

function nameOf(day: string): keyof typeof HYMNS | null {
  const year = day.slice(0, 4);
  const monthDay = day.slice(5);
  const easter = easterOf(Number(year));
  if (day === easter || day === addDays(easter, -7)) return 'Easter';
  if (monthDay >= '12-01' && monthDay <= '12-26') return 'Christmas';
  if (monthDay >= '12-27' || monthDay <= '01-07') return 'New Year';
  if (monthDay >= '07-18' && monthDay <= '07-24') return 'Pioneer Day';
  return sundayOnOrAfter(addDays(day, 1)) > thanksgivingOf(year) && day < thanksgivingOf(year) ? 'Thanksgiving' : null;
}

export function seasonOf(day: string): Season | null {
  const name = nameOf(day);
  if (!name) return null;
  const isHigh = day === easterOf(Number(day.slice(0, 4))) || (name === 'Christmas' && day.slice(5) >= '12-19');
  return { name, hymns: HYMNS[name], isHigh };
}

/** A carol in June: sung in a season, and this is not it. */
export const isOutOfSeason = (number: number | null, season: Season | null): boolean =>
  number !== null && ONLY_IN_SEASON.has(number) && !season?.hymns.has(number);
