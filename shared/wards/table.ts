import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { WARD_DEFAULTS } from './limits.ts';
import type { WardCustomization } from './schema.ts';

export const stamps = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
};

export const wards = pgTable(
  'wards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    stake: text('stake'),
    region: text('region'),
    meetingAddress: text('meeting_address'),
    bishopName: text('bishop_name'),
    bishopEmail: text('bishop_email'),
    clerkName: text('clerk_name'),
    clerkEmail: text('clerk_email'),
    meetingTime: text('meeting_time').notNull().default(WARD_DEFAULTS.meetingTime),
    customization: jsonb('customization').$type<WardCustomization>().notNull().default({}),
    isActive: boolean('is_active').notNull().default(true),
    /** Counts the changes of the settings too: they are kept in this row. */
    version: integer('version').notNull().default(1),
    ...stamps,
  },
  // No two wards publish under one name.
  (t) => [uniqueIndex('wards_program_name').on(sql`(${t.customization} #>> '{publicProgram,name}')`)],
);

/**
 * Raised by the database with each transaction that changes anything of the ward (migration ward_revisions), so that an
 * answer given at a revision is good as long as the revision stands. Moments in milliseconds: none comes twice, even
 * after an older copy has been restored.
 */
export const wardRevisions = pgTable('ward_revisions', {
  wardId: integer('ward_id')
    .primaryKey()
    .references(() => wards.id, { onDelete: 'cascade' }),
  revision: bigint('revision', { mode: 'number' }).notNull(),
  /** The revision at which the row of the ward itself, with its settings, last changed. */
  settings: bigint('settings', { mode: 'number' }).notNull(),
});
