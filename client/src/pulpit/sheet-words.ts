import type { Meeting } from '#shared/meetings/schema.ts';
import { changedParts, partsInWords } from '#shared/pulpit/difference/changed-parts.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';
import { isWritten, kindOfStatus, sheetKind, type SheetKind } from '#shared/pulpit/sheet-status.ts';

export const SHEET_NAMES: Record<SheetFormat, string> = { outline: 'Outline', script: 'Script' };
export const SHEET_TITLES: Record<SheetFormat, string> = { outline: 'Meeting outline', script: 'Conducting script' };

type SheetState = { kind: SheetKind; at: string | null };

/** What of a meeting's sheet is saved: a list says so in a word, a single meeting has the texts. */
export function sheetState(meeting: Meeting, format: SheetFormat): SheetState {
  const [edited, generated, at] =
    format === 'outline'
      ? [meeting.editedOutline, meeting.generatedOutline, meeting.outlineLastGenerated]
      : [meeting.editedScript, meeting.generatedScript, meeting.scriptLastGenerated];
  const source = format === 'script' ? meeting.scriptSource : null;
  const status = meeting.sheets?.[format];
  return { kind: status ? kindOfStatus(status, source) : sheetKind({ edited, generated, source }), at: at ?? null };
}

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
