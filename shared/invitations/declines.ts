import { isHeldBy, type WardMoment } from '#shared/meetings/hints/held.ts';
import { declinedCount, isDecline, type Declinable } from './declined.ts';
import { invitedIn, type Assignment, type WithAssignments } from './assignments.ts';
import type { InvitationRow } from './schema.ts';

/** Who declined and is still named once the day is over did not take part, unless someone has said otherwise since. */
export const stayedAway = (
  invitation: Pick<InvitationRow, 'state'> | undefined,
  date: string,
  today: string,
): boolean => date < today && isDecline(invitation);

/** Those who have an assignment that they have declined: each leaves a place open, although a name stands in it. */
export const declinesIn = (meeting: WithAssignments): Assignment[] =>
  invitedIn(meeting).filter(({ invitation }) => isDecline(invitation));

type Dated = WithAssignments & { date: string };

/** Those that a badge counts: of an upcoming Sunday, until it is over. */
export const declinesAhead = (meeting: (Dated & Declinable) | null, today: string): Assignment[] =>
  meeting && declinedCount(meeting, today) > 0 ? declinesIn(meeting) : [];

/** Those for whom someone else can still be found: once the meeting counts as held, no one asks. */
export const declinesToFill = (meeting: Dated, now: WardMoment): Assignment[] =>
  isHeldBy(meeting.date, now) ? [] : declinesIn(meeting);

/** Those without whom a meeting can have been held; someone conducted it, whoever that was. */
export const absentIn = (meeting: WithAssignments): Assignment[] =>
  declinesIn(meeting).filter(({ part }) => part !== 'conducting');

/** Those of them who came after all. A save in between may have given their assignments other keys. */
export const cameIn = (meeting: WithAssignments, keys: readonly string[]): Assignment[] =>
  absentIn(meeting).filter(({ key }) => keys.includes(key));

/** 'Kim Lee (talk), Jane Doe (benediction)' */
export const declinesListed = (declines: readonly Pick<Assignment, 'label' | 'name'>[]): string =>
  declines.map(({ label, name }) => `${name} (${label.toLowerCase()})`).join(', ');

/** 'Talk: Kim Lee declined' */
export const declineInWords = ({ label, name }: Pick<Assignment, 'label' | 'name'>): string =>
  `${label}: ${name} declined`;

/** 'invocation (declined)', '2 talks (declined)': what is open, without a name. */
export function openPlaces(declines: readonly Pick<Assignment, 'label'>[]): string[] {
  const labels = declines.map(({ label }) => label.toLowerCase());
  return [...new Set(labels)].map((label) => {
    const count = labels.filter((one) => one === label).length;
    return `${count === 1 ? label : `${count} ${label}s`} (declined)`;
  });
}
