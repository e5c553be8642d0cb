import { and, eq, inArray } from 'drizzle-orm';
import { invitations } from '#shared/invitations/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

type NewInvitation = Omit<typeof invitations.$inferInsert, 'id' | 'wardId'>;

/** Answers what was known of the person before: there is one invitation of each to each part. */
export async function putInvitation(tx: Db, wardId: WardId, known: number | null, invitation: NewInvitation) {
  if (known === null) await tx.insert(invitations).values({ ...invitation, wardId });
  else
    await tx
      .update(invitations)
      .set(invitation)
      .where(inWard(wardId, [known]));
}

const inWard = (wardId: WardId, ids: readonly number[]) =>
  and(eq(invitations.wardId, wardId), inArray(invitations.id, [...ids]));

export async function endInvitations(tx: Db, wardId: WardId, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(invitations).where(inWard(wardId, ids));
}

export const listInvitations = (tx: Db, wardId: WardId, meetingId: number) =>
  tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.wardId, wardId), eq(invitations.meetingId, meetingId)));
