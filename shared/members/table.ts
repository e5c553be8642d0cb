import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { columnName } from '#shared/text/column-name.ts';
import type { AwayDates } from './away.ts';
import { MEMBER_FIELD_NAMES, MEMBER_FIELDS, type MemberFieldName } from './schema.ts';
import { stamps, wards } from '#shared/wards/table.ts';

const choiceColumn = <C extends readonly [string, ...string[]]>(name: string, choices: C) =>
  text(name, { enum: choices });
const COLUMN = {
  required: (name: string) => text(name).notNull(),
  text: (name: string) => text(name),
  year: (name: string) => integer(name),
  switch: (name: string, usual: boolean) => boolean(name).notNull().default(usual),
};
type FieldColumn<F extends { kind: string }> = F extends { kind: 'choice'; choices: infer C }
  ? C extends readonly [string, ...string[]]
    ? ReturnType<typeof choiceColumn<C>>
    : never
  : F['kind'] extends keyof typeof COLUMN
    ? ReturnType<(typeof COLUMN)[F['kind']]>
    : never;
type FieldColumns = { [K in MemberFieldName]: FieldColumn<(typeof MEMBER_FIELDS)[K]> };

/** A column for each field of the schema, with the default of an empty form. */
const FIELD_COLUMNS = Object.fromEntries(
  MEMBER_FIELD_NAMES.map((name) => {
    const field = MEMBER_FIELDS[name];
    const column = columnName(name);
    if (field.kind === 'switch') return [name, COLUMN.switch(column, field.empty)];
    return [name, field.kind === 'choice' ? choiceColumn(column, field.choices) : COLUMN[field.kind](column)];
  }),
) as FieldColumns;

export const members = pgTable(
  'members',
  {
    wardId: integer('ward_id')
      .notNull()
      .references(() => wards.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    ...FIELD_COLUMNS,
    /** 'first last' without regard to case and accents; finds the same person again. */
    nameKey: text('name_key').notNull(),
    /** Talks and last talk from before the meetings in this database; an import or the form gives them. */
    startingTalks: integer('starting_talks').notNull().default(0),
    startingLastTalk: date('starting_last_talk', { mode: 'string' }),
    away: jsonb('away').$type<AwayDates[]>().notNull().default([]),
    isDeleted: boolean('is_deleted').notNull().default(false),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    index('members_by_name').on(t.wardId, t.nameKey),
    index('members_by_email').on(t.wardId, sql`lower(${t.email})`),
  ],
);
