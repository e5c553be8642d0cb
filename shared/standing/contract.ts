import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { Standing, StandingChange } from './schema.ts';

export const standing = {
  read: route({ ...ADDRESSES.read, query: z.object({ wardId: optionalId }), reply: Standing }),
  change: route({ ...ADDRESSES.change, body: StandingChange, reply: Standing }),
};
