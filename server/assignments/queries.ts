import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { meetings, musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { nameKeyOf, recordName, type Named } from '#shared/text/person-name.ts';
import type { AssignmentReference } from '#shared/users/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { foldedLoose } from '#server/db/folded.ts';
import { SAID_NAME } from '#server/members/queries.ts';

type Person = Named & { email: string | null };

/** The members of the ward who are this person: those with the same email, or else the same name, of the record or the one they go by. */
async function membersWhoAre(db: Db, wardId: WardId, { email, ...person }: Person): Promise<number[]> {
  const find = (same: ReturnType<typeof sql>) =>
    db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.wardId, wardId), same));
  const byEmail = email ? await find(sql`lower(${members.email}) = lower(${email})`) : [];
  const called = sql`${members.preferredName} is not null and ${foldedLoose(SAID_NAME)} = ${foldLoose(recordName(person))}`;
  const found =
    byEmail.length > 0 ? byEmail : await find(sql`(${members.nameKey} = ${nameKeyOf(person)} or (${called}))`);
  return found.map((row) => row.id);
}

/** What this person has to do in the ward's meetings from `today` on. */
export async function assignmentsOf(
  db: Db,
  wardId: WardId,
  person: Person,
  today: string,
): Promise<AssignmentReference[]> {
  return assignmentsOfMembers(db, wardId, await membersWhoAre(db, wardId, person), today);
}

/** What these members have to do in the ward's meetings from `today` on. */
export async function assignmentsOfMembers(
  db: Db,
  wardId: WardId,
  ids: readonly number[],
  today: string,
): Promise<AssignmentReference[]> {
  if (ids.length === 0) return [];
  const ahead = and(eq(meetings.wardId, wardId), gte(meetings.date, today));
  const parts = await db
    .select()
    .from(meetings)
    .where(and(ahead, or(...PERSON_PARTS.map(({ id }) => inArray(meetings[id], ids)))));
  const talks = await db
    .select({ meetingId: meetings.id, date: meetings.date })
    .from(speakingAssignments)
    .innerJoin(
      meetings,
      and(eq(meetings.wardId, speakingAssignments.wardId), eq(meetings.id, speakingAssignments.meetingId)),
    )
    .where(and(ahead, inArray(speakingAssignments.memberId, ids)));
  const music = await db
    .select({ meetingId: meetings.id, date: meetings.date })
    .from(musicalNumbers)
    .innerJoin(meetings, and(eq(meetings.wardId, musicalNumbers.wardId), eq(meetings.id, musicalNumbers.meetingId)))
    .where(
      and(
        ahead,
        or(
          ...[musicalNumbers.performerId, musicalNumbers.directorId, musicalNumbers.accompanistId].map((column) =>
            inArray(column, ids),
          ),
        ),
      ),
    );
  return [
    ...parts.flatMap((meeting) =>
      PERSON_PARTS.filter(({ id }) => ids.includes(meeting[id] ?? 0)).map(({ label }) => ({
        meetingId: meeting.id,
        date: meeting.date,
        assignment: label,
      })),
    ),
    ...talks.map((talk) => ({ ...talk, assignment: 'Speaker' })),
    ...music.map((number) => ({ ...number, assignment: 'Musical number' })),
  ].sort((a, b) => a.date.localeCompare(b.date));
}
