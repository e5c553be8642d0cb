import { and, eq, ne, or, isNotNull, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, pgView, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { meetings, musicalNumbers } from '#shared/meetings/table.ts';
import { stamps, wards } from '#shared/wards/table.ts';

export const customHymns = pgTable(
  'custom_hymns',
  {
    wardId: integer('ward_id')
      .notNull()
      .references(() => wards.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    /** The title without regard to case, accents and punctuation; a ward has each only once. */
    titleKey: text('title_key').notNull(),
    category: text('category').notNull().default('general'),
    isCustom: boolean('is_custom').notNull().default(true),
    createdBy: integer('created_by'),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.wardId, t.id] }), unique('custom_hymns_ward_title').on(t.wardId, t.titleKey)],
);

/** Which hymn was, or will be, sung when. Derived, so that it can never drift from the meetings. */
export const hymnUsage = pgView('hymn_usage').as((query) =>
  query
    .select({
      id: musicalNumbers.id,
      wardId: musicalNumbers.wardId,
      hymnNumber: musicalNumbers.hymnNumber,
      hymnTitle: sql<string>`${musicalNumbers.title}`.as('hymn_title'),
      usageDate: sql<string>`${meetings.date}`.as('usage_date'),
      meetingId: musicalNumbers.meetingId,
      hymnType: sql<string>`replace(${musicalNumbers.type}, '_hymn', '')`.as('hymn_type'),
    })
    .from(musicalNumbers)
    .innerJoin(meetings, and(eq(meetings.wardId, musicalNumbers.wardId), eq(meetings.id, musicalNumbers.meetingId)))
    .where(or(ne(musicalNumbers.type, 'special_number'), isNotNull(musicalNumbers.hymnNumber))),
);
