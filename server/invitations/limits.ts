import type { Database } from '#server/db/connect.ts';
import { limiterIn, refuseWhere } from '#server/http/limiter.ts';

/** Within a quarter of an hour: wrong links from one address, and answers by one link. */
export const ANSWER_LIMITS = { wrong: 100, answers: 20 } as const;
/** How many links to one invitation may wait to be given; those that were given go on. */
export const MOST_UNGIVEN = 5;

export type AnswerLimits = ReturnType<typeof answerLimits>;

export function answerLimits(database: Database) {
  const limiter = limiterIn(database);
  const wrong = limiter('answer-wrong');
  const answers = limiter('answer-link');
  return {
    /**
     * Counts a wrong link, and throws `too_many` where this address has guessed too often. A right one is never asked:
     * no one finds 32 random bytes by guessing, and a whole building may share the address.
     */
    async countWrong(address: string): Promise<void> {
      const state = await wrong.penalty(address);
      refuseWhere([state.consumedPoints > ANSWER_LIMITS.wrong ? state : null]);
    },
    async countAnswer(hash: string): Promise<void> {
      const state = await answers.penalty(hash);
      refuseWhere([state.consumedPoints > ANSWER_LIMITS.answers ? state : null]);
    },
  };
}
