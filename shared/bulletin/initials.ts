import { FORMS_OF_ADDRESS } from '#shared/text/forms-of-address.ts';
import { byPart, MEMBER_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { isGroupWord } from '#shared/text/group-name.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Part of a group's name, and someone's last name: 'Young Women', 'Ward choir'. */
const OF_GROUP = words('ward stake young');
const TITLE: ReadonlySet<string> = new Set(FORMS_OF_ADDRESS);
/** What stands beside a name: 'of the high council', ', violin'. */
const BESIDE = words(
  'the The and & of with ward stake high family violin viola cello flute clarinet oboe horn trumpet trombone harp guitar piano organ soprano alto tenor bass',
);

function isKept(word: string, next: string | undefined): boolean {
  const lower = word.toLowerCase();
  if (BESIDE.has(word) || isGroupWord(word)) return true;
  return next !== undefined && (TITLE.has(word) || (OF_GROUP.has(lower) && isGroupWord(next)));
}

const initial = (word: string): string => `${[...word][0] ?? ''}.${word.endsWith(',') ? ',' : ''}`;

/** 'H. P.' for Hannah Price; 'the ward choir' stays. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .map((word, at, all) => (isKept(word, all[at + 1]) ? word : initial(word)))
    .join(' ');
const ofTyped = (name: string | null | undefined) => name && initialsOf(name);

/** The meeting with initials instead of names; a leader keeps the title: 'Bishop C.' */
export function inInitials(meeting: MeetingRow): MeetingRow {
  const leader = (person: MeetingRow['conductingMember']) =>
    person && { ...person, firstName: initialsOf(person.firstName), lastName: initialsOf(person.lastName) };
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
