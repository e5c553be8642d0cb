import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { stamps, wards } from '#shared/wards/table.ts';

export const members = pgTable(
  'members',
  {
    wardId: integer('ward_id')
      .notNull()
      .references(() => wards.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** 'first last' without regard to case and accents; finds the same person again. */
    nameKey: text('name_key').notNull(),
    email: text('email'),
    phone: text('phone'),
    calling: text('calling'),
    isAvailable: boolean('is_available').notNull().default(true),
    notes: text('notes'),
    /** Talks and last talk from before the meetings in this database; an import or the form gives them. */
    startingTalks: integer('starting_talks').notNull().default(0),
    startingLastTalk: date('starting_last_talk', { mode: 'string' }),
    isDeleted: boolean('is_deleted').notNull().default(false),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    index('members_by_name').on(t.wardId, t.nameKey),
    index('members_by_email').on(t.wardId, sql`lower(${t.email})`),
  ],
);
