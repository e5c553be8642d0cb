import { AppError } from '#shared/http/errors.ts';
import type { users } from '#shared/users/contract.ts';
import { wardOfJob } from '#server/access/actor.ts';
import type { AcrossAsk, House, WardAsk } from '#server/access/request.ts';
import { readWard } from '#server/wards/service.ts';
import { makeSignInLink, resetPasswordOf } from './passwords.ts';
import { countAcross as countUsersAcross, findAcross, listAcross as listUsersAcross, listUsers } from './queries.ts';
import { addUser, changeUser, deactivateUser, reactivateUser, removeUser } from './service.ts';

type Users = typeof users;

export const list = ({ house, wardId }: WardAsk<Users['list']>) => listUsers(house.database.db, wardId);
export const add = ({ house, actor, wardId, body }: WardAsk<Users['add']>) =>
  addUser({ house, actor, reach: wardId }, wardId, body);
export const change = ({ params, body, ...work }: AcrossAsk<Users['change']>) => changeUser(work, params.id, body);
export const remove = ({ params, ...work }: AcrossAsk<Users['remove']>) => removeUser(work, params.id);
export const deactivate = ({ params, ...work }: AcrossAsk<Users['deactivate']>) => deactivateUser(work, params.id);
export const reactivate = ({ params, ...work }: AcrossAsk<Users['reactivate']>) => reactivateUser(work, params.id);
export const resetPassword = ({ params, body, ...work }: AcrossAsk<Users['resetPassword']>) =>
  resetPasswordOf(work, params.id, body);
export const makeLink = ({ params, ...work }: AcrossAsk<Users['makeLink']>) => makeSignInLink(work, params.id);

export const listAcross = ({ house, query }: AcrossAsk<Users['listAcross']>) =>
  listUsersAcross(house.database.db, query);
export const countAcross = async ({ house, query }: AcrossAsk<Users['countAcross']>) => ({
  total: await countUsersAcross(house.database.db, query),
});

async function rowAcross(house: House, id: number) {
  const row = await findAcross(house.database.db, id);
  if (!row) throw new AppError('user_not_found');
  return row;
}

export async function addAcross({ house, actor, body }: AcrossAsk<Users['addAcross']>) {
  const ward = await readWard(house, wardOfJob(body.wardId));
  const wardId = wardOfJob(ward.id);
  const added = await addUser({ house, actor, reach: null }, wardId, body);
  return rowAcross(house, added.id);
}

export async function changeRole({ house, actor, reach, params, body }: AcrossAsk<Users['changeRole']>) {
  await changeUser({ house, actor, reach }, params.id, { role: body.role });
  return rowAcross(house, params.id);
}
