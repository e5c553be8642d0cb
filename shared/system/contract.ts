import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';

export const system = {
  /** The process runs. */
  health: route({ method: 'GET', path: '/api/health', reply: z.object({ status: z.literal('ok') }) }),
  /** The database answers and has the tables that this version needs. */
  ready: route({ method: 'GET', path: '/api/ready', reply: z.object({ status: z.literal('ready') }) }),
};
