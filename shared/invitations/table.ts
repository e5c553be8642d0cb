import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AwayDates } from '#shared/members/away.ts';
import { members } from '#shared/members/table.ts';
import { meetings } from '#shared/meetings/table.ts';
import { INVITATION_STATES, INVITATION_WAYS } from './constants.ts';

/** Who was asked to do what on which Sunday. It is in force as long as that person has that part on that date. */
export const invitations = pgTable(
  'invitations',
  {
    wardId: integer('ward_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    meetingId: integer('meeting_id').notNull(),
    part: text('part').notNull(),
    memberId: integer('member_id'),
    /** A visitor's name; null for a member. */
    name: text('name'),
    date: date('date', { mode: 'string' }).notNull(),
    state: text('state', { enum: INVITATION_STATES }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: text('by').notNull(),
    way: text('way', { enum: INVITATION_WAYS }).notNull(),
    word: text('word'),
    /** The days away that the person gave with a no, so that another answer can change them. */
    away: jsonb('away').$type<AwayDates>(),
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    index('invitations_by_meeting').on(t.wardId, t.meetingId),
    index('invitations_by_member').on(t.wardId, t.memberId),
    foreignKey({
      name: 'invitations_meeting_fk',
      columns: [t.wardId, t.meetingId],
      foreignColumns: [meetings.wardId, meetings.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'invitations_member_fk',
      columns: [t.wardId, t.memberId],
      foreignColumns: [members.wardId, members.id],
    }).onDelete('cascade'),
  ],
);

/** The private links to an invitation: the SHA-256 of the secret in each. They end with the invitation. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    hash: text('hash').primaryKey(),
    wardId: integer('ward_id').notNull(),
    invitationId: integer('invitation_id').notNull(),
    /** Where it was mailed, in lower case; null for a link that a planner passes on. */
    address: text('address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null while it has only stood in a text that a planner read. */
    givenAt: timestamp('given_at', { withTimezone: true }),
    /** When its person was marked as not asked, which can be undone. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    index('invitation_links_by_invitation').on(t.wardId, t.invitationId),
    foreignKey({
      name: 'invitation_links_invitation_fk',
      columns: [t.wardId, t.invitationId],
      foreignColumns: [invitations.wardId, invitations.id],
    }).onDelete('cascade'),
  ],
);
