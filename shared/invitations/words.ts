import { isGroup, withoutThe } from '#shared/text/group-name.ts';
import type { Assignment } from './assignments.ts';
import type { InvitationState, InvitationWay } from './constants.ts';

const STATE_LABELS: Record<InvitationState, string> = {
  not_asked: 'Not asked yet',
  asked: 'Asked',
  accepted: 'Accepted',
  declined: 'Declined',
};

export const MARK_LABELS: Record<InvitationState, string> = {
  not_asked: 'Mark as Not Asked',
  asked: 'Mark as Asked',
  accepted: 'Mark as Accepted',
  declined: 'Mark as Declined',
};

/** 'Asked by text message'; nothing where it was only marked. */
const WAY_WORDS: Record<InvitationWay, string> = {
  by_hand: '',
  copy: '',
  sms: 'by text message',
  whatsapp: 'on WhatsApp',
  email: 'by email',
  link: 'by link',
};

/**
 * 'asked by text message, Sat, Nov 21, 2026, by Ruth Ames', 'declined by link, Sun, Nov 22, 2026: “We’re out of town.”'
 * Who answers for themselves isn't named again.
 */
export function statusInWords(
  name: string,
  mark: { state: InvitationState; way: InvitationWay | null; at: string; by: string | null; word?: string | null },
): string {
  if (mark.state === 'not_asked') return STATE_LABELS.not_asked.toLowerCase();
  const how = [STATE_LABELS[mark.state].toLowerCase(), mark.way && WAY_WORDS[mark.way]].filter(Boolean).join(' ');
  const by = mark.by && mark.by !== name ? `${mark.state === 'asked' ? 'by' : 'marked by'} ${mark.by}` : '';
  return `${[how, mark.at, by].filter(Boolean).join(', ')}${mark.word ? `: “${mark.word}”` : ''}`;
}

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
