import { and, asc, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import type { SheetStatus } from '#shared/meetings/constants.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { meetings, speakingAssignments } from '#shared/meetings/table.ts';
import type { WardId } from '#server/access/actor.ts';
import { onOneConnection, type Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';
import { membersAmong } from '#server/members/queries.ts';
import { musicOfMeetings, peopleOfMeetings, repeatedAnnouncements, talksOfMeetings } from './part-queries.ts';
import {
  byMeeting,
  present,
  type ListedMeeting,
  type Parts,
  type SentInvitation,
  type WholeMeeting,
} from './present.ts';

export type MeetingFields = Partial<Omit<typeof meetings.$inferInsert, 'id' | 'wardId'>>;
type NewTalk = Omit<typeof speakingAssignments.$inferInsert, 'id' | 'wardId' | 'meetingId'>;
/** Read with the meeting itself, so that no read needs a further statement for it. */
const asked = sql<SentInvitation[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'part', i.part,
  'memberId', i.member_id, 'name', i.name, 'date', i.date, 'state', i.state, 'at', i.at, 'by', i.by, 'way', i.way,
  'word', i.word)), '[]') from invitations i
  where i.ward_id = ${sql.raw('"meetings"."ward_id"')} and i.meeting_id = ${sql.raw('"meetings"."id"')})`;

const inWard = (wardId: WardId, id: number) => and(eq(meetings.wardId, wardId), eq(meetings.id, id));

/** What a meeting was put together from, so that a save need not read again what it leaves as it is. */
const madeFrom = new WeakMap<WholeMeeting, Parts>();

/** The people named in meetings; those who are known already are not asked for again. */
async function peopleIn(
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

function put(row: ListedMeeting, parts: Parts): WholeMeeting {
  const meeting = present(row, parts);
  madeFrom.set(meeting, parts);
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

/** The same for one meeting, whose parts can be asked for before it has arrived. */
const oneWithParts = (db: Db, wardId: WardId, id: number, read: typeof oneMeeting): Promise<WholeMeeting | null> =>
  onOneConnection(db, async (one) => {
    const of = { wardId, meetingIds: [id] };
    const [[row], talks, music, found] = await Promise.all([
      read(one, { wardId, id }),
      talksOfMeetings(one, of),
      musicOfMeetings(one, of),
      peopleOfMeetings(one, of),
    ]);
    if (!row) return null;
    const known = new Map(found.map((person) => [person.id, person]));
    return put(row, { talks, music, people: await peopleIn(one, wardId, [row], { talks, music }, known) });
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
  ...SUMMARY
} = getTableColumns(meetings);
const statusOf = (edited: SQLWrapper, generated: SQLWrapper) =>
  sql<SheetStatus>`case when ${edited} is not null then 'edited' when ${generated} is not null then 'generated' else 'none' end`;

const summaries = statement((db) =>
  db
    .select({
      ...SUMMARY,
      asked,
      repeatedAnnouncements,
      sheets: {
        outline: statusOf(editedOutline, generatedOutline),
        script: statusOf(editedScript, generatedScript),
      },
    })
    .from(meetings)
    .where(inSpan)
    .orderBy(asc(meetings.date)),
);

/** The same without the texts of the sheets, which the database does not even read. */
export const listSummaries = (db: Db, wardId: WardId, span: Span) =>
  withParts(db, wardId, (one) => summaries(one, spanOf(wardId, span)));

const isAsked = and(eq(meetings.wardId, sql.placeholder('wardId')), eq(meetings.id, sql.placeholder('id')));
const oneMeeting = statement((db) => db.select(WHOLE).from(meetings).where(isAsked));
const oneHeldMeeting = statement((db) => db.select(WHOLE).from(meetings).where(isAsked).for('update'));

export const findMeeting = (db: Db, wardId: WardId, id: number) => oneWithParts(db, wardId, id, oneMeeting);

/** The same, holding the row until the transaction ends, so that two saves come one after the other. */
export const lockMeeting = (tx: Db, wardId: WardId, id: number) => oneWithParts(tx, wardId, id, oneHeldMeeting);

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
    .for('update');
  return row ?? null;
}

export async function insertMeeting(tx: Db, wardId: WardId, date: string, fields: MeetingFields): Promise<number> {
  const [row] = await tx
    .insert(meetings)
    .values({ ...fields, date, wardId })
    .returning({ id: meetings.id });
  if (!row) throw new Error('The database returned no meeting');
  return row.id;
}

/** Writes fields and counts up the versions of the parts that changed. Returns the row as it is then. */
export async function updateMeeting(
  tx: Db,
  wardId: WardId,
  id: number,
  fields: MeetingFields,
  counts: { own: boolean; music: boolean },
) {
  const [row] = await tx
    .update(meetings)
    .set({
      ...fields,
      ...(counts.own ? { version: sql`${meetings.version} + 1` } : {}),
      ...(counts.music ? { musicVersion: sql`${meetings.musicVersion} + 1` } : {}),
    })
    .where(inWard(wardId, id))
    .returning(WHOLE);
  if (!row) throw new Error('The database returned no meeting');
  return row;
}

/** A locked meeting after a save: what the save has not changed is as it was. */
export async function meetingAfter(
  tx: Db,
  wardId: WardId,
  before: WholeMeeting,
  row: ListedMeeting,
  changed: { talks: boolean; music: boolean },
): Promise<WholeMeeting> {
  const known = madeFrom.get(before);
  const of = { wardId, meetingIds: [row.id] };
  const [talks, music] = await Promise.all([
    known && !changed.talks ? known.talks : talksOfMeetings(tx, of),
    known && !changed.music ? known.music : musicOfMeetings(tx, of),
  ]);
  return put(row, { talks, music, people: await peopleIn(tx, wardId, [row], { talks, music }, known?.people) });
}

/** Speakers, music and events go with it. */
export async function deleteMeeting(db: Db, wardId: WardId, id: number): Promise<void> {
  await db.delete(meetings).where(inWard(wardId, id));
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
