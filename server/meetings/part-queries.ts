import { and, asc, eq, sql } from 'drizzle-orm';
import { musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import { statement } from '#server/db/statement.ts';

const ofMeetings = (table: typeof speakingAssignments | typeof musicalNumbers) =>
  and(
    eq(table.wardId, sql.placeholder('wardId')),
    sql`${table.meetingId} = any(${sql.placeholder('meetingIds')}::int[])`,
  );
export const talksOfMeetings = statement((db) =>
  db
    .select()
    .from(speakingAssignments)
    .where(ofMeetings(speakingAssignments))
    .orderBy(asc(speakingAssignments.order), asc(speakingAssignments.id)),
);
export const musicOfMeetings = statement((db) =>
  db
    .select()
    .from(musicalNumbers)
    .where(ofMeetings(musicalNumbers))
    .orderBy(asc(musicalNumbers.order), asc(musicalNumbers.id)),
);

/** Kept with the ward, and in force on the meeting's own Sunday. */
export const repeatedAnnouncements = sql<
  string | null
>`(select string_agg(a.value->>'text', E'\\n' order by a.ordinality)
  from wards w, jsonb_array_elements(coalesce(w.customization->'repeatingAnnouncements', '[]')) with ordinality a
  where w.id = ${sql.raw('"meetings"."ward_id"')}
    and to_char(${sql.raw('"meetings"."date"')}, 'YYYY-MM-DD') between a.value->>'from' and a.value->>'until')`;
