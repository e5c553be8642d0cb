import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { PulpitSheet, SHEET_FORMATS, SheetSave } from './schema.ts';
import { ScriptReply, ScriptRequest } from './script-request.ts';

const path = '/api/meetings/:id/pulpit-sheet/:format';
const OneSheet = z.object({ id, format: z.enum(SHEET_FORMATS) });

export const pulpit = {
  sheet: route({ method: 'GET', path, params: OneSheet, query: z.object({ wardId: optionalId }), reply: PulpitSheet, notFound: 'meeting_not_found' }),
  saveSheet: route({ method: 'POST', path, params: OneSheet, body: SheetSave, reply: PulpitSheet, notFound: 'meeting_not_found' }),
  generateScript: route({ method: 'POST', path: '/api/generate-script', body: ScriptRequest, reply: ScriptReply }),
};
