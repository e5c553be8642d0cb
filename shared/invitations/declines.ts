import { invitedIn, type Assignment, type WithAssignments } from './assignments.ts';

/** Those who have an assignment that they have declined: each leaves a place open, although a name stands in it. */
export const declinesIn = (meeting: WithAssignments): Assignment[] =>
  invitedIn(meeting).filter(({ invitation }) => invitation?.state === 'declined');

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
