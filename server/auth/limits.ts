import { createHash } from 'node:crypto';
import { fold } from '#shared/text/fold.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { dropLimitsOfName } from '#server/http/limit-queries.ts';
import { limiterIn, refuseWhere, shareIn, type Asker, type LimitState } from '#server/http/limiter.ts';

const DAY = 24 * 3_600_000;

/** How long a sign-in lasts without use, and at most. */
export const IDLE_LIMIT = 7 * DAY;
export const ABSOLUTE_LIMIT = 30 * DAY;
/** How long a session that is over is still told from one that never was. */
export const LAPSE_KNOWN = 21 * DAY;
/** How long after a password or passkey a person counts as the owner of the account. */
export const PROOF_MS = 5 * 60_000;

/** Failed sign-ins within a quarter of an hour. A whole building may share one address. */
export const SIGN_IN_LIMITS = { nameFromAddress: 10, name: 50, address: 300 } as const;
/** Guesses of a signed-in person at their own password, within the same time. */
const OWN_GUESSES = { session: 10, person: 50 } as const;
/**
 * Where an address has used up its failures, every further one is refused; a correct password still works, within the
 * limits of its name, so that no one locks out a whole building. Having failed this often the address is closed but for names
 * that came in from there lately. Of theirs the password is checked, and of others it isn't: from a closed address every
 * refusal takes as long as the slower of the two, or else the time would tell which names there are.
 */
export const CROWDED = { closed: 1_000, knownDays: 30, refusedMs: 400 } as const;

const NAME = 'sign-in-name';
const NAME_FROM_ADDRESS = 'sign-in-name-address';

export type SignInLimits = ReturnType<typeof signInLimits>;

/** A username as limits count it: case and accents do not make another one, and no key grows without end. */
export const limitedName = (username: string): string => fold(username).slice(0, 120);

export function signInLimits(database: Database) {
  const limiter = limiterIn(database);
  const nameFromAddress = limiter(NAME_FROM_ADDRESS);
  const name = limiter(NAME);
  const fromAddress = limiter('sign-in-address');
  const known = limiter('sign-in-known');
  const own = shareIn(database, 'own-password', OWN_GUESSES);

  const pairKey = (username: string, address: string) => `${limitedName(username)}@${address}`;
  const knownKey = (username: string, address: string) =>
    createHash('sha256')
      .update(`${fold(username)}@${address}`)
      .digest('hex');
  const reached = (state: LimitState | null, points: number) =>
    state && state.consumedPoints >= points ? state : null;
  const closedFor = async (address: string) => reached(await fromAddress.get(address), CROWDED.closed);
  const passed = (state: LimitState, points: number) => (state.consumedPoints > points ? state : null);

  return {
    /** Throws `too_many` where not even a correct password works. */
    async check(username: string, address: string): Promise<void> {
      const [ofPair, ofName, closed] = await Promise.all([
        nameFromAddress.get(pairKey(username, address)),
        name.get(limitedName(username)),
        closedFor(address),
      ]);
      refuseWhere([reached(ofPair, SIGN_IN_LIMITS.nameFromAddress), reached(ofName, SIGN_IN_LIMITS.name)]);
      if (closed && !(await known.get(knownKey(username, address)))) refuseWhere([closed]);
    },
    isClosed: async (address: string): Promise<boolean> => (await closedFor(address)) !== null,
    /** Throws `too_many` when this failure is beyond one of the three limits, perhaps only by tries at the same time. */
    async countFailure(username: string, address: string): Promise<void> {
      const [ofPair, ofName, ofAddress] = await Promise.all([
        nameFromAddress.penalty(pairKey(username, address)),
        name.penalty(limitedName(username)),
        fromAddress.penalty(address),
      ]);
      refuseWhere([
        passed(ofPair, SIGN_IN_LIMITS.nameFromAddress),
        passed(ofName, SIGN_IN_LIMITS.name),
        passed(ofAddress, SIGN_IN_LIMITS.address),
      ]);
    },
    /** A signed-in person guesses at their own password. Throws `too_many` beyond the limit. */
    countOwnGuess: (asker: Asker): Promise<void> => own.count(asker),
    forgetOwnGuesses: (asker: Asker): Promise<void> => own.forget(asker),
    /** After a new password from someone else: the failures of the name no longer count, those of an address do. */
    lift: (tx: Db, username: string): Promise<void> =>
      dropLimitsOfName(tx, `${NAME}:${limitedName(username)}`, `${NAME_FROM_ADDRESS}:${limitedName(username)}@`),
    /** After a success: the name is free again, and remembered at this address. */
    async clear(username: string, address: string): Promise<void> {
      await Promise.all([
        nameFromAddress.delete(pairKey(username, address)),
        name.delete(limitedName(username)),
        known.set(knownKey(username, address), 1, CROWDED.knownDays * DAY),
      ]);
    },
  };
}
