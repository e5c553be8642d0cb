import { AppError, invalidField } from '#shared/http/errors.ts';
import type { Actor } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { passwordFits } from './password-hash.ts';
import { markProven, readUser } from './queries.ts';

/** For so long after a password or passkey somebody counts as the owner of the account. */
const PROOF_MS = 5 * 60_000;

/** Whether the owner has shown, just now and by this sign-in, that it is they. */
export const isProven = (context: AppContext, { provenAt }: Actor): boolean =>
  provenAt !== null && context.now().getTime() - Date.parse(provenAt) <= PROOF_MS;

/** For what would make a stolen sign-in permanent: whoever merely holds the token does not get it. */
export function demandProof(context: AppContext, actor: Actor): void {
  if (!isProven(context, actor)) throw new AppError('confirm_first');
}

/**
 * A guess at one's own password. It is counted before it is looked at, so that a burst gets no more answers than as many
 * one after the other.
 */
export async function isOwnPassword(
  { signInLimits }: AppContext,
  user: { id: number; passwordHash: string },
  given: string,
): Promise<boolean> {
  await signInLimits.countOwnGuess(user.id);
  if (!(await passwordFits(user.passwordHash, given))) return false;
  await signInLimits.forgetOwnGuesses(user.id);
  return true;
}

export async function confirmByPassword(context: AppContext, actor: Actor, password: string): Promise<void> {
  const { db } = context.database;
  const user = await readUser(db, actor.userId);
  if (!user) throw new AppError('unauthorized');
  if (!(await isOwnPassword(context, user, password))) throw invalidField('password', 'Password is incorrect');
  if (!(await markProven(db, actor.sessionId, context.now()))) throw new AppError('unauthorized');
}
