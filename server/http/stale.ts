import { isDeepStrictEqual } from 'node:util';
import { AppError, CASE_WORDS } from '#shared/http/errors.ts';

/**
 * Refuses a save that began from a version other than the one held under its lock. Without a version, it is accepted.
 * Returns true if all that it says is stored already: the repetition of a save whose answer was lost has nothing to do.
 */
export function isRepetition<C extends { version: number }>(
  thing: 'member' | 'user' | 'ward',
  { version, ...sent }: { version?: number } & Record<string, unknown>,
  held: number,
  current: () => C,
): boolean {
  if (version === undefined || version === held) return false;
  const stored: Record<string, unknown> = current();
  const said = Object.entries(sent).filter(([, value]) => value !== undefined);
  if (said.length > 0 && said.every(([name, value]) => isDeepStrictEqual(stored[name], value))) return true;
  throw new AppError('stale', { message: CASE_WORDS.changed(thing), current: stored });
}
