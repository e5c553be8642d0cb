import type { SignInLimits } from './auth/limits.ts';
import type { Database } from './db/connect.ts';
import type { AnswerLimits } from './invitations/limits.ts';
import type { Env } from './env.ts';
import type { PasskeyLimits } from './passkeys/limits.ts';
import type { ScriptLimits } from './pulpit/limits.ts';
import type { AccountLimits } from './users/limits.ts';

/** What the process offers to every handler. */
export type AppContext = {
  env: Env;
  database: Database;
  signInLimits: SignInLimits;
  passkeyLimits: PasskeyLimits;
  accountLimits: AccountLimits;
  scriptLimits: ScriptLimits;
  answerLimits: AnswerLimits;
  /** The moment that counts as now; tests may move it. */
  now: () => Date;
  isReady: () => Promise<boolean>;
};
