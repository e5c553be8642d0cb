import { AppError, invalidField, FIELD_WORDS } from '#shared/http/errors.ts';
import type { Actor } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { PROOF_MS } from './limits.ts';
import { passwordFits } from './password-hash.ts';
import { markProven, readUser } from './queries.ts';

/** Whether the owner has just proven who they are, in this same session. */
export const isProven = (context: AppContext, { provenAt }: Actor): boolean =>
  provenAt !== null && context.now().getTime() - Date.parse(provenAt) <= PROOF_MS;

/** Guards what would make a stolen session permanent: holding the token is not enough. */
export function demandProof(context: AppContext, actor: Actor): void {
  if (!isProven(context, actor)) throw new AppError('confirm_first');
}

/**
 * A guess at your own password. It is counted before it is checked, so that a burst gets no more answers than guesses made
 * one after the other.
 */
export async function isOwnPassword(
  { signInLimits }: AppContext,
  actor: Actor,
  passwordHash: string,
  given: string,
): Promise<boolean> {
  await signInLimits.countOwnGuess(actor);
  if (!(await passwordFits(passwordHash, given))) return false;
  await signInLimits.forgetOwnGuesses(actor);
  return true;
}

export async function confirmByPassword(context: AppContext, actor: Actor, password: string): Promise<void> {
  const { db } = context.database;
  const user = await readUser(db, actor.userId);
  if (!user) throw new AppError('unauthorized');
  if (!(await isOwnPassword(context, actor, user.passwordHash, password)))
    throw invalidField('password', FIELD_WORDS.wrongPassword);
  if (!(await markProven(db, actor.sessionId, context.now()))) throw new AppError('unauthorized');
}
