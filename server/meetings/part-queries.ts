import { and, asc, eq, getTableColumns, sql, SQL, type SQLWrapper } from 'drizzle-orm';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { invitations } from '#shared/invitations/table.ts';
import { meetings, musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import { members } from '#shared/members/table.ts';
import { recordStamp, recordsStamp } from '#server/db/stamp.ts';
import { statement } from '#server/db/statement.ts';
import { PERSON } from '#server/members/queries.ts';
import type { NamedMember, SentInvitation, StoredNumber, StoredTalk } from './present.ts';

const partsOf = (table: typeof speakingAssignments | typeof musicalNumbers) =>
  and(
    eq(table.wardId, sql.placeholder('wardId')),
    sql`${table.meetingId} = any(${sql.placeholder('meetingIds')}::int[])`,
  );
const {
  wardId: _talkWard,
  createdAt: _talkMade,
  updatedAt: _talkChanged,
  ...TALK
} = getTableColumns(speakingAssignments);
const { wardId: _ward, createdAt: _made, updatedAt: _changed, ...NUMBER } = getTableColumns(musicalNumbers);

export const talksOfMeetings = statement((db) =>
  db
    .select(TALK)
    .from(speakingAssignments)
    .where(partsOf(speakingAssignments))
    .orderBy(asc(speakingAssignments.order), asc(speakingAssignments.id)),
);
export const musicOfMeetings = statement((db) =>
  db
    .select(NUMBER)
    .from(musicalNumbers)
    .where(partsOf(musicalNumbers))
    .orderBy(asc(musicalNumbers.order), asc(musicalNumbers.id)),
);

/** In a query of meetings: the ward and the number of the meeting, in a subquery too. */
const ITS_WARD = sql.raw('"meetings"."ward_id"');
const ITS_ID = sql.raw('"meetings"."id"');

const asJson = (fields: Record<string, SQLWrapper>) =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(
      ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field instanceof SQL.Aliased ? field.sql : field}`,
    ),
    sql`, `,
  )})`;
const ofIt = (table: typeof speakingAssignments | typeof musicalNumbers | typeof invitations) =>
  sql`${table} where ${table.wardId} = ${ITS_WARD} and ${table.meetingId} = ${ITS_ID}`;

/** For the query of one meeting: its talks, music, and everyone in it, in the same statement. */
export const talksOfIt = sql<StoredTalk[]>`(select coalesce(json_agg(${asJson(TALK)}
  order by ${speakingAssignments.order}, ${speakingAssignments.id}), '[]') from ${ofIt(speakingAssignments)})`;
export const musicOfIt = sql<StoredNumber[]>`(select coalesce(json_agg(${asJson(NUMBER)}
  order by ${musicalNumbers.order}, ${musicalNumbers.id}), '[]') from ${ofIt(musicalNumbers)})`;

const partIds = sql.join(
  PERSON_PARTS.map(({ id }) => sql.raw(`"meetings"."${meetings[id].name}"`)),
  sql`, `,
);
export const peopleOfIt = sql<NamedMember[]>`(select coalesce(json_agg(${asJson(PERSON)}), '[]') from ${members}
  where ${members.wardId} = ${ITS_WARD} and ${members.id} = any(array[${partIds}]
    || array(select ${speakingAssignments.memberId} from ${ofIt(speakingAssignments)})
    || array(select ${musicalNumbers.performerId} from ${ofIt(musicalNumbers)})))`;

/** Read with the meeting itself, so that no read needs a further statement for it. */
export const asked = sql<SentInvitation[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'part', i.part,
  'memberId', i.member_id, 'name', i.name, 'date', i.date, 'state', i.state, 'at', i.at, 'by', i.by, 'way', i.way,
  'word', i.word)), '[]') from invitations i
  where i.ward_id = ${ITS_WARD} and i.meeting_id = ${ITS_ID})`;

const person = sql`row(${sql.join(
  Object.values(PERSON).map((field) => (field instanceof SQL.Aliased ? field.sql : field)),
  sql`, `,
)})`;
/**
 * The stamp of all that a meeting is shown with, but for what the ward's own row says: its row, talks, music, and
 * invitations, and everyone in the ward by name, who are asked for once and not for each meeting.
 */
export const meetingStamp = sql<string>`concat_ws(' ', ${recordStamp(sql.raw('"meetings"'))}, ${sql.join(
  [speakingAssignments, musicalNumbers, invitations].map((table) => recordsStamp(sql`${table}`, ofIt(table))),
  sql`, `,
)}, ${recordsStamp(person, sql`${members} where ${members.wardId} = ${sql.placeholder('wardId')}`)})`;

/** Kept with the ward, and in force on that Sunday. */
const announcedOn = (wardId: SQL, date: SQL) => sql<string | null>`(select
  string_agg(a.value->>'text', E'\\n' order by a.ordinality)
  from wards w, jsonb_array_elements(coalesce(w.customization->'repeatingAnnouncements', '[]')) with ordinality a
  where w.id = ${wardId} and to_char(${date}, 'YYYY-MM-DD') between a.value->>'from' and a.value->>'until')`;
export const repeatedAnnouncements = announcedOn(ITS_WARD, sql.raw('"meetings"."date"'));
/** The same on a Sunday that a meeting moves to. */
export const announcedOnMove = announcedOn(ITS_WARD, sql`${sql.placeholder('date')}::date`);
