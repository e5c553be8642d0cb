import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Paging, Total } from '#shared/text/paging.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { NewWard, PublicWard, WardChange, WardConfig, WardConfigChange, WardRevision, WardRow } from './schema.ts';

const Listing = z.object(Paging);

export const wards = {
  listPublic: route({ ...ADDRESSES.listPublic, reply: z.array(PublicWard) }),
  list: route({ ...ADDRESSES.list, query: Listing, reply: z.array(WardRow) }),
  count: route({ ...ADDRESSES.count, query: Listing, reply: Total }),
  add: route({ ...ADDRESSES.add, body: NewWard, reply: WardRow, status: 201 }),
  change: route({
    ...ADDRESSES.change,
    params: z.object({ id }),
    body: WardChange,
    reply: WardRow,
    notFound: 'ward_not_found',
  }),
  config: route({ ...ADDRESSES.config, query: z.object({ wardId: optionalId }), reply: WardConfig }),
  changeConfig: route({ ...ADDRESSES.changeConfig, body: WardConfigChange, reply: WardConfig }),
  revision: route({ ...ADDRESSES.revision, query: z.object({ wardId: optionalId }), reply: WardRevision }),
};
