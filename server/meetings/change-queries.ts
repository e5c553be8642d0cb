import { getTableColumns, sql } from 'drizzle-orm';
import { meetingEvents, meetings } from '#shared/meetings/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';
import { insertEvent } from './event-queries.ts';
import { announcedOnMove, asked, musicOfMeetings, talksOfMeetings } from './part-queries.ts';
import type { WholeMeeting } from './present.ts';
import { isThatOne, ofMeeting, madeFrom, peopleIn, put, type MeetingFields } from './queries.ts';

export async function insertMeeting(tx: Db, wardId: WardId, date: string, fields: MeetingFields): Promise<number> {
  const [row] = await tx
    .insert(meetings)
    .values({ ...fields, date, wardId })
    .returning({ id: meetings.id });
  if (!row) throw new Error('The database returned no meeting');
  return row.id;
}

/** The parts of a meeting whose changes are counted. */
export type PartsCounted = { own: boolean; music: boolean };

/** Writes fields of a meeting and counts up the versions of the parts that changed. */
export async function updateMeeting(tx: Db, wardId: WardId, id: number, fields: MeetingFields, counts: PartsCounted) {
  await tx
    .update(meetings)
    .set({
      ...fields,
      ...(counts.own ? { version: sql`${meetings.version} + 1` } : {}),
      ...(counts.music ? { musicVersion: sql`${meetings.musicVersion} + 1` } : {}),
    })
    .where(ofMeeting(wardId, id));
}

/** What a meeting takes from other tables than its own, its talks, and its music. */
const elsewhere = statement((db) =>
  db.select({ asked, repeatedAnnouncements: announcedOnMove }).from(meetings).where(isThatOne),
);

type Change = { fields: MeetingFields; counts: PartsCounted; talks: boolean; marks: boolean };

function originOf(meeting: WholeMeeting) {
  const origin = madeFrom.get(meeting);
  if (!origin) throw new Error('This meeting was not read from the database');
  return origin;
}

/**
 * A locked meeting as a save leaves it: what the save does not change is as it was, and only what it has changed in other
 * tables is read again. The meeting itself is not written yet.
 */
export async function meetingWith(tx: Db, wardId: WardId, before: WholeMeeting, change: Change): Promise<WholeMeeting> {
  const { row: old, ...known } = originOf(before);
  const { fields, counts } = change;
  const { id } = old;
  const of = { wardId, meetingIds: [id] };
  const date = fields.date ?? old.date;
  const readsElsewhere = change.marks || date !== old.date;
  const [talks, music, [noted]] = await Promise.all([
    change.talks ? talksOfMeetings(tx, of) : known.talks,
    counts.music ? musicOfMeetings(tx, of) : known.music,
    readsElsewhere ? elsewhere(tx, { wardId, id, date }) : [],
  ]);
  const row = {
    ...old,
    ...fields,
    ...noted,
    version: old.version + Number(counts.own),
    musicVersion: old.musicVersion + Number(counts.music),
  };
  return put(row, { talks, music, people: await peopleIn(tx, wardId, [row], { talks, music }, known.people) });
}

/** What a save may change of the row itself. The sheets are written by their own calls. */
const {
  id: _id,
  wardId: _wardId,
  createdAt: _createdAt,
  generatedOutline: _outline,
  editedOutline: _ownOutline,
  editedOutlineBase: _outlineBase,
  outlineLastGenerated: _outlineAt,
  generatedScript: _script,
  editedScript: _ownScript,
  editedScriptBase: _scriptBase,
  scriptLastGenerated: _scriptAt,
  scriptSource: _source,
  ...CHANGED
} = getTableColumns(meetings);

const everyField = Object.fromEntries(
  Object.entries(CHANGED).map(([name, column]) => [name, sql`${sql.param(sql.placeholder(name), column)}`]),
);
const writtenRow = statement((db) => db.update(meetings).set(everyField).where(isThatOne));
/** The row and the line in its history take one statement, because the meeting is locked until both are written. */
const writtenWithEvent = statement((db) => {
  const noted = db.$with('noted').as(insertEvent(db).returning({ id: meetingEvents.id }));
  return db.with(noted).update(meetings).set(everyField).where(isThatOne);
});

type Settled = Pick<MeetingFields, 'status' | 'isStatusChosen'>;

/**
 * Writes a locked meeting as `meetingWith` has it, and what its history says about it, if anything. The text is the same
 * for every change, so that it is prepared.
 */
export const writeMeeting = (
  tx: Db,
  wardId: WardId,
  after: WholeMeeting,
  settled: Settled,
  event: { actor: string; summary: string } | null,
) => {
  const { row } = originOf(after);
  const values = { ...row, ...settled, wardId };
  return event ? writtenWithEvent(tx, { ...values, ...event, meetingId: row.id }) : writtenRow(tx, values);
};
