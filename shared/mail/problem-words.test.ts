import { expect, it } from 'vitest';
import { problemInWords } from './problem-words.ts';

it.each([
  ['refused', '550 5.1.1 <a@b.org>: Recipient address rejected', /doesn’t exist/],
  ['refused', '550 No such user', /doesn’t exist/],
  ['refused', '552-5.2.2 Over quota', /mailbox is full/],
  ['refused', '550 5.2.1 Disabled', /mailbox doesn’t accept/],
  ['failed', '554 5.6.0 Looks like spam', /rejected this email/],
  ['failed', 'connect ECONNREFUSED 127.0.0.1:25', /couldn’t be reached, even after/],
  ['waiting', '451 4.7.1 Try again later', /will keep trying/],
  ['waiting', 'Connection timeout', /couldn’t be reached, or the connection was lost\. The planner will keep trying/],
  ['waiting', '535 5.7.8 Authentication failed', /couldn’t sign in to the mail server/],
] as const)('a %s email with “%s” says so in plain words and keeps the answer', (state, problem, words) => {
  expect(problemInWords({ state, problem })).toEqual({ words: expect.stringMatching(words), answer: problem });
});

it('the planner’s own message stays as it is, and without a problem there is no text', () => {
  const problem = 'The assignment has changed.';
  const marked = 'Ruth Reed marked this address as wrong.';
  expect(problemInWords({ state: 'refused', problem: marked })).toEqual({ words: marked, answer: null });
  expect(problemInWords({ state: 'skipped', problem })).toEqual({ words: problem, answer: null });
  expect(problemInWords({ state: 'sent', problem: null })).toBeNull();
});
