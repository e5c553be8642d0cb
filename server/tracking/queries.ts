import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { meetings, speakingAssignments } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import type { Prayer, Talk } from '#shared/tracking/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

/** `before` leaves out that day and what follows; `from` and `to` are both included. */
type When = { from?: string; before?: string; to?: string };

const inSpan = (wardId: WardId, { from, before, to }: When) =>
  and(
    eq(meetings.wardId, wardId),
    from ? gte(meetings.date, from) : undefined,
    before ? lt(meetings.date, before) : undefined,
    to ? lte(meetings.date, to) : undefined,
  );

/** Talks with their day, newest first. Who is a member is called as the list calls them now. */
export function listTalks(db: Db, wardId: WardId, when: When): Promise<Talk[]> {
  return db
    .select({
      id: speakingAssignments.id,
      meetingId: speakingAssignments.meetingId,
      date: meetings.date,
      memberId: speakingAssignments.memberId,
      speakerName: sql<string | null>`coalesce(${members.firstName} || ' ' || ${members.lastName}, ${speakingAssignments.speakerName})`,
      topic: speakingAssignments.topic,
      duration: speakingAssignments.duration,
    })
    .from(speakingAssignments)
    .innerJoin(meetings, and(eq(meetings.wardId, speakingAssignments.wardId), eq(meetings.id, speakingAssignments.meetingId)))
    .leftJoin(members, and(eq(members.wardId, speakingAssignments.wardId), eq(members.id, speakingAssignments.memberId)))
    .where(inSpan(wardId, when))
    .orderBy(desc(meetings.date), asc(speakingAssignments.order), asc(speakingAssignments.id));
}

function prayersOf(db: Db, wardId: WardId, when: When, topic: Prayer['topic']) {
  const [id, typed] = topic === 'invocation' ? [meetings.invocationMemberId, meetings.invocationName] : [meetings.benedictionMemberId, meetings.benedictionName];
  return db
    .select({
      meetingId: meetings.id,
      date: meetings.date,
      memberId: id,
      speakerName: sql<string | null>`coalesce(${members.firstName} || ' ' || ${members.lastName}, ${typed})`,
    })
    .from(meetings)
    .leftJoin(members, and(eq(members.wardId, meetings.wardId), eq(members.id, id)))
    .where(and(inSpan(wardId, when), sql`(${id} is not null or ${typed} is not null)`));
}

export async function listPrayers(db: Db, wardId: WardId, when: When): Promise<Prayer[]> {
  const both = [];
  for (const topic of ['invocation', 'benediction'] as const) {
    const rows = await prayersOf(db, wardId, when, topic);
    both.push(...rows.map((row) => ({ ...row, id: `${row.meetingId}-${topic}`, topic, duration: null })));
  }
  return both;
}
