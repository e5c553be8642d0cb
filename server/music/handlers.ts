import { addDays } from '#shared/calendar/sundays.ts';
import { AppError, invalidField, FIELD_WORDS } from '#shared/http/errors.ts';
import type { music } from '#shared/music/contract.ts';
import { HYMNS } from '#shared/music/hymnbook.ts';
import { daysOfMonths, foundHymn, recentUse, searchable, searchHymns } from '#shared/music/rules.ts';
import type { HymnChoice } from '#shared/music/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import type { KeptRequest, WardRequest } from '#server/access/request.ts';
import { findMeeting } from '#server/meetings/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { hymnFrom } from './hymn-book.ts';
import { countUsage, findCustomHymn, listCustomHymns, listLastSung, listUsage, rememberHymns } from './queries.ts';

type Music = typeof music;

const BOOK: HymnChoice[] = HYMNS.map((hymn) => ({ ...hymn, isCustom: false }));
const SEARCHABLE_BOOK = searchable(BOOK);

async function ownHymns(context: AppContext, wardId: WardId): Promise<HymnChoice[]> {
  const own = await listCustomHymns(context.database.db, wardId);
  return own.map(({ title, category }) => ({ number: null, title, category, firstLine: '', isCustom: true }));
}

export const hymns = async ({ context, wardId }: KeptRequest<Music['hymns']>) => [
  ...BOOK,
  ...(await ownHymns(context, wardId)),
];

export async function search({ context, wardId, query }: KeptRequest<Music['search']>) {
  const { ward, today } = await wardToday(context, wardId);
  const meeting = query.meetingId ? await findMeeting(context.database.db, wardId, query.meetingId) : null;
  const date = meeting?.date ?? today;
  const weeks = settingsOf(context, ward).hymnRepeatWeeks;
  const found = searchHymns(
    [...SEARCHABLE_BOOK, ...searchable(await ownHymns(context, wardId))],
    query.q ?? '',
    query.category,
  );
  const uses = await listUsage(context.database.db, wardId, addDays(date, -7 * weeks), date, meeting?.id);
  return found.map((hymn) => foundHymn(hymn, recentUse(uses, hymn, date, weeks, meeting?.id)));
}

export async function recentUsage({ context, wardId, params, query }: KeptRequest<Music['recentUsage']>) {
  const { today } = await wardToday(context, wardId);
  const until = query.until ?? today;
  return listUsage(context.database.db, wardId, addDays(until, -daysOfMonths(params.months)), until);
}

export async function statistics({ context, wardId, params }: KeptRequest<Music['statistics']>) {
  const { today } = await wardToday(context, wardId);
  return countUsage(context.database.db, wardId, addDays(today, -daysOfMonths(params.months)), today);
}

export async function lastSung({ context, wardId }: KeptRequest<Music['lastSung']>) {
  const { today } = await wardToday(context, wardId);
  return listLastSung(context.database.db, wardId, today);
}

export async function customHymns({ context, wardId }: KeptRequest<Music['customHymns']>) {
  return listCustomHymns(context.database.db, wardId);
}

export async function addCustomHymn({ context, wardId, actor, body }: WardRequest<Music['addCustomHymn']>) {
  if (hymnFrom(body.title).number !== null) throw invalidField('title', FIELD_WORDS.inTheHymnbook);
  if (!/\p{L}/u.test(body.title)) throw invalidField('title', FIELD_WORDS.titleNeeded);
  await rememberHymns(context.database.db, wardId, [body.title], actor.userId, body.category);
  const hymn = await findCustomHymn(context.database.db, wardId, body.title);
  if (!hymn) throw new AppError('not_found');
  return hymn;
}
