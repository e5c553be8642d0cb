import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { ADDRESSES } from './addresses.ts';

export const system = {
  /** The process runs. */
  health: route({ ...ADDRESSES.health, answersHead: true, reply: z.object({ status: z.literal('ok') }) }),
  /** The database answers and has the tables that this version needs. */
  ready: route({ ...ADDRESSES.ready, answersHead: true, reply: z.object({ status: z.literal('ready') }) }),
};
