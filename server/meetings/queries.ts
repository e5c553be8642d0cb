import { and, asc, eq, getTableColumns, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { SheetStatus } from '#shared/meetings/constants.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { meetings, speakingAssignments } from '#shared/meetings/table.ts';
import type { WardId } from '#server/access/actor.ts';
import { onOneConnection, type Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';
import { membersAmong } from '#server/members/queries.ts';
import {
  asked,
  meetingStamp,
  musicOfIt,
  musicOfMeetings,
  peopleOfIt,
  repeatedAnnouncements,
  talksOfIt,
  talksOfMeetings,
} from './part-queries.ts';
import { byMeeting, present, type ListedMeeting, type NamedMember, type Parts, type WholeMeeting } from './present.ts';

export type MeetingFields = Partial<Omit<typeof meetings.$inferInsert, 'id' | 'wardId'>>;
type NewTalk = Omit<typeof speakingAssignments.$inferInsert, 'id' | 'wardId' | 'meetingId'>;
export const ofMeeting = (wardId: WardId, id: number) => and(eq(meetings.wardId, wardId), eq(meetings.id, id));

type MadeFrom = Parts & { row: ListedMeeting };
/** What a meeting was put together from, so that a save need not read again what it leaves as it is. */
export const madeFrom = new WeakMap<WholeMeeting, MadeFrom>();

/** The people named in meetings; those who are known already are not asked for again. */
export async function peopleIn(
  db: Db,
  wardId: WardId,
  rows: readonly ListedMeeting[],
  { talks, music }: Pick<Parts, 'talks' | 'music'>,
  known: Parts['people'] = new Map(),
): Promise<Parts['people']> {
  const named = [
    ...rows.flatMap((row) => PERSON_PARTS.map(({ id }) => row[id])),
    ...talks.map((talk) => talk.memberId),
    ...music.map((number) => number.performerId),
  ];
  const ids = [...new Set(named)].filter((id) => id !== null);
  if (ids.every((id) => known.has(id))) return known;
  return new Map((await membersAmong(db, wardId, ids)).map((person) => [person.id, person]));
}

export function put(row: ListedMeeting, parts: Parts): WholeMeeting {
  const meeting = present(row, parts);
  madeFrom.set(meeting, { row, ...parts });
  return meeting;
}

/** Meetings with all that a row, card or page shows. Four queries, however many meetings. */
const withParts = (db: Db, wardId: WardId, read: (one: Db) => Promise<ListedMeeting[]>): Promise<WholeMeeting[]> =>
  onOneConnection(db, async (one) => {
    const rows = await read(one);
    if (rows.length === 0) return [];
    const of = { wardId, meetingIds: rows.map((row) => row.id) };
    const [talks, music] = await Promise.all([talksOfMeetings(one, of), musicOfMeetings(one, of)]);
    const people = await peopleIn(one, wardId, rows, { talks, music });
    const talksOf = byMeeting(talks);
    const musicOf = byMeeting(music);
    return rows.map((row) => put(row, { talks: talksOf.get(row.id) ?? [], music: musicOf.get(row.id) ?? [], people }));
  });

const WHOLE = { ...getTableColumns(meetings), asked, repeatedAnnouncements };

type Span = { from?: string; to?: string };

const inSpan = and(
  eq(meetings.wardId, sql.placeholder('wardId')),
  sql`${meetings.date} >= coalesce(${sql.placeholder('from')}::date, '-infinity')`,
  sql`${meetings.date} <= coalesce(${sql.placeholder('to')}::date, 'infinity')`,
);
const spanOf = (wardId: WardId, { from = null, to = null }: { from?: string | null; to?: string | null }) => ({
  wardId,
  from,
  to,
});

const wholeMeetings = statement((db) => db.select(WHOLE).from(meetings).where(inSpan).orderBy(asc(meetings.date)));

export const listMeetings = (db: Db, wardId: WardId, span: Span) =>
  withParts(db, wardId, (one) => wholeMeetings(one, spanOf(wardId, span)));

const {
  generatedOutline,
  editedOutline,
  editedOutlineBase: _outlineBase,
  generatedScript,
  editedScript,
  editedScriptBase: _scriptBase,
  ...WITHOUT_TEXTS
} = getTableColumns(meetings);
const statusOf = (edited: SQLWrapper, generated: SQLWrapper) =>
  sql<SheetStatus>`case when ${edited} is not null then 'edited' when ${generated} is not null then 'generated' else 'none' end`;

const SUMMARY = { ...WITHOUT_TEXTS, asked, repeatedAnnouncements };
const SHEETS = {
  outline: statusOf(editedOutline, generatedOutline),
  script: statusOf(editedScript, generatedScript),
};

const summaries = statement((db) =>
  db
    .select({ ...SUMMARY, sheets: SHEETS })
    .from(meetings)
    .where(inSpan)
    .orderBy(asc(meetings.date)),
);

/** The same without the texts of the sheets, which the database does not even read. */
export const listSummaries = (db: Db, wardId: WardId, span: Span) =>
  withParts(db, wardId, (one) => summaries(one, spanOf(wardId, span)));

export const isThatOne = and(eq(meetings.wardId, sql.placeholder('wardId')), eq(meetings.id, sql.placeholder('id')));
const PARTS = { talks: talksOfIt, music: musicOfIt, people: peopleOfIt };
const oneMeeting = statement((db) =>
  db
    .select({ row: WHOLE, ...PARTS })
    .from(meetings)
    .where(isThatOne),
);
const held = statement((db) => db.select({ id: meetings.id }).from(meetings).where(isThatOne).for('no key update'));
const isThatOneOrOnDate = and(
  eq(meetings.wardId, sql.placeholder('wardId')),
  or(eq(meetings.id, sql.placeholder('id')), eq(meetings.date, sql.placeholder('date'))),
);
const heldWithDate = statement((db) =>
  db.select({ id: meetings.id }).from(meetings).where(isThatOneOrOnDate).orderBy(asc(meetings.id)).for('no key update'),
);

type Found = { row: ListedMeeting; people: NamedMember[] } & Pick<Parts, 'talks' | 'music'>;
const putFound = ({ row, people, ...parts }: Found): WholeMeeting =>
  put(row, { ...parts, people: new Map(people.map((person) => [person.id, person])) });

/** One meeting with all that a page shows, in one statement. */
export async function findMeeting(db: Db, wardId: WardId, id: number): Promise<WholeMeeting | null> {
  const [found] = await oneMeeting(db, { wardId, id });
  return found ? putFound(found) : null;
}

const stampsInSpan = statement((db) =>
  db.select({ id: meetings.id, stamp: meetingStamp }).from(meetings).where(inSpan).orderBy(asc(meetings.date)),
);
export const stampsOfMeetings = (db: Db, wardId: WardId, span: Span) => stampsInSpan(db, spanOf(wardId, span));

const areAsked = and(
  eq(meetings.wardId, sql.placeholder('wardId')),
  sql`${meetings.id} = any(${sql.placeholder('ids')}::int[])`,
);
const theseMeetings = statement((db) =>
  db
    .select({ row: WHOLE, ...PARTS, stamp: meetingStamp })
    .from(meetings)
    .where(areAsked),
);
const theseSummaries = statement((db) =>
  db
    .select({ row: SUMMARY, sheets: SHEETS, ...PARTS, stamp: meetingStamp })
    .from(meetings)
    .where(areAsked),
);

/** These meetings with their stamps, in one statement. */
export async function stampedMeetings(db: Db, wardId: WardId, ids: readonly number[], isSummary: boolean) {
  const found = isSummary
    ? (await theseSummaries(db, { wardId, ids })).map(({ sheets, row, ...rest }) => ({
        row: { ...row, sheets },
        ...rest,
      }))
    : await theseMeetings(db, { wardId, ids });
  return found.map(({ stamp, ...one }) => ({ stamp, meeting: putFound(one) }));
}

/**
 * The same, holding the row until the transaction ends, so that two saves come one after the other. It is read by the next
 * statement, which sees all that was saved while this one waited.
 *
 * A meeting that is to move also holds the one on its new `date`. Both are held in the order of their ids, so that two
 * meetings that take each other's date wait for each other instead of blocking each other.
 */
export async function lockMeeting(tx: Db, wardId: WardId, id: number, date?: string): Promise<WholeMeeting | null> {
  const holding = date === undefined ? held(tx, { wardId, id }) : heldWithDate(tx, { wardId, id, date });
  const [, meeting] = await Promise.all([holding, findMeeting(tx, wardId, id)]);
  return meeting;
}

const onDate = {
  id: meetings.id,
  isTouched: meetings.isTouched,
  version: meetings.version,
  musicVersion: meetings.musicVersion,
};

export async function meetingOn(db: Db, wardId: WardId, date: string) {
  const [row] = await db
    .select(onDate)
    .from(meetings)
    .where(and(eq(meetings.wardId, wardId), eq(meetings.date, date)));
  return row ?? null;
}

/** The same, holding it: of several who want the date at once only one finds the draft untouched. */
export async function lockMeetingOn(tx: Db, wardId: WardId, date: string) {
  const [row] = await tx
    .select(onDate)
    .from(meetings)
    .where(and(eq(meetings.wardId, wardId), eq(meetings.date, date)))
    .for('no key update');
  return row ?? null;
}

/** Speakers, music and events go with it. */
export async function deleteMeeting(db: Db, wardId: WardId, id: number): Promise<void> {
  await db.delete(meetings).where(ofMeeting(wardId, id));
}

export async function clearTalks(tx: Db, wardId: WardId, meetingId: number) {
  await tx
    .delete(speakingAssignments)
    .where(and(eq(speakingAssignments.wardId, wardId), eq(speakingAssignments.meetingId, meetingId)));
}

export async function addTalks(tx: Db, wardId: WardId, meetingId: number, talks: NewTalk[]) {
  if (talks.length === 0) return [];
  return tx
    .insert(speakingAssignments)
    .values(talks.map((talk) => ({ ...talk, wardId, meetingId })))
    .returning();
}
