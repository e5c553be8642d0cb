import type { MeetingValues, Person } from '#shared/meetings/form.ts';
import { performerIn } from '#shared/meetings/person.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { invitedIn, type Assignment } from './assignments.ts';
import { TALK_PART } from './constants.ts';
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

/** What is said before someone takes the place of a person who said yes; nothing where no one did. */
export const wouldEnd = (replaced: readonly Assignment[]): string =>
  replaced.some(({ invitation }) => invitation?.state === 'accepted') ? wouldBeLost(replaced) : '';
