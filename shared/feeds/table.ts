import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#shared/users/table.ts';
import { wards } from '#shared/wards/table.ts';

/** A user's calendar address, as the SHA-256 of its secret. It is good for the ward and role that it was made in. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique('calendar_feeds_hash'),
  wardId: integer('ward_id')
    .notNull()
    .references(() => wards.id, { onDelete: 'cascade' }),
  role: text('role').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
