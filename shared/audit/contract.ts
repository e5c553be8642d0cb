import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Paging } from '#shared/text/paging.ts';
import { optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { ACTIVITY_KIND_NAMES } from './kinds.ts';
import { AuditEvent } from './schema.ts';

const narrowed = { wardId: optionalId, kind: z.optional(z.enum(ACTIVITY_KIND_NAMES)) };

export const audit = {
  list: route({
    ...ADDRESSES.list,
    query: z.object({ ...narrowed, page: Paging.page, pageSize: Paging.pageSize }),
    reply: z.object({ rows: z.array(AuditEvent), total: z.int(), page: z.int(), pageSize: z.int() }),
  }),
  exportEvents: route({ ...ADDRESSES.exportEvents, query: z.object(narrowed), sends: 'csv' }),
};
