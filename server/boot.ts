import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signInLimits } from './auth/limits.ts';
import { hashPassword } from './auth/password-hash.ts';
import { makeFirstUser } from './auth/first-user.ts';
import { CANNOT_START, CannotStart } from './cannot-start.ts';
import { connect, type Database } from './db/connect.ts';
import { isMigrated, migrateDatabase, refuseNewer } from './db/migrate.ts';
import { fillWithSample, isEmpty } from './demo/queries.ts';
import { sampleStake } from './demo/sample-stake.ts';
import { DEMO_PASSWORD } from './demo/sign-in.ts';
import type { Env } from './env.ts';
import type { AppContext } from './context.ts';
import { keptAnswers } from './http/kept-answers.ts';
import { answerLimits } from './invitations/limits.ts';
import { mailLimits } from './mail/limits.ts';
import { passkeyLimits } from './passkeys/limits.ts';
import { scriptLimits } from './pulpit/limits.ts';
import { accountLimits } from './users/limits.ts';
import { keptWards } from './wards/kept-wards.ts';
import { dayIn } from '#shared/calendar/today.ts';

/** The project's own folder: two up from dist/server, one up from server. */
const ROOT = new URL(/\/dist\/server\/[^/]+\.js$/.test(import.meta.url) ? '../../' : '../', import.meta.url);
export const MIGRATIONS = fileURLToPath(new URL('migrations', ROOT));
export const CLIENT = fileURLToPath(new URL('dist/client', ROOT));

/** What the running code was built from; without a build, what nothing else was. */
function builtFrom(): string {
  const stamp = new URL('dist/.built', ROOT);
  return import.meta.url.endsWith('.js') && existsSync(stamp) ? readFileSync(stamp, 'utf8') : randomUUID();
}

/** Everything that handlers need around an open, migrated database. */
export function createContext(env: Env, database: Database, now: () => Date = () => new Date()): AppContext {
  return {
    env,
    database,
    now,
    signInLimits: signInLimits(database),
    passkeyLimits: passkeyLimits(database),
    accountLimits: accountLimits(database),
    scriptLimits: scriptLimits(database),
    answerLimits: answerLimits(database),
    mailLimits: mailLimits(database),
    isReady: () => isMigrated(database, MIGRATIONS),
    build: createHash('sha256').update(`${builtFrom()} ${env.timezone}`).digest('hex').slice(0, 12),
    keptAnswers: keptAnswers(),
    keptWards: keptWards(),
  };
}

/** The first content of a database, never over what is there. */
export async function seedDatabase(env: Env, database: Database, now: Date): Promise<void> {
  const wantsSample = env.demo && (await isEmpty(database.db));
  if (env.demo && !wantsSample && env.databaseUrl) {
    throw new CannotStart(CANNOT_START.demoOverData);
  }
  if (wantsSample)
    await fillWithSample(database.db, sampleStake(dayIn(env.timezone, now)), await hashPassword(DEMO_PASSWORD));
  else if (env.superAdmin) await makeFirstUser(database, env.superAdmin);
}

/** Opens the database that the environment names, brings it up to date and gives it its first content. */
export async function openContext(env: Env, onError: (error: Error) => void): Promise<AppContext> {
  const database = await connect({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, onError });
  try {
    await migrateDatabase(database, MIGRATIONS);
    await refuseNewer(database, MIGRATIONS);
    await seedDatabase(env, database, new Date());
    return createContext(env, database);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
