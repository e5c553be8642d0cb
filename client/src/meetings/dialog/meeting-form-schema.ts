import * as z from 'zod/mini';
import { sunday } from '#shared/calendar/schema.ts';
import { MEETING_KINDS, MEETING_LIMITS, MEETING_STATUSES, SPEAKER_NEEDED } from '#shared/meetings/constants.ts';
import { text } from '#shared/text/schema.ts';

const CHOOSE_A_MEMBER = 'Choose someone from the list or add the name as a member.';
const LIMIT = `${MEETING_LIMITS.speakers} speakers maximum`;

const Person = z.object({ id: z.nullable(z.int()), text: text(MEETING_LIMITS.name) });
const Member = Person.check(
  z.refine((person) => person.id !== null || person.text.trim() === '', { message: CHOOSE_A_MEMBER, path: ['text'] }),
);
const longText = text(MEETING_LIMITS.text);
const hymn = text(MEETING_LIMITS.hymn);

const Speaker = z.object({ person: Person, topic: text(MEETING_LIMITS.topic), duration: z.int() }).check(
  z.refine(({ person, topic }) => person.id !== null || person.text.trim() !== '' || topic.trim() === '', {
    message: SPEAKER_NEEDED,
    path: ['person', 'text'],
  }),
);

/** What may be typed at all; what a status demands is asked for when the meeting is saved. */
export const MeetingForm = z.object({
  date: sunday,
  kind: z.enum(MEETING_KINDS),
  status: z.enum(['', ...MEETING_STATUSES]),
  isComplete: z.boolean(),
  conductingMemberId: Member,
  presidingMemberId: Member,
  invocationMember: Person,
  benedictionMember: Person,
  organist: Person,
  chorister: Person,
  announcements: longText,
  releases: longText,
  newCallings: longText,
  wardBusiness: longText,
  notes: longText,
  speakers: z.array(Speaker).check(z.maxLength(MEETING_LIMITS.speakers, LIMIT)),
  hymns: z.object({ opening: hymn, sacrament: hymn, rest: hymn, closing: hymn, specialNumber: hymn }),
});

export const isFull = (speakers: readonly unknown[]): boolean => speakers.length >= MEETING_LIMITS.speakers;
