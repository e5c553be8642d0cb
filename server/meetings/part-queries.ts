import { and, asc, eq, sql } from 'drizzle-orm';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { meetings, musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import { statement } from '#server/db/statement.ts';
import { PERSON } from '#server/members/queries.ts';

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

const partIds = sql.join(
  PERSON_PARTS.map(({ id }) => meetings[id]),
  sql`, `,
);
/** Everyone with a part, a talk, or a musical number, without anyone having to name them first. */
export const peopleOfMeetings = statement((db) =>
  db
    .select(PERSON)
    .from(members)
    .where(
      and(
        eq(members.wardId, sql.placeholder('wardId')),
        sql`${members.id} = any(array(
          select unnest(array[${partIds}]) from ${meetings} where ${meetings.wardId} = ${sql.placeholder('wardId')}
            and ${meetings.id} = any(${sql.placeholder('meetingIds')}::int[])
          union all
          select ${speakingAssignments.memberId} from ${speakingAssignments} where ${ofMeetings(speakingAssignments)}
          union all
          select ${musicalNumbers.performerId} from ${musicalNumbers} where ${ofMeetings(musicalNumbers)}))`,
      ),
    ),
);
