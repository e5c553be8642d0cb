import { addDays } from '#shared/calendar/sundays.ts';
import { AppError, invalidField } from '#shared/http/errors.ts';
import type { music } from '#shared/music/contract.ts';
import { HYMNS } from '#shared/music/hymnbook.ts';
import { daysOfMonths, foundHymn, recentUse, searchable, searchHymns } from '#shared/music/rules.ts';
import type { HymnChoice } from '#shared/music/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { House, WardAsk } from '#server/access/request.ts';
import { findMeeting } from '#server/meetings/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { hymnFrom } from './hymn-book.ts';
import { countUsage, findCustomHymn, listCustomHymns, listLastSung, listUsage, rememberHymns } from './queries.ts';

type Music = typeof music;

const BOOK: HymnChoice[] = HYMNS.map((hymn) => ({ ...hymn, isCustom: false }));
const SEARCHABLE_BOOK = searchable(BOOK);

async function ownHymns(house: House, wardId: WardId): Promise<HymnChoice[]> {
  const own = await listCustomHymns(house.database.db, wardId);
  return own.map(({ title, category }) => ({ number: null, title, category, firstLine: '', isCustom: true }));
}

export const hymns = async ({ house, wardId }: WardAsk<Music['hymns']>) => [
  ...BOOK,
  ...(await ownHymns(house, wardId)),
];

export async function search({ house, wardId, query }: WardAsk<Music['search']>) {
  const { ward, today } = await wardToday(house, wardId);
  const meeting = query.meetingId ? await findMeeting(house.database.db, wardId, query.meetingId) : null;
  const date = meeting?.date ?? today;
  const weeks = settingsOf(house, ward).hymnRepeatWeeks;
  const found = searchHymns(
    [...SEARCHABLE_BOOK, ...searchable(await ownHymns(house, wardId))],
    query.q ?? '',
    query.category,
  );
  const uses = await listUsage(house.database.db, wardId, addDays(date, -7 * weeks), date, meeting?.id);
  return found.map((hymn) => foundHymn(hymn, recentUse(uses, hymn, date, weeks, meeting?.id)));
}

export async function recentUsage({ house, wardId, params, query }: WardAsk<Music['recentUsage']>) {
  const { today } = await wardToday(house, wardId);
  const until = query.until ?? today;
  return listUsage(house.database.db, wardId, addDays(until, -daysOfMonths(params.months)), until);
}

export async function statistics({ house, wardId, params }: WardAsk<Music['statistics']>) {
  const { today } = await wardToday(house, wardId);
  return countUsage(house.database.db, wardId, addDays(today, -daysOfMonths(params.months)), today);
}

export async function lastSung({ house, wardId }: WardAsk<Music['lastSung']>) {
  const { today } = await wardToday(house, wardId);
  return listLastSung(house.database.db, wardId, today);
}

export async function customHymns({ house, wardId }: WardAsk<Music['customHymns']>) {
  return listCustomHymns(house.database.db, wardId);
}

const IN_THE_BOOK = 'This hymn is in the hymn book already.';
const NO_TITLE = 'A title needs at least one letter.';

export async function addCustomHymn({ house, wardId, actor, body }: WardAsk<Music['addCustomHymn']>) {
  if (hymnFrom(body.title).number !== null) throw invalidField('title', IN_THE_BOOK);
  if (!/\p{L}/u.test(body.title)) throw invalidField('title', NO_TITLE);
  await rememberHymns(house.database.db, wardId, [body.title], actor.userId, body.category);
  const hymn = await findCustomHymn(house.database.db, wardId, body.title);
  if (!hymn) throw new AppError('not_found');
  return hymn;
}
