import { hash, randomBytes } from 'node:crypto';
import { setTimeout as waitMs } from 'node:timers/promises';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { worksAcrossWards } from '#shared/access/roles.ts';
import { AppError } from '#shared/http/errors.ts';
import { fold } from '#shared/text/fold.ts';
import { needsCurrentPassword } from '#shared/users/rules.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { OwnAccount, Actor, SessionRow } from '#server/access/actor.ts';
import { addFailedSignIn } from '#server/audit/queries.ts';
import { record } from '#server/audit/service.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import { findWard } from '#server/wards/queries.ts';
import { IDLE_LIMIT, ABSOLUTE_LIMIT, CROWDED, LAPSE_KNOWN } from './limits.ts';
import { hashPassword, isOutdated, passwordFits } from './password-hash.ts';
import {
  addSession,
  extendSession,
  findActiveUser,
  findSession,
  hasLapsed,
  holdForSignIn,
  readUser,
  renewHash,
  sweepSessions,
  type OpenedBy,
} from './queries.ts';

const HOUR = 3_600_000;

export const sidOf = (token: string): string => hash('sha256', token, 'hex');

/**
 * Starts a session and returns its bearer token, which is kept nowhere on this side. Belongs into the transaction
 * that locks the account.
 */
export async function openSession(tx: Db, now: Date, userId: number, openedBy: OpenedBy = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addSession(tx, {
    sid: sidOf(token),
    userId,
    startedAt: now,
    ...openedBy,
    expire: new Date(now.getTime() + IDLE_LIMIT),
  });
  return token;
}

/** Whose token this is, or null. A session that `isUsed` is kept alive, which is written at most once an hour. */
export async function findActor(
  context: AppContext,
  token: string | null,
  askedWard: number | null = null,
  isUsed = true,
): Promise<SessionRow | null> {
  if (!token) return null;
  const now = context.now();
  const session = await findSession(context.database.db, sidOf(token), now, askedWard);
  if (!session) return null;
  const end = new Date(session.sess.startedAt).getTime() + ABSOLUTE_LIMIT;
  if (now.getTime() >= end) return null;
  if (!isUsed) return session;
  const expire = Math.min(now.getTime() + IDLE_LIMIT, end);
  if (expire - session.expire.getTime() > HOUR) await extendSession(context.database.db, session.sid, new Date(expire));
  return session;
}

/** Why this token is refused: a phone may keep its offline copy when a session lapses, but not when it is ended. */
export async function tokenRefusal(context: AppContext, token: string | null): Promise<AppError> {
  const lapsed = token !== null && (await hasLapsed(context.database.db, sidOf(token)));
  return new AppError(lapsed ? 'sign_in_lapsed' : 'unauthorized');
}

/** Deletes sessions some weeks after they lapse: until then a lapse can be told from an end. */
export const sweepLapsed = (context: AppContext) =>
  sweepSessions(context.database.db, new Date(context.now().getTime() - LAPSE_KNOWN));

type FoundUser = { id: number; wardId: number | null; role: Actor['role']; passwordHash: string };

/** Whether a person may sign in through the named ward; without one there is nothing to check. */
export async function entersBy(
  db: Db,
  user: Pick<FoundUser, 'wardId' | 'role'>,
  wardId: number | null | undefined,
): Promise<boolean> {
  if (!wardId || user.wardId === wardId) return true;
  return worksAcrossWards(user.role) && (await findWard(db, wardId)) !== null;
}

/** passport-local checks name and password; no session of its own, for bearer tokens are the only way in. */
function checkCredentials(
  context: AppContext,
  credentials: { username: string; password: string },
): Promise<FoundUser | null> {
  const strategy = new LocalStrategy({ session: false }, (username, password, done) => {
    findActiveUser(context.database.db, fold(username))
      .then(async (user) =>
        done(null, (await passwordFits(user?.passwordHash ?? null, password)) && user ? user : false),
      )
      .catch(done);
  });
  return new Promise((resolve, reject) => {
    const settle = (error: unknown, user?: FoundUser | false | null) => (error ? reject(error) : resolve(user || null));
    const authenticate = passport.authenticate(strategy, { session: false }, settle);
    authenticate({ body: credentials, query: {}, headers: {} }, {}, reject);
  });
}

type Attempt = { username: string; password: string; wardId?: number | null };

export async function startSignIn(context: AppContext, attempt: Attempt, address: string) {
  const began = performance.now();
  try {
    return await signInWith(context, attempt, address);
  } catch (error) {
    if (await context.signInLimits.isClosed(address)) await waitMs(began + CROWDED.refusedMs - performance.now());
    throw error;
  }
}

async function signInWith(context: AppContext, attempt: Attempt, address: string) {
  const { signInLimits: limits } = context;
  await limits.check(attempt.username, address);
  const user = await checkCredentials(context, attempt);
  const { db } = context.database;
  if (!user || !(await entersBy(db, user, attempt.wardId))) {
    await addFailedSignIn(db, fold(attempt.username), context.now());
    await limits.countFailure(attempt.username, address);
    throw new AppError('bad_credentials');
  }
  // A burst of guesses passes the first check as one; the right one among them must not get through after the tenth.
  await limits.check(attempt.username, address);
  await limits.clear(attempt.username, address);
  const signedIn = await signedInUser(context, user.id);
  const actor = { userId: user.id, name: fullName(signedIn) };
  const renewed = isOutdated(user.passwordHash) ? await hashPassword(attempt.password) : null;
  const token = await transaction(db, async (tx) => {
    // Checking a password takes a while, in which it may have been reset, or its hash renewed by another sign-in.
    const held = await holdForSignIn(tx, user.id);
    const isSame = held?.passwordHash === user.passwordHash;
    if (!isSame && !(await passwordFits(held?.passwordHash ?? null, attempt.password)))
      throw new AppError('bad_credentials');
    if (isSame && renewed !== null) await renewHash(tx, user.id, renewed);
    const [opened] = await Promise.all([
      openSession(tx, context.now(), user.id),
      record(tx, context.now(), { wardId: user.wardId, actor, action: 'signed_in' }),
    ]);
    return opened;
  });
  return { token, user: signedIn };
}

type CameBy = { byLink?: boolean; byPasskey?: boolean };

/** The account as its owner sees it. */
export const asSignedIn = <A extends Pick<OwnAccount, 'role' | 'mustChangePassword'>>(
  account: A,
  { byLink = false, byPasskey = false }: CameBy = {},
) => ({
  ...account,
  needsCurrentPassword: needsCurrentPassword({
    role: account.role,
    byLink,
    byPasskey,
    isForced: account.mustChangePassword,
  }),
});

export async function signedInUser(context: AppContext, userId: number, by: CameBy = {}) {
  const user = await readUser(context.database.db, userId);
  if (!user) throw new AppError('unauthorized');
  return asSignedIn(user, by);
}
