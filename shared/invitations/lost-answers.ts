import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { invitedIn, isFor, type Assignment } from './assignments.ts';
import { isGiving, type InvitationState } from './constants.ts';

const ANSWERS = ['accepted', 'asked', 'declined'] as const satisfies InvitationState[];
type Answer = (typeof ANSWERS)[number];
type Tense = 'past' | 'before';

const SAID: Record<Tense, Record<Answer, (isOne: boolean) => string>> = {
  past: {
    accepted: () => 'said yes',
    asked: (isOne) => (isOne ? 'was asked' : 'were asked'),
    declined: () => 'said no',
  },
  before: { accepted: () => 'had said yes', asked: () => 'had been asked', declined: () => 'had said no' },
};

const stateOf = ({ invitation }: Assignment): InvitationState => invitation?.state ?? 'not_asked';

/** Whose answer, or invitation that is out, ends if the assignment moves to another Sunday. */
const answersAtStake = (assignments: readonly Assignment[]): Assignment[] =>
  assignments.filter((one) => stateOf(one) === 'accepted' || stateOf(one) === 'asked');

/** Those who have their assignments again after an undo, but not what was known of their answers. */
export function answersLost(before: Meeting | null, after: Meeting | null): Assignment[] {
  if (!before || !after) return [];
  const unasked = invitedIn(after).filter((one) => stateOf(one) === 'not_asked');
  return invitedIn(before).filter(
    (one) => stateOf(one) !== 'not_asked' && unasked.some((other) => before.date === after.date && isFor(one, other)),
  );
}

/** Those of them whose answers an undo can bring back. Who was only sent a link that has ended has to be asked again. */
export const answersToRestore = (before: Meeting | null, after: Meeting | null): Assignment[] =>
  answersLost(before, after).filter(
    ({ invitation }) => invitation?.state !== 'asked' || !isGiving(invitation.way ?? 'by_hand'),
  );

function namesOf(assignments: readonly Assignment[]): { text: string; isOne: boolean } {
  const names = [...new Set(assignments.map(({ name }) => name))];
  const [first = '', second = ''] = names;
  const more = names.length > 2 ? `${names.length - 1} others` : second;
  return { text: more ? `${first} and ${more}` : first, isOne: names.length === 1 };
}

/** 'Noah Ashby and 2 others said yes', 'Kim Lee was asked' */
const answersInWords = (assignments: readonly Assignment[], tense: Tense): string[] =>
  ANSWERS.flatMap((answer) => {
    const own = assignments.filter((one) => stateOf(one) === answer);
    if (own.length === 0) return [];
    const { text, isOne } = namesOf(own);
    return [`${text} ${SAID[tense][answer](isOne)}`];
  });
const inSentences = (assignments: readonly Assignment[], tense: Tense): string =>
  answersInWords(assignments, tense)
    .map((words) => `${capitalize(words)}.`)
    .join(' ');

/** Before an assignment moves or someone else gets it; nothing to say where no one has answered. */
export function wouldBeLost(assignments: readonly Assignment[]): string {
  const atStake = answersAtStake(assignments);
  if (atStake.length === 0) return '';
  return `${inSentences(atStake, 'past')} They’ll count as not asked, and links sent to them will stop working.`;
}

/** Before a meeting moves or is overwritten. */
export const lostInMeeting = (meeting: Meeting): string => wouldBeLost(invitedIn(meeting));

/** Before a meeting is deleted: no one is left in it to ask. */
export function lostWithMeeting(meeting: Meeting): string {
  const atStake = answersAtStake(invitedIn(meeting));
  if (atStake.length === 0) return '';
  return `${capitalize(answersInWords(atStake, 'past').join('; '))}. Links sent to them will stop working.`;
}

/** After an undo. */
export const isLost = (assignments: readonly Assignment[]): string =>
  `${inSentences(assignments, 'before')} They now count as not asked, and links sent to them no longer work.`;
