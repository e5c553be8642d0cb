import * as z from 'zod/mini';
import { moment, optionalId, text } from '#shared/text/schema.ts';
import { SHEET_MAX } from './limits.ts';
import { SHEET_SOURCES } from './sheet.ts';

export const NO_SUCH_SHEET = 'A pulpit sheet is an outline or a script. Choose one of these.';
export const BLANK_SHEET = 'A sheet can’t be empty. Choose Regenerate to rebuild it.';

export const PulpitSheet = z.object({
  edited: z.nullable(z.string()),
  generated: z.nullable(z.string()),
  /** When the sheet was last written, be it by a person, the template or the model. */
  generatedAt: z.nullable(moment),
  source: z.enum(SHEET_SOURCES),
  /** What the sheet was made from when an edit or the model's script was saved, see `sheetSnapshot`; null when unknown. */
  base: z.nullable(z.string()),
  /** The same of the meeting as it is now. */
  facts: z.string(),
  /** What the template makes of the meeting as it is now. */
  fresh: z.string(),
});
export type PulpitSheet = z.output<typeof PulpitSheet>;

/**
 * `base`: the facts that the writer had before them; without it those of this moment count.
 * `replaces`: the text that the writer had before them. If someone has saved another one since, the save is refused;
 * without it the save is taken as it is.
 */
export const SheetSave = z.object({
  wardId: optionalId,
  content: text(SHEET_MAX).check(z.refine((content) => content.trim() !== '', BLANK_SHEET)),
  isGenerated: z.boolean(),
  source: z.optional(z.enum(SHEET_SOURCES)),
  base: z.optional(z.nullable(text(SHEET_MAX))),
  replaces: z.optional(z.nullable(text(SHEET_MAX))),
});
