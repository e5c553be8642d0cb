import type { MeetingValues, Person } from '#shared/meetings/form.ts';
import { performerIn } from '#shared/meetings/person.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { fullName, type Named } from '#shared/text/person-name.ts';
import { invitedIn, type Assignment } from './assignments.ts';
import { NUMBER_PART, TALK_PART } from './constants.ts';
import { wouldBeLost } from './lost-answers.ts';

const isThere = ({ memberId, name }: Assignment, { id, text }: Person): boolean =>
  memberId === null ? id === null && text.trim() === name : id === memberId;

function peopleFor({ part }: Assignment, values: MeetingValues): Person[] {
  if (part === TALK_PART) return values.speakers.map(({ person }) => person);
  const row = PERSON_PARTS.find(({ key }) => key === part);
  return [row ? values[row.key] : performerIn(values)];
}

/** Those who would no longer have their assignment. */
export const replacedIn = (meeting: Meeting, values: MeetingValues): Assignment[] =>
  invitedIn(meeting).filter((one) => !peopleFor(one, values).some((person) => isThere(one, person)));

/** Who declined and still stands in the form, by the field that they are in. */
export const declinesByField = (
  declines: readonly Assignment[],
  values: MeetingValues,
): ReadonlyMap<string, Assignment> =>
  new Map(
    declines.flatMap((one): [string, Assignment][] => {
      const row = peopleFor(one, values).findIndex((person) => isThere(one, person));
      if (row < 0) return [];
      const field = one.part === NUMBER_PART ? 'performer' : one.part;
      return [[one.part === TALK_PART ? `speakers.${row}.person` : field, one]];
    }),
  );

/** What is said before someone takes the place of a person who said yes; nothing where no one did. */
export const wouldEnd = (replaced: readonly Assignment[]): string =>
  replaced.some(({ invitation }) => invitation?.state === 'accepted') ? wouldBeLost(replaced) : '';

export type Replacing = Named & { id: number };

/** The same plan with this person in place of another; a talk keeps its topic and minutes. */
export function withReplacement(
  values: MeetingValues,
  meeting: Pick<Meeting, 'speakingAssignments'>,
  { part, key }: Pick<Assignment, 'part' | 'key'>,
  next: Replacing,
): MeetingValues {
  const person = { id: next.id, text: fullName(next) };
  if (part === NUMBER_PART) return { ...values, performer: person };
  if (part !== TALK_PART) return { ...values, [part]: person };
  const talks = meeting.speakingAssignments.toSorted((a, b) => a.order - b.order);
  const row = talks.findIndex(({ id }) => key === `talk:${id}`);
  return { ...values, speakers: values.speakers.map((one, place) => (place === row ? { ...one, person } : one)) };
}
