import { AppError } from '#shared/http/errors.ts';
import type { users } from '#shared/users/contract.ts';
import { admitToWard } from '#server/access/actor.ts';
import type { AccountRequest, CrossWardRequest, WardRequest } from '#server/access/request.ts';
import type { Db } from '#server/db/connect.ts';
import { readWard } from '#server/wards/service.ts';
import { deactivateUser, reactivateUser, removeUser } from './leaving.ts';
import { removePasskeysOf } from './passkeys.ts';
import { resetPasswordOf } from './passwords.ts';
import {
  countCrossWard as countUsersAcross,
  findAcross,
  listCrossWard as listUsersAcross,
  listUsers,
} from './queries.ts';
import { addUser, changeUser } from './service.ts';
import { makeSignInLink } from './sign-in-links.ts';

type Users = typeof users;

export const list = ({ context, wardId }: WardRequest<Users['list']>) => listUsers(context.database.db, wardId);
export const add = ({ context, actor, wardId, body }: WardRequest<Users['add']>) =>
  addUser({ context, actor, scope: wardId }, wardId, body);
export const change = ({ params, body, ...work }: AccountRequest<Users['change']>) =>
  changeUser(work, params.id, body, async (_tx, user) => user);
export const remove = ({ params, ...work }: AccountRequest<Users['remove']>) => removeUser(work, params.id);
export const deactivate = ({ params, ...work }: AccountRequest<Users['deactivate']>) => deactivateUser(work, params.id);
export const reactivate = ({ params, ...work }: AccountRequest<Users['reactivate']>) => reactivateUser(work, params.id);
export const resetPassword = ({ params, body, ...work }: AccountRequest<Users['resetPassword']>) =>
  resetPasswordOf(work, params.id, body);
export const removePasskeys = ({ params, ...work }: AccountRequest<Users['removePasskeys']>) =>
  removePasskeysOf(work, params.id);
export const makeLink = ({ params, ...work }: CrossWardRequest<Users['makeLink']>) => makeSignInLink(work, params.id);

export const listCrossWard = ({ context, query }: CrossWardRequest<Users['listCrossWard']>) =>
  listUsersAcross(context.database.db, query);
export const countCrossWard = async ({ context, query }: CrossWardRequest<Users['countCrossWard']>) => ({
  total: await countUsersAcross(context.database.db, query),
});

async function rowAcross(db: Db, id: number) {
  const row = await findAcross(db, id);
  if (!row) throw new AppError('user_not_found');
  return row;
}

export async function addCrossWard({ context, actor, body }: CrossWardRequest<Users['addCrossWard']>) {
  const wardId = admitToWard(actor, body.wardId);
  await readWard(context, wardId);
  const added = await addUser({ context, actor, scope: null }, wardId, body);
  return rowAcross(context.database.db, added.id);
}

export const changeRole = ({ params, body, ...work }: AccountRequest<Users['changeRole']>) =>
  changeUser(work, params.id, { role: body.role }, (tx) => rowAcross(tx, params.id));
