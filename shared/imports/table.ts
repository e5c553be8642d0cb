import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { wards } from '#shared/wards/table.ts';
import type { KeptRow } from './kept/kept-rows.ts';
import type { ExistingMember, ImportTrace } from './matching.ts';

/** Files that were previewed or imported: for a quarter of an hour what they say, then for a season what they changed. */
export const memberImports = pgTable(
  'member_imports',
  {
    wardId: integer('ward_id')
      .notNull()
      .references(() => wards.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    /** Outlives the account, as the activity of the ward does. */
    userId: integer('user_id').notNull(),
    by: text('by').notNull(),
    fileName: text('file_name').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    readByAi: boolean('read_by_ai').notNull(),
    ignoredColumns: json('ignored_columns').$type<string[]>().notNull(),
    /** What the file says and the preview showed of it, until it is saved. Unlike jsonb, json accepts what no text column may contain. */
    rows: json('rows').$type<KeptRow[]>(),
    /** The members that the preview compared the file with, so that the save can tell who has changed since. */
    known: json('known').$type<ExistingMember[]>(),
    savedAt: timestamp('saved_at', { withTimezone: true }),
    imported: integer('imported').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** What it changed, as far as that is not undone. */
    trace: jsonb('trace').$type<ImportTrace>(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.wardId, t.id] }), index('member_imports_by_time').on(t.wardId, t.savedAt)],
);
