import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from '#shared/members/table.ts';
import { wards } from '#shared/wards/table.ts';
import { MAIL_KINDS, MAIL_STATES, STOP_REASONS } from './constants.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const recipient = {
  wardId: integer('ward_id')
    .notNull()
    .references(() => wards.id, { onDelete: 'cascade' }),
  memberId: integer('member_id'),
  /** Without a reference: a ward that is put back keeps its accounts as they are now, and some may be gone. */
  userId: integer('user_id'),
};

/** Every email that is to be sent or was: one row for an occasion, which the database allows only once. */
export const outbox = pgTable(
  'outbox',
  {
    ...recipient,
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** What the email is about, to whom: 'reminder 2026-06-28 talk member 9'. */
    occasion: text('occasion').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    /** The Sunday that it is about, or the first day of the month. */
    date: date('date', { mode: 'string' }).notNull(),
    meetingId: integer('meeting_id'),
    part: text('part'),
    /** A planner's own words, without the secret of a link, until they are sent. All else is written when it is sent. */
    text: text('text'),
    replyTo: text('reply_to'),
    by: text('by'),
    createdAt: at('created_at').notNull(),
    dueAt: at('due_at').notNull(),
    state: text('state', { enum: MAIL_STATES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Who sends it, until when; what comes later than that changes nothing anymore. */
    claim: text('claim'),
    leaseUntil: at('lease_until'),
    /** From here on the mail server may have it. */
    handedAt: at('handed_at'),
    sentAt: at('sent_at'),
    problem: text('problem'),
    /** The SHA-256 of the secret in the link that stops further mail. */
    stopHash: text('stop_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    uniqueIndex('outbox_occasion').on(t.wardId, t.occasion),
    index('outbox_newest').on(t.wardId, t.createdAt),
    index('outbox_by_member').on(t.wardId, t.memberId),
    index('outbox_by_user').on(t.userId),
    index('outbox_due')
      .on(t.dueAt)
      .where(sql`state in ('waiting', 'sending')`),
    uniqueIndex('outbox_stop_hash').on(t.stopHash),
    foreignKey({
      name: 'outbox_member_fk',
      columns: [t.wardId, t.memberId],
      foreignColumns: [members.wardId, members.id],
    }).onDelete('cascade'),
  ],
);

/** People who asked for no email, and addresses that a mail server refused. */
export const mailStops = pgTable(
  'mail_stops',
  {
    ...recipient,
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    /** In lower case. */
    address: text('address'),
    reason: text('reason', { enum: STOP_REASONS }).notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    uniqueIndex('mail_stops_member').on(t.wardId, t.memberId),
    uniqueIndex('mail_stops_user').on(t.wardId, t.userId),
    uniqueIndex('mail_stops_address').on(t.wardId, t.address),
    foreignKey({
      name: 'mail_stops_member_fk',
      columns: [t.wardId, t.memberId],
      foreignColumns: [members.wardId, members.id],
    }).onDelete('cascade'),
  ],
);

/** When a ward's mail is looked at next. Whatever was due before `heldBefore` may have been sent before a restore. */
export const mailPlans = pgTable(
  'mail_plans',
  {
    wardId: integer('ward_id')
      .primaryKey()
      .references(() => wards.id, { onDelete: 'cascade' }),
    nextAt: at('next_at').notNull(),
    heldBefore: at('held_before'),
  },
  (t) => [index('mail_plans_due').on(t.nextAt)],
);
