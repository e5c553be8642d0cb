import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Paging, Total } from '#shared/text/paging.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { NewWard, PublicWard, WardChange, WardConfig, WardConfigChange, WardRow } from './schema.ts';

const Listing = z.object(Paging);

export const wards = {
  listPublic: route({ method: 'GET', path: '/api/public/wards', reply: z.array(PublicWard) }),
  list: route({ method: 'GET', path: '/api/admin/wards', query: Listing, reply: z.array(WardRow) }),
  count: route({ method: 'GET', path: '/api/admin/wards/count', query: Listing, reply: Total }),
  add: route({ method: 'POST', path: '/api/admin/wards', body: NewWard, reply: WardRow, status: 201 }),
  change: route({
    method: 'PUT', path: '/api/wards/:id', params: z.object({ id }), body: WardChange, reply: WardRow, notFound: 'ward_not_found',
  }),
  config: route({ method: 'GET', path: '/api/ward-config', query: z.object({ wardId: optionalId }), reply: WardConfig }),
  changeConfig: route({ method: 'PUT', path: '/api/ward-config', body: WardConfigChange, reply: WardConfig }),
};
