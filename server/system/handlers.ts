import { AppError } from '#shared/http/errors.ts';
import type { system } from '#shared/system/contract.ts';
import type { PublicRequest } from '#server/access/request.ts';

export const health = async () => ({ status: 'ok' as const });

export async function ready({ context }: PublicRequest<(typeof system)['ready']>) {
  if (!(await context.isReady())) throw new AppError('database_away');
  if (await context.database.isDiskFull()) throw new AppError('disk_full');
  return { status: 'ready' as const };
}
