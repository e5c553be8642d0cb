import { and, eq, getTableName, inArray, sql } from 'drizzle-orm';
import { invitations } from '#shared/invitations/table.ts';
import { meetingEvents, meetings, musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import { users } from '#shared/users/table.ts';
import { wards } from '#shared/wards/table.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import type { SampleStake } from './sample-rows.ts';
import { DEMO_STAKE, DEMO_WARDS } from './sign-in.ts';

/** True while there is no ward and no account. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [ward] = await db.select({ id: wards.id }).from(wards).limit(1);
  if (ward) return false;
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  return !user;
}

/** True where the sample was tried before: its accounts let anyone in. */
export async function holdsSample(db: Db): Promise<boolean> {
  const found = await db.$count(wards, and(eq(wards.stake, DEMO_STAKE), inArray(wards.name, [...DEMO_WARDS])));
  return found === DEMO_WARDS.length;
}

/** Writes the whole sample into an empty database, or none of it. */
export async function fillWithSample(db: Db, sample: SampleStake, passwordHash: string): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.insert(wards).values(sample.wards);
    await tx.insert(users).values(sample.users.map((user) => ({ ...user, passwordHash })));
    await tx.insert(members).values(sample.members);
    await tx.insert(meetings).values(sample.meetings);
    await tx.insert(speakingAssignments).values(sample.speakingAssignments);
    await tx.insert(musicalNumbers).values(sample.musicalNumbers);
    await tx.insert(meetingEvents).values(sample.meetingEvents);
    await tx.insert(invitations).values(sample.invitations);
    // The rows carry their ids, so the counters behind the id columns have to be set past them.
    const counters = [
      wards,
      users,
      members,
      meetings,
      speakingAssignments,
      musicalNumbers,
      meetingEvents,
      invitations,
    ].map((table) => {
      const name = getTableName(table);
      return sql`setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`;
    });
    await tx.execute(sql`select ${sql.join(counters, sql`, `)}`);
  });
}
