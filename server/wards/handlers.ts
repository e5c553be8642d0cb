import type { wards } from '#shared/wards/contract.ts';
import type { OpenAsk } from '#server/http/ask.ts';
import { listActiveWards } from './queries.ts';

export const listPublic = ({ house }: OpenAsk<(typeof wards)['listPublic']>) => listActiveWards(house.database.db);
