import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { IMPORT_LIMITS, IMPORT_TYPES } from './limits.ts';
import { ApprovedImport, IMPORT_FIELD, ImportReport, PastImport, UndoReport } from './schema.ts';

const InWard = z.object({ wardId: optionalId });

export const imports = {
  /** A file, read and saved at once or previewed; or the preview of one, as a person has approved it. */
  members: route({
    ...ADDRESSES.members,
    query: z.object({ ...InWard.shape, dryRun: z.optional(z.enum(['true', 'false'])) }),
    upload: { field: IMPORT_FIELD, maxBytes: IMPORT_LIMITS.bytes, types: IMPORT_TYPES },
    body: ApprovedImport,
    reply: ImportReport,
  }),
  /** The imports that can still be undone, or were, the latest first. */
  list: route({ ...ADDRESSES.list, query: InWard, reply: z.array(PastImport) }),
  undo: route({
    ...ADDRESSES.undo,
    params: z.object({ id }),
    query: InWard,
    body: InWard,
    reply: UndoReport,
    notFound: 'import_not_found',
  }),
  template: route({ ...ADDRESSES.template, query: InWard, sends: 'csv' }),
  /** The members list as a file that can be imported again. */
  exportMembers: route({ ...ADDRESSES.exportMembers, query: InWard, sends: 'csv' }),
};
