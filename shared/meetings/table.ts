import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { members } from '#shared/members/table.ts';
import { columnName } from '#shared/text/column-name.ts';
import { stamps, wards } from '#shared/wards/table.ts';
import { byPart, PERSON_PARTS, VISITOR_PARTS } from './parts.ts';
import { MEETING_KINDS, MEETING_STATUSES, MUSIC_TYPES } from './constants.ts';

export const meetings = pgTable(
  'meetings',
  {
    wardId: integer('ward_id')
      .notNull()
      .references(() => wards.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    date: date('date', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: MEETING_KINDS }).notNull().default('regular'),
    ...byPart(PERSON_PARTS, 'id', ({ id }) => integer(columnName(id))),
    ...byPart(VISITOR_PARTS, 'typed', ({ typed }) => text(columnName(typed))),
    announcements: text('announcements'),
    wardBusiness: text('ward_business'),
    releases: text('releases'),
    newCallings: text('new_callings'),
    notes: text('notes'),
    /** Null until someone has said so. */
    heldAsPlanned: boolean('held_as_planned'),
    attendance: integer('attendance'),
    generatedOutline: text('generated_outline'),
    editedOutline: text('edited_outline'),
    generatedScript: text('generated_script'),
    editedScript: text('edited_script'),
    /** The generated text that an edit started from: what tells the editor what has changed since. */
    editedOutlineBase: text('edited_outline_base'),
    editedScriptBase: text('edited_script_base'),
    /** An AI script is kept until someone asks for a new one; a template's is regenerated when the meeting changes. */
    scriptSource: text('script_source', { enum: ['ai', 'template'] }),
    outlineLastGenerated: timestamp('outline_last_generated', { withTimezone: true }),
    scriptLastGenerated: timestamp('script_last_generated', { withTimezone: true }),
    status: text('status', { enum: MEETING_STATUSES }).notNull().default('partially_planned'),
    /** A person's choice of a status above what the rules give; any other status follows the plan. */
    isStatusChosen: boolean('is_status_chosen').notNull().default(false),
    isComplete: boolean('is_complete').notNull().default(false),
    /** Counts the changes of the meeting's own fields and speakers. */
    version: integer('version').notNull().default(1),
    /** Counts the changes of its music, so that planner and music planner do not get in each other's way. */
    musicVersion: integer('music_version').notNull().default(1),
    /** False for an automatic draft that no one has edited: a meeting on its date replaces it. */
    isTouched: boolean('is_touched').notNull().default(true),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    unique('meetings_ward_date').on(t.wardId, t.date),
    ...PERSON_PARTS.map(({ key, id }) =>
      foreignKey({
        name: `meetings_${key}_fk`,
        columns: [t.wardId, t[id]],
        foreignColumns: [members.wardId, members.id],
      }),
    ),
  ],
);

export const speakingAssignments = pgTable(
  'speaking_assignments',
  {
    wardId: integer('ward_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    meetingId: integer('meeting_id').notNull(),
    memberId: integer('member_id'),
    speakerName: text('speaker_name'),
    topic: text('topic'),
    duration: integer('duration'),
    order: integer('order').notNull(),
    status: text('status').notNull().default('assigned'),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    index('speaking_assignments_by_meeting').on(t.wardId, t.meetingId),
    index('speaking_assignments_by_member').on(t.wardId, t.memberId),
    foreignKey({
      name: 'speaking_assignments_meeting_fk',
      columns: [t.wardId, t.meetingId],
      foreignColumns: [meetings.wardId, meetings.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'speaking_assignments_member_fk',
      columns: [t.wardId, t.memberId],
      foreignColumns: [members.wardId, members.id],
    }),
  ],
);

export const musicalNumbers = pgTable(
  'musical_numbers',
  {
    wardId: integer('ward_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    meetingId: integer('meeting_id').notNull(),
    type: text('type', { enum: MUSIC_TYPES }).notNull(),
    title: text('title').notNull(),
    hymnNumber: integer('hymn_number'),
    performerId: integer('performer_id'),
    directorId: integer('director_id'),
    accompanistId: integer('accompanist_id'),
    performer: text('performer'),
    notes: text('notes'),
    status: text('status').notNull().default('planned'),
    order: integer('order').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    index('musical_numbers_by_meeting').on(t.wardId, t.meetingId),
    index('musical_numbers_by_hymn').on(t.wardId, t.hymnNumber),
    foreignKey({
      name: 'musical_numbers_meeting_fk',
      columns: [t.wardId, t.meetingId],
      foreignColumns: [meetings.wardId, meetings.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'musical_numbers_performer_fk',
      columns: [t.wardId, t.performerId],
      foreignColumns: [members.wardId, members.id],
    }),
    foreignKey({
      name: 'musical_numbers_director_fk',
      columns: [t.wardId, t.directorId],
      foreignColumns: [members.wardId, members.id],
    }),
    foreignKey({
      name: 'musical_numbers_accompanist_fk',
      columns: [t.wardId, t.accompanistId],
      foreignColumns: [members.wardId, members.id],
    }),
  ],
);

/** Who changed what on a meeting, in words, for its planners. */
export const meetingEvents = pgTable(
  'meeting_events',
  {
    wardId: integer('ward_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    meetingId: integer('meeting_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    actor: text('actor').notNull(),
    summary: text('summary').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wardId, t.id] }),
    index('meeting_events_by_meeting').on(t.wardId, t.meetingId, t.at),
    foreignKey({
      name: 'meeting_events_meeting_fk',
      columns: [t.wardId, t.meetingId],
      foreignColumns: [meetings.wardId, meetings.id],
    }).onDelete('cascade'),
  ],
);
