import { AppError } from '#shared/http/errors.ts';
import { todayOf, type WardId } from '#server/access/actor.ts';
import type { House } from '#server/http/ask.ts';
import { findWard } from './queries.ts';

export async function readWard(house: House, wardId: WardId) {
  const ward = await findWard(house.database.db, wardId);
  if (!ward) throw new AppError('ward_not_found');
  return ward;
}

/** The ward with its own today. */
export async function wardToday(house: House, wardId: WardId) {
  const ward = await readWard(house, wardId);
  return { ward, today: todayOf(ward.customization, house.env.timezone, house.now()) };
}
