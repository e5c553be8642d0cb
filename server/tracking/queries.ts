import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  lt,
  lte,
  sql,
  type Placeholder,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { unionAll, type PgSelect } from 'drizzle-orm/pg-core';
import { TALK_PART } from '#shared/invitations/constants.ts';
import { PRAYER_PARTS, type PrayerPart } from '#shared/meetings/parts.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { meetings, speakingAssignments } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import { wordsOfSearch } from '#shared/tracking/rules.ts';
import type { Prayer, Talk, TalkSort } from '#shared/tracking/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { foldedLoose, sortedAs } from '#server/db/folded.ts';
import { statement } from '#server/db/statement.ts';
import { tookPart } from '#server/invitations/queries.ts';
import { SAID_NAME } from '#server/members/queries.ts';

/** The first name of the record, of a member who goes by another: a search finds both. */
const OTHER_NAME = sql<string | null>`case when ${members.preferredName} is not null then ${members.firstName} end`.as(
  'other_name',
);

/** `before` leaves out that day and what follows; `from` and `to` are both included. */
type Span = { from?: string; before?: string; to?: string };
/** Before `today` only what happened counts, and from then on what is planned. */
type When = Span & { today: string };

/** The same in a statement that is prepared. */
type Named<T> = { [K in keyof T]: T[K] | Placeholder };

const inSpan = (wardId: WardId | Placeholder, { from, before, to }: Named<Span>) =>
  and(
    eq(meetings.wardId, wardId),
    from ? gte(meetings.date, from) : undefined,
    before ? lt(meetings.date, before) : undefined,
    to ? lte(meetings.date, to) : undefined,
  );

/** Talks with their day, newest first. Who is a member is called as the list calls them now. */
export const listTalks = (db: Db, wardId: WardId, when: When): Promise<Talk[]> =>
  talksOf(db, wardId, when).orderBy(desc(meetings.date), asc(speakingAssignments.order), asc(speakingAssignments.id));

function talksOf(db: Db, wardId: WardId | Placeholder, when: Named<When>) {
  return db
    .select({
      id: speakingAssignments.id,
      meetingId: speakingAssignments.meetingId,
      date: meetings.date,
      memberId: speakingAssignments.memberId,
      speakerName: sql<string | null>`coalesce(${SAID_NAME}, ${speakingAssignments.speakerName})`.as('speaker'),
      otherName: OTHER_NAME,
      topic: speakingAssignments.topic,
      duration: speakingAssignments.duration,
      place: speakingAssignments.order,
    })
    .from(speakingAssignments)
    .innerJoin(
      meetings,
      and(eq(meetings.wardId, speakingAssignments.wardId), eq(meetings.id, speakingAssignments.meetingId)),
    )
    .leftJoin(
      members,
      and(eq(members.wardId, speakingAssignments.wardId), eq(members.id, speakingAssignments.memberId)),
    )
    .where(
      and(
        inSpan(wardId, when),
        tookPart(TALK_PART, speakingAssignments.memberId, speakingAssignments.speakerName, sql`${when.today}`),
      ),
    );
}

/** The Sundays on which someone counted, the newest first. */
export async function listAttendance(db: Db, wardId: WardId, when: Span): Promise<{ date: string; count: number }[]> {
  const rows = await db
    .select({ date: meetings.date, kind: meetings.kind, count: meetings.attendance })
    .from(meetings)
    .where(and(inSpan(wardId, when), isNotNull(meetings.attendance)))
    .orderBy(desc(meetings.date));
  return rows.flatMap(({ date, kind, count }) => (count !== null && holdsMeeting(kind) ? [{ date, count }] : []));
}

function prayersOf(db: Db, wardId: WardId, when: When, part: PrayerPart) {
  const [topic, id, typed] = [part.key, meetings[part.id], meetings[part.typed]];
  return db
    .select({
      id: sql<string>`${meetings.id} || '-' || ${topic}`.as('prayer'),
      meetingId: meetings.id,
      date: meetings.date,
      memberId: sql<number | null>`${id}`.as('member'),
      speakerName: sql<string | null>`coalesce(${SAID_NAME}, ${typed})`.as('speaker'),
      otherName: OTHER_NAME,
      topic: sql<Prayer['topic']>`${topic}::text`.as('topic'),
    })
    .from(meetings)
    .leftJoin(members, and(eq(members.wardId, meetings.wardId), eq(members.id, id)))
    .where(
      and(
        inSpan(wardId, when),
        sql`(${id} is not null or ${typed} is not null)`,
        tookPart(topic, id, typed, sql`${when.today}`),
      ),
    );
}

