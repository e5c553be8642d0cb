import * as z from 'zod/mini';
import { moment, optionalId, text } from '#shared/text/schema.ts';

export const SHEET_FORMATS = ['outline', 'script'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const SHEET_MAX = 100_000;

export const PulpitSheet = z.object({
  edited: z.nullable(z.string()),
  generated: z.nullable(z.string()),
  generatedAt: z.nullable(moment),
});
export type PulpitSheet = z.output<typeof PulpitSheet>;

export const SheetSave = z.object({ wardId: optionalId, content: text(SHEET_MAX), isGenerated: z.boolean() });
