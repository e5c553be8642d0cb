import { AppError } from '#shared/http/errors.ts';

/** Refuses a save that began from a version other than the one held under its lock. Without a version, it is accepted. */
export function refuseStale(
  thing: 'member' | 'user' | 'ward',
  begunFrom: number | undefined,
  held: number,
  current: () => object,
): void {
  if (begunFrom === undefined || begunFrom === held) return;
  const message = `This ${thing} was changed by someone else or in another tab.`;
  throw new AppError('stale', { message, current: current() });
}
