import type { wards } from '#shared/wards/contract.ts';
import type { CrossWardRequest, PublicRequest, KeptRequest, WardRequest } from '#server/access/request.ts';
import { tagOf } from '#server/http/kept-answers.ts';
import { countWards, listActiveWards, listWards } from './queries.ts';
import { addWard, changeConfig as saveConfig, changeWard, configOf, readWard, wardToday } from './service.ts';

type Wards = typeof wards;

export const listPublic = ({ context }: PublicRequest<Wards['listPublic']>) => listActiveWards(context.database.db);
export const list = ({ context, query }: CrossWardRequest<Wards['list']>) => listWards(context.database.db, query);
export const count = async ({ context, query }: CrossWardRequest<Wards['count']>) => ({
  total: await countWards(context.database.db, query),
});
export const add = ({ context, actor, body }: CrossWardRequest<Wards['add']>) => addWard(context, actor, body);
export const change = ({ context, actor, params, body }: CrossWardRequest<Wards['change']>) =>
  changeWard(context, actor, params.id, body);
export const config = async ({ context, wardId }: KeptRequest<Wards['config']>) =>
  configOf(context, await readWard(context, wardId));
export const changeConfig = ({ context, actor, wardId, body }: WardRequest<Wards['changeConfig']>) =>
  saveConfig(context, actor, wardId, body);
export const revision = async ({ context, wardId, view }: KeptRequest<Wards['revision']>) => {
  const { revised } = context;
  if (!revised) throw new Error('A ward has had a revision since it was added');
  return { revision: tagOf(context, { revised, view, today: (await wardToday(context, wardId)).today }) };
};
