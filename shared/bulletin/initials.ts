import { byPart, MEMBER_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';

/** Those who sing or serve together are not a person's name. */
const GROUP = /\b(choir|chorus|children|youth|young (men|women)|primary|quorum|relief society|missionaries|class)\b/iu;

const initial = (word: string): string => `${[...word][0] ?? ''}.`;
const lettered = (name: string): string => name.split(/\s+/u).filter(Boolean).map(initial).join(' ');

/** 'H. P.' for Hannah Price; 'the ward choir' stays. */
export const initialsOf = (name: string): string => (GROUP.test(name) ? name : lettered(name));
const ofTyped = (name: string | null | undefined) => name && initialsOf(name);

/** The meeting with initials instead of names; a leader keeps the title: 'Bishop C.' */
export function inInitials(meeting: MeetingRow): MeetingRow {
  const leader = (person: MeetingRow['conductingMember']) =>
    person && { ...person, firstName: lettered(person.firstName), lastName: lettered(person.lastName) };
  return {
    ...meeting,
    ...byPart(MEMBER_PARTS, 'name', ({ name }) => leader(meeting[name])),
    ...byPart(VISITOR_PARTS, 'name', ({ name }) => ofTyped(meeting[name])),
    speakingAssignments: meeting.speakingAssignments.map((talk) => ({
      ...talk,
      speakerName: ofTyped(talk.speakerName),
    })),
    musicalNumbers: meeting.musicalNumbers.map((number) => ({
      ...number,
      performer: number.performer && initialsOf(number.performer),
    })),
  };
}
