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
