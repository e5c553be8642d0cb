import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { NO_SUCH_SHEET, PulpitSheet, SheetSave } from './schema.ts';
import { SHEET_FORMATS } from './sheet.ts';
import { ScriptReply, ScriptRequest } from './ai-check/script-request.ts';

const OneSheet = z.object({ id, format: z.enum(SHEET_FORMATS, NO_SUCH_SHEET) });

export const pulpit = {
  sheet: route({
    ...ADDRESSES.sheet,
    params: OneSheet,
    query: z.object({ wardId: optionalId }),
    reply: PulpitSheet,
    notFound: 'meeting_not_found',
  }),
  saveSheet: route({
    ...ADDRESSES.saveSheet,
    params: OneSheet,
    body: SheetSave,
    reply: PulpitSheet,
    notFound: 'meeting_not_found',
  }),
  generateScript: route({ ...ADDRESSES.generateScript, body: ScriptRequest, reply: ScriptReply }),
};
