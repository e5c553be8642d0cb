import type { wards } from '#shared/wards/contract.ts';
import type { AcrossAsk, OpenAsk, WardAsk } from '#server/access/request.ts';
import { countWards, listActiveWards, listWards } from './queries.ts';
import { addWard, changeConfig as saveConfig, changeWard, configOf, readWard } from './service.ts';

type Wards = typeof wards;

export const listPublic = ({ house }: OpenAsk<Wards['listPublic']>) => listActiveWards(house.database.db);
export const list = ({ house, query }: AcrossAsk<Wards['list']>) => listWards(house.database.db, query);
export const count = async ({ house, query }: AcrossAsk<Wards['count']>) => ({
  total: await countWards(house.database.db, query),
});
export const add = ({ house, actor, body }: AcrossAsk<Wards['add']>) => addWard(house, actor, body);
export const change = ({ house, actor, params, body }: AcrossAsk<Wards['change']>) =>
  changeWard(house, actor, params.id, body);
export const config = async ({ house, wardId }: WardAsk<Wards['config']>) =>
  configOf(house, await readWard(house, wardId));
export const changeConfig = ({ house, actor, wardId, body }: WardAsk<Wards['changeConfig']>) =>
  saveConfig(house, actor, wardId, body);
