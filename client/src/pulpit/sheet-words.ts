import type { Meeting } from '#shared/meetings/schema.ts';
import { changedParts, partsInWords } from '#shared/pulpit/difference/changed-parts.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';

export const SHEET_NAMES: Record<SheetFormat, string> = { outline: 'Outline', script: 'Script' };
export const SHEET_TITLES: Record<SheetFormat, string> = { outline: 'Meeting outline', script: 'Conducting script' };

export type SheetState = { kind: 'none' | 'edited' | 'ai' | 'generated'; at: string | null };

/** What of a meeting's sheet is saved: a list says so in a word, a single meeting has the texts. */
export function sheetState(meeting: Meeting, format: SheetFormat): SheetState {
  const [edited, generated, at] =
    format === 'outline'
      ? [meeting.editedOutline, meeting.generatedOutline, meeting.outlineLastGenerated]
      : [meeting.editedScript, meeting.generatedScript, meeting.scriptLastGenerated];
  const status = meeting.sheets?.[format] ?? (edited != null ? 'edited' : generated != null ? 'generated' : 'none');
  const isModels = status === 'generated' && format === 'script' && meeting.scriptSource === 'ai';
  return { kind: isModels ? 'ai' : status, at: at ?? null };
}

/** A text that can't be regenerated: edited or AI-written. */
export const isKept = ({ kind }: SheetState): boolean => kind === 'edited' || kind === 'ai';

export const KINDS = { none: 'Not created', edited: 'Edited', ai: 'Written by AI', generated: 'Generated' };

/** 'Edited before the closing hymn changed.' Null if nothing changed. */
function changedWords(kind: 'edited' | 'ai', before: string, now: string): string | null {
  const parts = before === now ? [] : changedParts(before, now);
  return parts.length > 0 ? `${kind === 'ai' ? 'Written' : 'Edited'} before ${partsInWords(parts)} changed.` : null;
}

/** What has changed since the text was written; what the template made is made again by itself and is never behind. */
export function behindWords({ edited, source, base, facts }: PulpitSheet): string | null {
  if ((edited === null && source !== 'ai') || base === null) return null;
  return changedWords(edited === null ? 'ai' : 'edited', base, facts);
}
