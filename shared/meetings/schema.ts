import * as z from 'zod/mini';
import { day, sunday } from '#shared/calendar/schema.ts';
import { Invitation } from '#shared/invitations/schema.ts';
import { MARKED_AT_ONCE } from '#shared/invitations/limits.ts';
import { afterward } from './afterward.ts';
import { PersonName } from '#shared/members/person-name.ts';
import { clearable, id, line, moment, optionalId, optionalLine, optionalText, text } from '#shared/text/schema.ts';
import { MEETING_LIMITS } from './limits.ts';
import { byPart, INVITED_PARTS, MEMBER_PARTS, PERSON_PARTS, VISITOR_PARTS } from './parts.ts';
import {
  HYMN_SLOT_NAMES,
  MEETING_KINDS,
  MEETING_STATUSES,
  MUSIC_TYPES,
  SHEET_STATUSES,
  SPEAKER_NEEDED,
  TEXT_FIELDS,
} from './constants.ts';

/** What a person writes into a meeting. The calls also accept each of them blank, cleared, or left out. */
export const LongText = text(MEETING_LIMITS.text);
export const HymnText = line(MEETING_LIMITS.hymn);
export const VisitorName = line(MEETING_LIMITS.name);
export const Topic = line(MEETING_LIMITS.topic);
export const Minutes = z.int().check(z.minimum(1, 'At least 1 minute'), z.maximum(120, 'At most 120 minutes'));
export const TOO_MANY_SPEAKERS = `At most ${MEETING_LIMITS.speakers} speakers`;
export const atMostSpeakers = z.maxLength(MEETING_LIMITS.speakers, TOO_MANY_SPEAKERS);

/** The same schema for each of these fields. */
export const each = <K extends string, S extends z.ZodMiniType>(names: readonly K[], schema: S): Record<K, S> =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;

/** A member's id, or the name of a person who is not a member; null or blank clears it. */
const PersonRef = z.optional(
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined ? undefined : typeof value === 'string' && value.trim() === '' ? null : value,
    ),
    z.optional(z.nullable(z.union([z.int(), VisitorName]))),
  ),
);
export type PersonRef = number | string | null | undefined;

const speakerFields = {
  memberId: optionalId,
  speakerName: clearable(VisitorName),
  topic: clearable(Topic),
  duration: z.optional(z.nullable(Minutes)),
  order: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100)))),
};
/** A row of a form is complained about as a whole, a single call at its field. */
const namesSomebody = (...path: string[]) =>
  z.refine<{ memberId?: number | null; speakerName?: string | null }>(
    (speaker) => Boolean(speaker.memberId ?? speaker.speakerName),
    { error: SPEAKER_NEEDED, path },
  );
export const SpeakerInput = z.object(speakerFields).check(namesSomebody());
export type SpeakerInput = z.output<typeof SpeakerInput>;

const HymnsInput = z.strictObject(each(HYMN_SLOT_NAMES, clearable(HymnText)));
type HymnsInput = z.output<typeof HymnsInput>;

/** null means empty. */
const cleared = <S extends z.ZodMiniType>(schema: S, nothing: z.output<S>) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? nothing),
    ),
  );

const content = {
  ...byPart(MEMBER_PARTS, 'field', () => optionalId),
  ...byPart(VISITOR_PARTS, 'field', () => PersonRef),
  ...each(TEXT_FIELDS, clearable(LongText)),
  /** null: the kind that this Sunday has by itself. */
  kind: z.optional(z.nullable(z.enum(MEETING_KINDS))),
  /** null: the one that is worked out. */
  status: z.optional(z.nullable(z.enum(MEETING_STATUSES))),
  isComplete: z.optional(z.boolean()),
  speakers: cleared(z.array(SpeakerInput).check(atMostSpeakers), []),
  hymns: cleared(HymnsInput, {}),
  /** Who performs the special number. Absent, it stays with a number that stays. */
  performer: PersonRef,
};

/** The meeting on a taken date as a person saw it: a `date_taken` answer carries it, `overwrite` sends it back. */
export const SeenMeeting = z.object({ meetingId: z.int(), version: z.int(), musicVersion: z.int() });
export type SeenMeeting = z.output<typeof SeenMeeting>;

/**
 * Replaces the meeting on that date. The meeting and versions that the person saw are named: if it is another one by
 * now, or has been saved since, the question comes again. `true` replaces whatever is there.
 */
const overwrite = z.optional(z.union([z.boolean(), SeenMeeting]));
export type Overwrite = z.output<typeof overwrite>;

/** A meeting to schedule. */
export const NewMeeting = z.object({
  wardId: optionalId,
  date: sunday,
  overwrite,
  ...content,
});
export type NewMeeting = z.output<typeof NewMeeting>;

/**
 * A change: an absent field stays, null clears, `speakers` and `hymns` replace what is there. `version` and
 * `musicVersion` are those that the editor started from; each is checked only when the save touches its part.
 */
export const MeetingChange = z.object({
  wardId: optionalId,
  date: z.optional(sunday),
  ...afterward,
  /** With `heldAsPlanned`, the keys of assignments that were declined and taken after all. */
  tookPart: z.optional(z.array(text(40)).check(z.maxLength(MARKED_AT_ONCE, `At most ${MARKED_AT_ONCE} at once`))),
  overwrite,
  version: z.optional(z.int()),
  musicVersion: z.optional(z.int()),
  ...content,
});
export type MeetingChange = z.output<typeof MeetingChange>;

