import { createHash, randomBytes } from 'node:crypto';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { worksAcrossWards } from '#shared/access/roles.ts';
import { AppError } from '#shared/http/errors.ts';
import { fold } from '#shared/text/fold.ts';
import { needsCurrentPassword } from '#shared/users/rules.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { Actor, ActorRow } from '#server/access/actor.ts';
import { addFailedSignIn } from '#server/audit/queries.ts';
import { record } from '#server/audit/service.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import type { House } from '#server/access/request.ts';
import { findWard } from '#server/wards/queries.ts';
import { passwordFits } from './password-hash.ts';
import {
  addSession,
  extendSession,
  findActiveUser,
  findSession,
  hasLapsed,
  holdForSignIn,
  readUser,
  sweepSessions,
} from './queries.ts';

const HOUR = 3_600_000;
const SLIDING = 7 * 24 * HOUR;
const LONGEST = 30 * 24 * HOUR;
const LAPSE_KNOWN = 21 * 24 * HOUR;

export const sidOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Starts a session and returns its bearer token, which is kept nowhere on this side. Belongs into the transaction
 * that holds the account.
 */
export async function openSession(tx: Db, now: Date, userId: number, { byLink = false } = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addSession(tx, {
    sid: sidOf(token),
    userId,
    startedAt: now,
    byLink,
    expire: new Date(now.getTime() + SLIDING),
  });
  return token;
}

/** Who holds this token, or null. Keeps the session alive, writing at most once an hour. */
export async function findActor(house: House, token: string | null): Promise<ActorRow | null> {
  if (!token) return null;
  const now = house.now();
  const session = await findSession(house.database.db, sidOf(token), now);
  if (!session) return null;
  const end = new Date(session.sess.startedAt).getTime() + LONGEST;
  if (now.getTime() >= end) return null;
  const expire = Math.min(now.getTime() + SLIDING, end);
  if (expire - session.expire.getTime() > HOUR) await extendSession(house.database.db, session.sid, new Date(expire));
  return session;
}

/** Why this token lets nobody in: a phone may keep its offline copy past a lapse, but not past an end. */
export async function refusalOf(house: House, token: string | null): Promise<AppError> {
  const lapsed = token !== null && (await hasLapsed(house.database.db, sidOf(token)));
  return new AppError(lapsed ? 'sign_in_lapsed' : 'unauthorized');
}

/** Forgets sessions for good some weeks after they have lapsed: until then a lapse can be told from an end. */
export const sweepLapsed = (house: House) =>
  sweepSessions(house.database.db, new Date(house.now().getTime() - LAPSE_KNOWN));

type FoundUser = { id: number; wardId: number | null; role: Actor['role']; passwordHash: string };

/** Whether somebody may come in through the ward that was named; without one there is nothing to ask. */
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
  house: House,
  credentials: { username: string; password: string },
): Promise<FoundUser | null> {
  const strategy = new LocalStrategy({ session: false }, (username, password, done) => {
    findActiveUser(house.database.db, fold(username))
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

export async function signIn(
  house: House,
  attempt: { username: string; password: string; wardId?: number | null },
  address: string,
) {
  const { signInLimits: limits } = house;
  await limits.check(attempt.username, address);
  const user = await checkCredentials(house, attempt);
  const { db } = house.database;
  if (!user || !(await entersBy(db, user, attempt.wardId))) {
    await addFailedSignIn(db, fold(attempt.username), house.now());
    await limits.countFailure(attempt.username, address);
    throw new AppError('bad_credentials');
  }
  // A burst of guesses passes the first check as one; the right one among them must not get through after the tenth.
  await limits.check(attempt.username, address);
  await limits.clear(attempt.username, address);
  const signedIn = await signedInUser(house, user.id);
  const actor = { userId: user.id, name: fullName(signedIn) };
  const token = await transaction(db, async (tx) => {
    // Checking a password takes a while, in which it may have been reset.
    const held = await holdForSignIn(tx, user.id);
    if (held?.passwordHash !== user.passwordHash) throw new AppError('bad_credentials');
    await record(tx, house.now(), { wardId: user.wardId, actor, action: 'signed_in' });
    return openSession(tx, house.now(), user.id);
  });
  return { token, user: signedIn };
}

export async function signedInUser(house: House, userId: number, byLink = false) {
  const user = await readUser(house.database.db, userId);
  if (!user) throw new AppError('unauthorized');
  return { ...user, needsCurrentPassword: needsCurrentPassword({ role: user.role, byLink }) };
}
