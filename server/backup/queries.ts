import { eq, getTableColumns, sql } from 'drizzle-orm';
import { meetings, musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import { customHymns } from '#shared/music/table.ts';
import { users } from '#shared/users/table.ts';
import { wards } from '#shared/wards/table.ts';
import type { WardId } from '#server/access/actor.ts';
import { transaction, type Db } from '#server/db/connect.ts';

const { passwordHash: _, ...people } = getTableColumns(users);

/** Everything of a ward as it stood at one moment. Passwords, passkeys and sessions stay where they are. */
export const readWhole = (db: Db, wardId: WardId) =>
  transaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return {
      ward: await tx.select().from(wards).where(eq(wards.id, wardId)),
      users: await tx.select(people).from(users).where(eq(users.wardId, wardId)).orderBy(users.id),
      members: await tx.select().from(members).where(eq(members.wardId, wardId)).orderBy(members.id),
      meetings: await tx.select().from(meetings).where(eq(meetings.wardId, wardId)).orderBy(meetings.id),
      speakingAssignments: await tx
        .select()
        .from(speakingAssignments)
        .where(eq(speakingAssignments.wardId, wardId))
        .orderBy(speakingAssignments.id),
      musicalNumbers: await tx
        .select()
        .from(musicalNumbers)
        .where(eq(musicalNumbers.wardId, wardId))
        .orderBy(musicalNumbers.id),
      customHymns: await tx.select().from(customHymns).where(eq(customHymns.wardId, wardId)).orderBy(customHymns.id),
    };
  });
