import * as z from 'zod/mini';
import { day } from '#shared/calendar/schema.ts';
import { MEETING_LIMITS } from '#shared/meetings/limits.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import { MEETING_KINDS, MUSIC_TYPES } from '#shared/meetings/constants.ts';
import { byPart, MEMBER_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import { atMostSpeakers } from '#shared/meetings/schema.ts';
import type { FastSundayRule } from '#shared/calendar/sundays.ts';
import { optionalId, optionalLine, optionalText } from '#shared/text/schema.ts';
import { SHEET_SOURCES } from '#shared/pulpit/sheet.ts';
import type { SheetMeeting, SheetPerson } from '#shared/pulpit/sheet.ts';
import { announcementLines } from '#shared/pulpit/service-lines.ts';
import { pulpitTitle, spokenName, titledName, titleOf } from '#shared/pulpit/titles.ts';

const name = optionalLine(MEETING_LIMITS.name);
const long = optionalText(MEETING_LIMITS.text);
const hymn = optionalLine(MEETING_LIMITS.hymn);
/** A name, or a member; only the member's name, title, and calling are used. */
const PersonOrName = z.optional(
  z.nullable(z.union([name, z.object({ firstName: name, lastName: name, calling: name, addressedAs: name })])),
);

const Speaker = z.object({
  speakerName: name,
  member: PersonOrName,
  topic: optionalLine(MEETING_LIMITS.topic),
  duration: z.optional(z.nullable(z.number())),
  order: z.optional(z.nullable(z.number())),
});

/** Who performs what, which the five texts of the music do not say. */
const Piece = z.object({
  type: z.enum(MUSIC_TYPES),
  title: z.string().check(z.maxLength(MEETING_LIMITS.hymn)),
  hymnNumber: z.optional(z.nullable(z.number())),
  performer: name,
  order: z.optional(z.nullable(z.number())),
});
const MOST_PIECES = 20;

/** What a script is made from. Whatever else is sent, such as notes or telephone numbers, is dropped here. */
export const MeetingData = z.object({
  date: z.optional(z.nullable(day)),
  kind: z.optional(z.enum(MEETING_KINDS)),
  ...byPart(MEMBER_PARTS, 'name', () => PersonOrName),
  announcements: long,
  wardBusiness: long,
  releases: long,
  newCallings: long,
  ...byPart(VISITOR_PARTS, 'name', () => name),
  speakers: z.optional(z.nullable(z.array(Speaker).check(atMostSpeakers))),
  openingHymn: hymn,
  sacramentHymn: hymn,
  restHymn: hymn,
  closingHymn: hymn,
  specialNumber: hymn,
  musicalNumbers: z.optional(z.array(Piece).check(z.maxLength(MOST_PIECES, 'At most 20 musical numbers'))),
});
export type MeetingData = z.output<typeof MeetingData>;

export const ScriptRequest = z.object({ wardId: optionalId, meetingData: MeetingData });
/** `unknown`: names, hymns and business of the script that the meeting does not have; `missing`: what it has and the script does not. */
export const ScriptReply = z.object({
  script: z.string(),
  source: z.enum(SHEET_SOURCES),
  unknown: z.array(z.string()),
  missing: z.array(z.string()),
});

function personOf(given: z.output<typeof PersonOrName>): SheetPerson | null {
  if (!given) return null;
  if (typeof given === 'string') return { firstName: given, lastName: '' };
  const { firstName, lastName, calling, addressedAs } = given;
  return { firstName: firstName ?? '', lastName: lastName ?? '', calling, addressedAs };
}

/** The request as the templates read a meeting. */
export function sheetMeetingOf({ speakers, ...data }: MeetingData, today: string, rule: FastSundayRule): SheetMeeting {
  const date = data.date ?? today;
  return {
    ...data,
    date,
    kind: data.kind ?? defaultKind(date, rule, []),
    ...byPart(MEMBER_PARTS, 'name', (part) => personOf(data[part.name])),
    speakingAssignments: (speakers ?? []).map((talk) => ({ ...talk, member: personOf(talk.member) })),
  };
}

/** Brother and Sister go as a calling does: nothing else about the person is told. */
const callingSent = (person: SheetPerson) =>
  (titleOf(person.calling) ? person.calling : pulpitTitle({ ...person, addressedAs: null })) ?? null;
/** Of two leaders with one title and surname the whole names tell that they are not one. */
const sentPerson = (person: SheetPerson | null | undefined) =>
  person
    ? {
        firstName: person.firstName,
        lastName: person.lastName,
        calling: callingSent(person),
        addressedAs: person.addressedAs,
      }
    : null;

/** What is sent of a meeting that is planned: names and the callings that give them their titles, never notes. */
export function meetingDataOf(meeting: SheetMeeting): z.input<typeof MeetingData> {
  const { date, kind, wardBusiness, releases, newCallings } = meeting;
  const { openingHymn, sacramentHymn, restHymn, closingHymn, specialNumber } = meeting;
  return {
    date,
    kind,
    announcements: announcementLines(meeting).join('\n') || null,
    wardBusiness,
    releases,
    newCallings,
    openingHymn,
    sacramentHymn,
    restHymn,
    closingHymn,
    specialNumber,
    ...byPart(MEMBER_PARTS, 'name', (part) => sentPerson(meeting[part.name])),
    ...byPart(VISITOR_PARTS, 'name', (part) => spokenName(meeting, part.name)),
    speakers: (meeting.speakingAssignments ?? []).map(({ speakerName, member, topic, duration, order }) => ({
      speakerName: titledName(member) ?? speakerName,
      topic,
      duration,
      order,
    })),
    musicalNumbers: (meeting.musicalNumbers ?? [])
      .slice(0, MOST_PIECES)
      .map(({ type, title, hymnNumber, performer, order }) => ({
        type,
        title,
        hymnNumber,
        performer,
        order,
      })),
  };
}
