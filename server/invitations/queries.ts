import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { InvitedTo } from '#shared/invitations/constants.ts';
import { invitationLinks, invitations } from '#shared/invitations/table.ts';
import { mailStops } from '#shared/mail/table.ts';
import { meetings } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import { stillAway } from '#shared/members/away.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { MOST_UNGIVEN } from './limits.ts';

type NewInvitation = Omit<typeof invitations.$inferInsert, 'id' | 'wardId'>;

type InvitationMark = Pick<NewInvitation, 'state' | 'at' | 'by' | 'way' | 'word' | 'away'>;

const inWard = (wardId: WardId, ids: readonly number[]) =>
  and(eq(invitations.wardId, wardId), inArray(invitations.id, [...ids]));

export const listInvitations = (tx: Db, wardId: WardId, meetingId: number) =>
  tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.wardId, wardId), eq(invitations.meetingId, meetingId)));

/** Replaces what was known of the person before, if anything was. */
export async function putInvitation(
  tx: Db,
  wardId: WardId,
  known: number | null,
  invitation: NewInvitation,
): Promise<number> {
  if (known !== null) {
    await tx
      .update(invitations)
      .set(invitation)
      .where(inWard(wardId, [known]));
    return known;
  }
  const [row] = await tx
    .insert(invitations)
    .values({ ...invitation, wardId })
    .returning({ id: invitations.id });
  if (!row) throw new Error('The database returned no invitation');
  return row.id;
}

/** Along with the other details of members that a ward no longer wants. */
export const clearGivenAway = (tx: Db, wardId: WardId) =>
  tx
    .update(invitations)
    .set({ away: null })
    .where(and(eq(invitations.wardId, wardId), isNotNull(invitations.away)));

/** For people of whom nothing was known before. */
export async function insertInvitations(tx: Db, wardId: WardId, added: readonly NewInvitation[]): Promise<void> {
  if (added.length > 0) await tx.insert(invitations).values(added.map((one) => ({ wardId, ...one })));
}

/** The same for all of them; whose they are stays. */
export async function changeInvitations(tx: Db, wardId: WardId, ids: readonly number[], mark: InvitationMark) {
  if (ids.length > 0) await tx.update(invitations).set(mark).where(inWard(wardId, ids));
}

/** Their links end with them. */
export async function endInvitations(tx: Db, wardId: WardId, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(invitations).where(inWard(wardId, ids));
}

/** For a query of meetings: the `stayedAway` of one who has a part, as a member or by the name typed. */
export const tookPart = (part: InvitedTo, memberId: SQLWrapper, name: SQLWrapper, today: SQLWrapper): SQL =>
  sql`not exists (select from ${invitations} where ${invitations.wardId} = ${meetings.wardId}
    and ${invitations.meetingId} = ${meetings.id} and ${invitations.date} = ${meetings.date}
    and ${invitations.part} = ${part} and ${invitations.state} = 'declined' and ${meetings.date} < ${today}::date
    and ${invitations.memberId} is not distinct from ${memberId}
    and (${memberId} is not null or ${invitations.name} = ${name}))`;

type NewLink = Omit<typeof invitationLinks.$inferInsert, 'wardId'>;

const linksOf = (wardId: WardId, invitationId: number) =>
  and(eq(invitationLinks.wardId, wardId), eq(invitationLinks.invitationId, invitationId));

/** Anyone who reads a text may be about to send it, so its link waits; one that was given is never among them. */
const isUngiven = (wardId: WardId, invitationId: number) =>
  and(linksOf(wardId, invitationId), isNull(invitationLinks.givenAt), isNull(invitationLinks.endedAt));

/**
 * A text that is written once more brings one more link; the ones given before go on. What was mailed to another address
 * before ends: it may be someone else's.
 */
export async function putLink(tx: Db, wardId: WardId, link: NewLink): Promise<void> {
  const { invitationId, address } = link;
  if (address)
    await tx.delete(invitationLinks).where(and(linksOf(wardId, invitationId), ne(invitationLinks.address, address)));
  const older = await tx
    .select({ hash: invitationLinks.hash })
    .from(invitationLinks)
    .where(isUngiven(wardId, invitationId))
    .orderBy(desc(invitationLinks.createdAt))
    .offset(MOST_UNGIVEN - 1);
  await tx.delete(invitationLinks).where(
    inArray(
      invitationLinks.hash,
      older.map(({ hash }) => hash),
    ),
  );
  await tx.insert(invitationLinks).values({ ...link, wardId });
}

/** Once a text is copied or sent, its link has been given; which of those that wait it is, no one says. */
export const giveLinks = (tx: Db, wardId: WardId, invitationId: number, givenAt: Date) =>
  tx.update(invitationLinks).set({ givenAt }).where(isUngiven(wardId, invitationId));

/** Takes back that a person was asked. The links open nothing from that moment on, by which an undo finds them. */
export async function withdrawInvitation(tx: Db, wardId: WardId, id: number, mark: InvitationMark): Promise<void> {
  await changeInvitations(tx, wardId, [id], mark);
  await tx
    .update(invitationLinks)
    .set({ endedAt: mark.at })
    .where(and(linksOf(wardId, id), isNull(invitationLinks.endedAt)));
}

/** Before the invitation is marked again. */
export const reviveLinks = (tx: Db, wardId: WardId, id: number) =>
  tx
    .update(invitationLinks)
    .set({ endedAt: null })
    .where(
      and(
        linksOf(wardId, id),
        eq(
          invitationLinks.endedAt,
          tx
            .select({ at: invitations.at })
            .from(invitations)
            .where(inWard(wardId, [id])),
        ),
      ),
    );

/** One whose email was not taken, so that no one can have it. */
export const removeLink = (tx: Db, hash: string) => tx.delete(invitationLinks).where(eq(invitationLinks.hash, hash));

/** The invitation that a link is about; null for every link that is not, or no longer, one. */
export async function findByLink(db: Db, hash: string) {
  const [row] = await db
    .select({ invitation: invitations, away: members.away })
    .from(invitationLinks)
    .innerJoin(
      invitations,
      and(eq(invitations.wardId, invitationLinks.wardId), eq(invitations.id, invitationLinks.invitationId)),
    )
    .leftJoin(members, and(eq(members.wardId, invitations.wardId), eq(members.id, invitations.memberId)))
    // What was mailed to an address that is marked as wrong may be in someone else's mailbox.
    .leftJoin(
      mailStops,
      and(
        eq(mailStops.wardId, invitationLinks.wardId),
        eq(mailStops.address, invitationLinks.address),
        eq(mailStops.reason, 'wrong'),
      ),
    )
    .where(
      and(
        eq(invitationLinks.hash, hash),
        isNull(invitationLinks.endedAt),
        isNull(mailStops.id),
        // A member who was removed from the list answers nothing anymore.
        or(isNull(invitations.memberId), eq(members.isDeleted, false)),
      ),
    );
  return row ? { ...row.invitation, away: stillAway(row.away ?? [], row.invitation.away) } : null;
}
