import { isGroup, withoutThe } from '#shared/text/group-name.ts';
import type { Assignment } from './assignments.ts';
import { WAY_WORDS } from './status-words.ts';
import type { InvitationState, InvitationWay } from './constants.ts';

const MARKED: Record<InvitationState, string> = {
  not_asked: 'marked as not asked',
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
};

const inOrNothing = ({ kind }: Pick<Assignment, 'kind'>): string => (kind === 'conducting' ? '' : 'in ');
/** 'give the invocation in sacrament meeting' */
export const inMeeting = ({ kind, to }: Pick<Assignment, 'kind' | 'to'>): string =>
  `${to} ${inOrNothing({ kind })}sacrament meeting`;
/** 'giving the invocation in sacrament meeting' */
export const doingInMeeting = ({ kind, doing }: Pick<Assignment, 'kind' | 'doing'>): string =>
  `${doing} ${inOrNothing({ kind })}sacrament meeting`;

/** 'Invocation: Kim Lee declined by link: “We’re out of town.”' for the history of the meeting. */
export function inHistory(
  { label, name }: Pick<Assignment, 'label' | 'name'>,
  mark: { state: InvitationState; way: InvitationWay; word?: string | null },
): string {
  const way = mark.state === 'not_asked' ? '' : WAY_WORDS[mark.way];
  const said = [name, MARKED[mark.state], way].filter(Boolean).join(' ');
  return `${label}: ${said}${mark.word ? `: “${mark.word}”` : ''}`;
}

/** 'Ana Cruz, violin' is Ana Cruz; 'John Hale, Jr.' keeps his name. */
const INSTRUMENT = /, \p{Ll}.*$/u;
/** A person is asked, and a choir is asked about. */
export const questionTo = (name: string, task: string): string =>
  isGroup(name)
    ? `Would the ${withoutThe(name)} be willing to ${task}?`
    : `${name.replace(INSTRUMENT, '')}, would you be willing to ${task}?`;
