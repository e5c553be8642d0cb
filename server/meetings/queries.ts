import { and, asc, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import { displayHymns } from '#shared/meetings/music/hymns.ts';
import type { SheetStatus } from '#shared/meetings/constants.ts';
import { invitationsIn, type StoredInvitation } from '#shared/invitations/assignments.ts';
import { byPart, INVITED_PARTS, MEMBER_PARTS, PERSON_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import type { SHEET_TEXTS } from '#shared/meetings/visible.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { meetings, type musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import type { Sex } from '#shared/members/schema.ts';
import { titledName } from '#shared/pulpit/titles.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';
import { membersAmong } from '#server/members/queries.ts';
import { musicOfMeetings, repeatedAnnouncements, talksOfMeetings } from './part-queries.ts';

export type StoredMeeting = typeof meetings.$inferSelect;
export type MeetingFields = Partial<Omit<typeof meetings.$inferInsert, 'id' | 'wardId'>>;
type NewTalk = Omit<typeof speakingAssignments.$inferInsert, 'id' | 'wardId' | 'meetingId'>;
type SheetText = (typeof SHEET_TEXTS)[number];
/** A row with the texts of its sheets, or without them. */
type ListedMeeting = Omit<StoredMeeting, SheetText> &
  Pick<MeetingRow, SheetText | 'sheets'> & { asked: SentInvitation[]; repeatedAnnouncements: string | null };
type Person = { id: number; firstName: string; lastName: string; calling: string | null; sex: Sex | null };

/** As the database writes it into JSON. */
type SentInvitation = Omit<StoredInvitation, 'at'> & { at: string };
/** Read with the meeting itself, so that no read needs a further statement for it. */
const asked = sql<SentInvitation[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'part', i.part,
  'memberId', i.member_id, 'name', i.name, 'date', i.date, 'state', i.state, 'at', i.at, 'by', i.by, 'way', i.way,
  'word', i.word)), '[]') from invitations i
  where i.ward_id = ${sql.raw('"meetings"."ward_id"')} and i.meeting_id = ${sql.raw('"meetings"."id"')})`;

/** A meeting, whether a person has set its status above what the rules give, and the invitations in it that another person or date has ended. */
export type WholeMeeting = MeetingRow &
  Pick<StoredMeeting, 'isStatusChosen' | 'outlineLastGenerated' | 'scriptLastGenerated'> & {
    endedInvitations: number[];
  };

const inWard = (wardId: WardId, id: number) => and(eq(meetings.wardId, wardId), eq(meetings.id, id));

/** Meetings with all that a row, card or page shows. Four queries, however many meetings. */
async function withParts(db: Db, wardId: WardId, rows: ListedMeeting[]): Promise<WholeMeeting[]> {
  if (rows.length === 0) return [];
  const meetingIds = rows.map((row) => row.id);
  const talks = await talksOfMeetings(db, { wardId, meetingIds });
  const music = await musicOfMeetings(db, { wardId, meetingIds });
  const named = [
    ...rows.flatMap((row) => PERSON_PARTS.map(({ id }) => row[id])),
    ...talks.map((talk) => talk.memberId),
  ];
  const ids = [...new Set(named)].filter((id) => id !== null);
  const people = new Map((await membersAmong(db, wardId, ids)).map((person) => [person.id, person]));
  const talksOf = byMeeting(talks);
  const musicOf = byMeeting(music);
  return rows.map((row) => present(row, talksOf.get(row.id) ?? [], musicOf.get(row.id) ?? [], people));
}

function byMeeting<T extends { meetingId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.meetingId);
    if (group) group.push(row);
    else groups.set(row.meetingId, [row]);
  }
  return groups;
}

function present(
  row: ListedMeeting,
  talks: (typeof speakingAssignments.$inferSelect)[],
  music: (typeof musicalNumbers.$inferSelect)[],
  people: ReadonlyMap<number, Person>,
): WholeMeeting {
  const person = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  const name = (id: number | null, typed: string | null) => {
    const found = person(id);
    return found ? fullName(found) : typed;
  };
  const { asked: sent, ...fields } = row;
  const meeting = {
    ...fields,
    ...byPart(MEMBER_PARTS, 'name', ({ id }) => person(row[id])),
    ...byPart(VISITOR_PARTS, 'name', ({ id, typed }) => name(row[id], row[typed])),
    spokenNames: byPart(VISITOR_PARTS, 'name', ({ id }) => {
      const found = person(row[id]);
      return found?.sex ? (titledName(found) ?? undefined) : undefined;
    }),
    ...displayHymns(music),
    speakingAssignments: talks.map((talk) => ({
      ...talk,
      member: person(talk.memberId),
      speakerName: name(talk.memberId, talk.speakerName),
    })),
    musicalNumbers: music,
  };
  const { of, ended } = invitationsIn(
    meeting,
    sent.map((one) => ({ ...one, at: new Date(one.at) })),
  );
  return {
    ...meeting,
    invitations: byPart(INVITED_PARTS, 'key', ({ key }) => of.get(key)),
    speakingAssignments: meeting.speakingAssignments.map((talk) => ({
      ...talk,
      invitation: of.get(`talk:${talk.id}`),
    })),
    musicalNumbers: music.map((number) => ({ ...number, invitation: of.get(`number:${number.id}`) })),
    endedInvitations: ended,
  };
}

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

export const listMeetings = async (db: Db, wardId: WardId, span: Span) =>
  withParts(db, wardId, await wholeMeetings(db, spanOf(wardId, span)));

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
export const listSummaries = async (db: Db, wardId: WardId, span: Span) =>
  withParts(db, wardId, await summaries(db, spanOf(wardId, span)));

const isAsked = and(eq(meetings.wardId, sql.placeholder('wardId')), eq(meetings.id, sql.placeholder('id')));
const oneMeeting = statement((db) => db.select(WHOLE).from(meetings).where(isAsked));
const oneHeldMeeting = statement((db) => db.select(WHOLE).from(meetings).where(isAsked).for('update'));

export async function findMeeting(db: Db, wardId: WardId, id: number) {
  const [found] = await withParts(db, wardId, await oneMeeting(db, { wardId, id }));
  return found ?? null;
}

/** The same, holding the row until the transaction ends, so that two saves come one after the other. */
export async function lockMeeting(tx: Db, wardId: WardId, id: number) {
  const [found] = await withParts(tx, wardId, await oneHeldMeeting(tx, { wardId, id }));
  return found ?? null;
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

/** Writes fields and counts up the versions of the parts that changed. */
export async function updateMeeting(
  tx: Db,
  wardId: WardId,
  id: number,
  fields: MeetingFields,
  counts: { own: boolean; music: boolean },
) {
  await tx
    .update(meetings)
    .set({
      ...fields,
      ...(counts.own ? { version: sql`${meetings.version} + 1` } : {}),
      ...(counts.music ? { musicVersion: sql`${meetings.musicVersion} + 1` } : {}),
    })
    .where(inWard(wardId, id));
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