function allPrayers(db: Db, wardId: WardId, when: When) {
  const [first, second, ...others] = PRAYER_PARTS.map((part) => prayersOf(db, wardId, when, part));
  if (!first || !second) throw new Error('A meeting has two prayers');
  return unionAll(first, second, ...others);
}

export type Wanted = { search: string; sort: TalkSort; order: 'asc' | 'desc'; page: number; pageSize: number };
type Searched = { speakerName: SQLWrapper; otherName: SQLWrapper; topic: SQLWrapper };

function isFound({ speakerName, otherName, topic }: Searched, search: string) {
  const text = foldedLoose(sql`concat_ws(' ', ${otherName}, ${speakerName}, ${topic})`);
  return and(...wordsOfSearch(search).map((word) => sql`position(${word}::text in ${text}) > 0`));
}

/** By what is asked for; what is not known comes last, whichever way one sorts. */
const inOrder = (value: SQLWrapper, order: Wanted['order']) =>
  order === 'asc' ? sql`${value} asc nulls last` : sql`${value} desc nulls last`;

const onPage = <Q extends PgSelect>(query: Q, order: SQL[], { page, pageSize }: Wanted) =>
  query
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);

const ASKED = { before: sql.placeholder('before'), today: sql.placeholder('today') };

function talksFound(db: Db, search: string) {
  const given = talksOf(db, sql.placeholder('wardId'), ASKED).as('given');
  return { given, found: isFound(given, search) };
}

function pageOfTalks(db: Db, { sort, order }: Pick<Wanted, 'sort' | 'order'>, search: string) {
  const { given, found } = talksFound(db, search);
  const value = {
    date: given.date,
    speaker: sortedAs(given.speakerName),
    topic: sortedAs(given.topic),
    duration: sql`coalesce(${given.duration}, ${sql.placeholder('usualMinutes')}::int)`,
  }[sort];
  const { id, meetingId, date, memberId, speakerName, topic, duration } = given;
  const total = sql<number>`(count(*) over ())::int`;
  return db
    .select({ id, meetingId, date, memberId, speakerName, topic, duration, total })
    .from(given)
    .where(found)
    .orderBy(inOrder(value, order), desc(date), asc(given.place), asc(id))
    .limit(sql.placeholder('pageSize'))
    .offset(sql.placeholder('skipped'));
}

const pagesOfAll = (sort: TalkSort) => ({
  asc: statement((db) => pageOfTalks(db, { sort, order: 'asc' }, '')),
  desc: statement((db) => pageOfTalks(db, { sort, order: 'desc' }, '')),
});
/** Prepared for whoever looks through all talks; what is searched for differs each time. */
const ALL_TALKS = {
  date: pagesOfAll('date'),
  speaker: pagesOfAll('speaker'),
  topic: pagesOfAll('topic'),
  duration: pagesOfAll('duration'),
} satisfies Record<TalkSort, unknown>;

/** One page of the talks, and how many were found; one without a length takes `usualMinutes`. */
export async function findTalks(
  db: Db,
  wardId: WardId,
  when: Pick<Required<When>, 'before' | 'today'>,
  wanted: Wanted,
  usualMinutes: number,
): Promise<{ rows: Talk[]; total: number }> {
  const { search, sort, order, page, pageSize } = wanted;
  const values = { wardId, ...when, usualMinutes, pageSize, skipped: (page - 1) * pageSize };
  const isSearched = wordsOfSearch(search).length > 0;
  const rows = isSearched
    ? await pageOfTalks(db, wanted, search).execute(values)
    : await ALL_TALKS[sort][order](db, values);
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Beyond the last page, no row says how many there are.
  const { given, found } = talksFound(db, search);
  const [counted] = await db.select({ total: count() }).from(given).where(found).execute(values);
  return { rows, total: counted?.total ?? 0 };
}

/** One page of the prayers, and how many were found. */
export async function findPrayers(
  db: Db,
  wardId: WardId,
  when: When,
  wanted: Wanted,
): Promise<{ rows: Prayer[]; total: number }> {
  const given = allPrayers(db, wardId, when).as('given');
  const found = isFound(given, wanted.search);
  // Prayers have no length: the newest come first.
  const value = {
    date: given.date,
    speaker: sortedAs(given.speakerName),
    topic: given.topic,
    duration: sql`null::int`,
  }[wanted.sort];
  const order = [inOrder(value, wanted.order), desc(given.date), asc(given.topic)];
  const rows = await onPage(db.select().from(given).where(found).$dynamic(), order, wanted);
  const [counted] = await db.select({ total: count() }).from(given).where(found);
  return { rows: rows.map((row) => ({ ...row, duration: null })), total: counted?.total ?? 0 };
}
