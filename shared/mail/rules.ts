import { RETRIED_STATES, type MailState } from './constants.ts';

const RETRIED: readonly MailState[] = RETRIED_STATES;

/** Whether a person may send it once more: also before its next try, once they know that the mail server is back. */
export const isRetried = ({ state, problem }: { state: MailState; problem: string | null }): boolean =>
  RETRIED.includes(state) || (state === 'waiting' && problem !== null);
