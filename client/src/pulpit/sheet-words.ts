import { changedParts, partsInWords } from '#shared/pulpit/difference/changed-parts.ts';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';
import { isWritten, sheetKind, type SheetKind } from '#shared/pulpit/sheet-status.ts';

export const SHEET_NAMES: Record<SheetFormat, string> = { outline: 'Outline', script: 'Script' };
export const SHEET_TITLES: Record<SheetFormat, string> = { outline: 'Meeting Outline', script: 'Conducting Script' };

export const KINDS = { edited: 'Edited', ai: 'Written by AI', generated: 'Generated' };

/** 'Edited before the closing hymn changed.' Null if nothing changed. */
function changedWords(kind: SheetKind, before: string, now: string): string | null {
  const parts = before === now ? [] : changedParts(before, now);
  return parts.length > 0 ? `${kind === 'ai' ? 'Written' : 'Edited'} before ${partsInWords(parts)} changed.` : null;
}

/** What has changed since the text was written; what the template made is made again by itself and is never behind. */
export function behindWords(sheet: PulpitSheet): string | null {
  const kind = sheetKind(sheet);
  return isWritten(kind) && sheet.base !== null ? changedWords(kind, sheet.base, sheet.facts) : null;
}
