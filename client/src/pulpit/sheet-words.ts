import type { Meeting } from '#shared/meetings/schema.ts';
import { changedParts, partsInWords } from '#shared/pulpit/difference/changed-parts.ts';
import { sheetSnapshot } from '#shared/pulpit/sheet-snapshot.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';
import type { SheetWard } from '#shared/pulpit/sheet.ts';

export const SHEET_NAMES: Record<SheetFormat, string> = { outline: 'Outline', script: 'Script' };
export const SHEET_TITLES: Record<SheetFormat, string> = { outline: 'Meeting outline', script: 'Conducting script' };

export type SheetState = { kind: 'none' | 'edited' | 'ai' | 'generated'; at: string | null; behind: string | null };

/** What of a meeting's sheet is saved, as far as the meeting itself tells. */
export function sheetState(meeting: Meeting, format: SheetFormat, ward: SheetWard): SheetState {
  const [edited, generated, at, base] =
    format === 'outline'
      ? [meeting.editedOutline, meeting.generatedOutline, meeting.outlineLastGenerated, meeting.editedOutlineBase]
      : [meeting.editedScript, meeting.generatedScript, meeting.scriptLastGenerated, meeting.editedScriptBase];
  const isModels = format === 'script' && meeting.scriptSource === 'ai' && generated != null;
  const kind = edited != null ? 'edited' : isModels ? 'ai' : generated != null ? 'generated' : 'none';
  const isKept = kind === 'edited' || kind === 'ai';
  return {
    kind,
    at: at ?? null,
    behind: isKept && base != null ? changedWords(kind, base, sheetSnapshot(format, meeting, ward)) : null,
  };
}

export const KINDS = { none: 'Not made yet', edited: 'Edited', ai: 'Written by AI', generated: 'Generated' };

/** 'Edited before the closing hymn changed.', by what the meeting was and is; null where it is the same. */
function changedWords(kind: 'edited' | 'ai', before: string, now: string): string | null {
  const parts = before === now ? [] : changedParts(before, now);
  return parts.length > 0 ? `${kind === 'ai' ? 'Written' : 'Edited'} before ${partsInWords(parts)} changed.` : null;
}

/** The same for an opened sheet; what the template made is made again by itself and is never behind. */
export function behindWords({ edited, source, base, facts }: PulpitSheet): string | null {
  if ((edited === null && source !== 'ai') || base === null) return null;
  return changedWords(edited === null ? 'ai' : 'edited', base, facts);
}
