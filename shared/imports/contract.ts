import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { IMPORT_FIELD, IMPORT_LIMITS, IMPORT_TYPES, ImportReport } from './schema.ts';

const InWard = z.object({ wardId: optionalId });

export const imports = {
  members: route({
    ...ADDRESSES.members,
    query: z.object({ ...InWard.shape, dryRun: z.optional(z.enum(['true', 'false'])) }),
    upload: { field: IMPORT_FIELD, maxBytes: IMPORT_LIMITS.bytes, types: IMPORT_TYPES },
    reply: ImportReport,
  }),
  template: route({ ...ADDRESSES.template, query: InWard, sends: 'csv' }),
  /** The members list as a file that can be imported again. */
  exportMembers: route({ ...ADDRESSES.exportMembers, query: InWard, sends: 'csv' }),
};
