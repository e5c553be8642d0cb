import { RETRIED_STATES, type MailKind, type MailState } from './constants.ts';

const RETRIED: readonly MailState[] = RETRIED_STATES;

/** Sent, and marked as wrong later: a person was told that it never arrived. */
export const isMarkedWrong = ({ state, sentAt }: { state: MailState; sentAt: Date | string | null }): boolean =>
  state === 'refused' && sentAt !== null;

type Tried = { kind: MailKind; state: MailState; sentAt: Date | string | null; problem: string | null };
/**
 * Whether a person may send it once more: also before its next try, once they know that the mail server is back. Of an
 * invitation that was sent, no text is kept.
 */
export const isRetried = (mail: Tried): boolean =>
  isMarkedWrong(mail)
    ? mail.kind !== 'invitation'
    : RETRIED.includes(mail.state) || (mail.state === 'waiting' && mail.problem !== null);
