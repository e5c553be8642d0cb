import type { SignInLimits } from './auth/limits.ts';
import type { Database } from './db/connect.ts';
import type { AnswerLimits } from './invitations/limits.ts';
import type { Revised } from './access/actor.ts';
import type { Env } from './env.ts';
import type { KeptAnswers } from './http/kept-answers.ts';
import type { MailLimits } from './mail/limits.ts';
import type { PasskeyLimits } from './passkeys/limits.ts';
import type { ScriptLimits } from './pulpit/limits.ts';
import type { AccountLimits } from './users/limits.ts';
import type { KeptWards } from './wards/kept-wards.ts';

/** What the process offers to every handler. */
export type AppContext = {
  env: Env;
  database: Database;
  signInLimits: SignInLimits;
  passkeyLimits: PasskeyLimits;
  accountLimits: AccountLimits;
  scriptLimits: ScriptLimits;
  answerLimits: AnswerLimits;
  mailLimits: MailLimits;
  /** The moment that counts as now; tests may move it. */
  now: () => Date;
  isReady: () => Promise<boolean>;
  /** Tells answers of this version, with its settings, from those of another one. */
  build: string;
  keptAnswers: KeptAnswers;
  keptWards: KeptWards;
  /** Within a request: the ward that it is about, as far as it was at the beginning. */
  revised?: Revised;
};
