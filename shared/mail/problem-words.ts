import type { MailState } from './constants.ts';

/** What to tell the person who looks after it, and what the mail server said, for the one who runs the planner. */
type Problem = { words: string; answer: string | null };

/** '550 5.1.1 No such user': the reply of a mail server, with its enhanced status where it gives one. */
const REPLY = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/u;

const NO_LOGIN = ['530', '534', '535', '538'];

function aboutAddress(status: string | undefined): string {
  if (status === '5.2.2') return 'This mailbox is full.';
  if (status?.startsWith('5.2.')) return 'This mailbox doesn’t accept email right now.';
  return 'This address doesn’t exist, or it doesn’t accept email.';
}

function aboutMail(state: MailState, code: string | undefined): string {
  if (code && NO_LOGIN.includes(code)) return 'The planner couldn’t sign in to the mail server.';
  if (state === 'failed')
    return code
      ? 'The mail server rejected this email.'
      : 'The mail server couldn’t be reached, even after many attempts.';
  return code
    ? 'The mail server hasn’t accepted this email yet. The planner will keep trying.'
    : 'The mail server couldn’t be reached, or the connection was lost. The planner will keep trying.';
}

/** What keeps an email from arriving, in words that need no knowledge of mail servers. */
export function problemInWords({ state, problem }: { state: MailState; problem: string | null }): Problem | null {
  if (problem === null) return null;
  const [, code, status] = REPLY.exec(problem) ?? [];
  if (state === 'refused' && code) return { words: aboutAddress(status), answer: problem };
  if (state === 'failed' || state === 'waiting' || state === 'sending')
    return { words: aboutMail(state, code), answer: problem };
  // The planner's own sentence.
  return { words: problem, answer: null };
}
