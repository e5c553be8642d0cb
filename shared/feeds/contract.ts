import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { moment } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';

export const feeds = {
  status: route({ ...ADDRESSES.status, reply: z.object({ createdAt: z.nullable(moment) }) }),
  /** A new address; the one before it is dead. It is answered once, and the database keeps a hash. */
  make: route({ ...ADDRESSES.make, reply: z.object({ link: z.string(), createdAt: moment }), status: 201 }),
  remove: route(ADDRESSES.remove),
  /** For calendar programs, which sign in with nothing but the address. */
  read: route({ ...ADDRESSES.read, params: z.object({ file: z.string() }), sends: 'calendar', answersHead: true }),
};
