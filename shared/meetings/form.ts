import * as z from 'zod/mini';
import { sunday } from '#shared/calendar/schema.ts';
import { isNumber } from '#shared/members/rules.ts';
import {
  HYMN_SLOT_NAMES,
  MEETING_KINDS,
  MEETING_STATUSES,
  SPEAKER_NEEDED,
  TEXT_FIELDS,
  type MeetingKind,
} from './constants.ts';
import { byPart, MEMBER_PARTS, PERSON_PARTS, VISITOR_PARTS } from './parts.ts';
import { isNobody, NOBODY } from './person.ts';
import { atMostSpeakers, each, HymnText, LongText, Minutes, Topic, VisitorName } from './schema.ts';

const CHOOSE_A_MEMBER = 'Choose someone from the list or add the name as a member.';

const CHOOSE_A_NAME = 'Choose someone from the list, or use the name for this meeting only.';

const A_NUMBER = 'Type a name, not a number.';

/**
 * The person in a field: a member when `id` is set, else a visitor by name, else no one. `isBegun`: what is typed is only
 * the beginning of a member's name, and no one has said that it is a visitor's; or it is a number.
 */
export const Person = z.object({
  id: z.nullable(z.int()),
  text: VisitorName,
  isBegun: z.optional(z.literal(true)),
});
export type Person = z.output<typeof Person>;

const Member = Person.check(z.refine((person) => person.id !== null || isNobody(person), CHOOSE_A_MEMBER));
const Named = Person.check(
  z.refine((person) => !person.isBegun, {
    error: ({ input }) => (isNumber((input as Person).text) ? A_NUMBER : CHOOSE_A_NAME),
  }),
);
const Talk = z.object({ person: Person, topic: Topic, duration: Minutes });
const Speaker = z.object({ ...Talk.shape, person: Named }).check(
  z.refine(({ person, topic }) => !isNobody(person) || topic.trim() === '', {
    message: SPEAKER_NEEDED,
    path: ['person'],
  }),
);

/** A meeting as one types it: every field has the limits that its call has, and is empty at first. */
export const MeetingForm = z.object({
  date: sunday,
  kind: z.enum(MEETING_KINDS),
  /** '' leaves it to be worked out. */
  status: z._default(z.enum(['', ...MEETING_STATUSES]), ''),
  isComplete: z._default(z.boolean(), false),
  ...byPart(MEMBER_PARTS, 'key', () => z._default(Member, NOBODY)),
  ...byPart(VISITOR_PARTS, 'key', () => z._default(Named, NOBODY)),
  ...each(TEXT_FIELDS, z._default(LongText, '')),
  speakers: z._default(z.array(Speaker).check(atMostSpeakers), () => []),
  hymns: z.prefault(z.object(each(HYMN_SLOT_NAMES, z._default(HymnText, ''))), {}),
  /** Who performs the special number; no one while there is none. */
  performer: z._default(Named, NOBODY),
});
export type MeetingValues = z.output<typeof MeetingForm>;
export type SpeakerValue = MeetingValues['speakers'][number];

/** The same while it is being typed: it may contain what a save would refuse. */
export const TypedMeeting = z.object({
  ...MeetingForm.shape,
  date: z.string(),
  ...byPart(PERSON_PARTS, 'key', () => z._default(Person, NOBODY)),
  performer: z._default(Person, NOBODY),
  speakers: z._default(z.array(Talk), () => []),
});

export const emptyValues = (date: string, kind: MeetingKind): MeetingValues => TypedMeeting.parse({ date, kind });
