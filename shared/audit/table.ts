import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { wards } from '#shared/wards/table.ts';
import { AUDIT_ACTIONS } from './schema.ts';

/** Who did what when, in words without secrets or contact information. Rows outlive the users they mention. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    wardId: integer('ward_id').references(() => wards.id),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    actorId: integer('actor_id'),
    actor: text('actor').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    /** The person or thing affected: a username, a ward, a date. */
    subject: text('subject'),
    detail: text('detail'),
  },
  (t) => [index('audit_events_by_ward').on(t.wardId, t.at)],
);