/** A coming Sunday that someone wants to choose hymns for; its draft is made if there is none. */
export const OpenSunday = z.object({ wardId: optionalId, date: sunday });
export type OpenSunday = z.output<typeof OpenSunday>;

/** The music planner's save: a blank entry is as good as not sent, null takes the hymn out. */
const musicEntry = z.optional(z.nullable(HymnText));
export const MusicChange = z.object({
  wardId: optionalId,
  musicVersion: z.optional(z.int()),
  ...each(HYMN_SLOT_NAMES, musicEntry),
});
export type MusicChange = z.output<typeof MusicChange>;

export const NewSpeakingAssignment = z
  .object({ wardId: optionalId, meetingId: id, ...speakerFields })
  .check(namesSomebody('speakerName'));
export const NewMusicalNumber = z.object({
  wardId: optionalId,
  meetingId: id,
  type: z.pipe(
    z.transform((value) => (value === 'special' ? 'special_number' : value)),
    z.enum(MUSIC_TYPES),
  ),
  title: line(MEETING_LIMITS.hymn).check(z.refine((value) => value.trim() !== '', 'A hymn or title is required')),
  order: z.optional(
    z.nullable(
      z.int().check(z.minimum(1, 'The order must be from 1 to 5'), z.maximum(5, 'The order must be from 1 to 5')),
    ),
  ),
  performerId: optionalId,
  directorId: optionalId,
  accompanistId: optionalId,
  performer: optionalLine(MEETING_LIMITS.name),
  notes: optionalText(MEETING_LIMITS.text),
});

const shown = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** `speakerName` is the name to show, be it a member's or a visitor's. */
export const SpeakingAssignment = z.object({
  id: z.int(),
  meetingId: z.int(),
  memberId: z.optional(z.nullable(z.int())),
  member: z.optional(z.nullable(PersonName)),
  speakerName: z.optional(z.nullable(z.string())),
  topic: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  order: z.int(),
  status: z.string(),
  invitation: z.optional(Invitation),
});
export type SpeakingAssignment = z.output<typeof SpeakingAssignment>;

export const MusicalNumber = z.object({
  id: z.int(),
  meetingId: z.int(),
  type: z.enum(MUSIC_TYPES),
  title: z.string(),
  hymnNumber: z.nullable(z.int()),
  /** Who sings, leads and accompanies, where they are members. */
  ...each(['performerId', 'directorId', 'accompanistId'] as const, shown(z.int())),
  performer: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  status: z.string(),
  order: z.int(),
  invitation: z.optional(Invitation),
});
export type MusicalNumber = z.output<typeof MusicalNumber>;

/** A meeting as it leaves the server; what `visible.ts` withholds from a role is absent. */
export const Meeting = z.object({
  id: z.int(),
  wardId: z.int(),
  date: day,
  kind: z.enum(MEETING_KINDS),
  status: z.enum(MEETING_STATUSES),
  isComplete: z.boolean(),
  ...byPart(PERSON_PARTS, 'id', () => shown(z.int())),
  ...byPart(MEMBER_PARTS, 'name', () => shown(PersonName)),
  ...byPart(VISITOR_PARTS, 'name', () => shown(z.string())),
  /** 'Sister Ana Nuñez', for those of them who are known to be Brother or Sister or have a title. */
  spokenNames: z.optional(z.object(byPart(VISITOR_PARTS, 'name', () => z.optional(z.string())))),
  /** 'Elder Lee', for those of them who are greeted so. */
  addressedNames: z.optional(
    z.object({ ...byPart(VISITOR_PARTS, 'name', () => z.optional(z.string())), performer: z.optional(z.string()) }),
  ),
  announcements: shown(z.string()),
  /** What the ward announces on several Sundays, this one among them; one a line. */
  repeatedAnnouncements: shown(z.string()),
  wardBusiness: shown(z.string()),
  releases: shown(z.string()),
  newCallings: shown(z.string()),
  notes: shown(z.string()),
  heldAsPlanned: shown(z.boolean()),
  attendance: shown(z.int()),
  generatedOutline: shown(z.string()),
  editedOutline: shown(z.string()),
  generatedScript: shown(z.string()),
  editedScript: shown(z.string()),
  outlineLastGenerated: shown(moment),
  scriptLastGenerated: shown(moment),
  /** Whether those who have a part were asked; talks and numbers have theirs with them. */
  invitations: z.optional(z.object(byPart(INVITED_PARTS, 'key', () => z.optional(Invitation)))),
  scriptSource: shown(z.enum(['ai', 'template'])),
  editedOutlineBase: shown(z.string()),
  editedScriptBase: shown(z.string()),
  /** A summary has this in place of the texts of the sheets. */
  sheets: z.optional(z.object({ outline: z.enum(SHEET_STATUSES), script: z.enum(SHEET_STATUSES) })),
  openingHymn: z.nullable(z.string()),
  sacramentHymn: z.nullable(z.string()),
  restHymn: z.nullable(z.string()),
  closingHymn: z.nullable(z.string()),
  specialNumber: z.nullable(z.string()),
  speakingAssignments: z.array(SpeakingAssignment),
  musicalNumbers: z.array(MusicalNumber),
  version: z.int(),
  musicVersion: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
/** A meeting as it arrives at a screen. */
export type Meeting = z.output<typeof Meeting>;
/** The same before it is sent: moments are still Dates. */
export type MeetingRow = z.input<typeof Meeting>;

export const MeetingEvent = z.object({ id: z.int(), at: moment, actor: z.string(), summary: z.string() });
export type MeetingEvent = z.output<typeof MeetingEvent>;
