import { clockTime, dateSeenFrom } from '#shared/calendar/format.ts';
import { dayIn } from '#shared/calendar/today.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { changedParts, partsInWords } from '#shared/pulpit/changed-parts.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';

export const SHEET_NAMES: Record<SheetFormat, string> = { outline: 'Outline', script: 'Script' };
export const SHEET_TITLES: Record<SheetFormat, string> = { outline: 'Meeting outline', script: 'Conducting script' };

export type SheetState = { kind: 'none' | 'edited' | 'ai' | 'generated'; at: string | null; isBehind: boolean };

/** What of a meeting's sheet is saved, as far as the meeting itself tells. */
export function sheetState(meeting: Meeting, format: SheetFormat): SheetState {
  const [edited, generated, at] = format === 'outline'
    ? [meeting.editedOutline, meeting.generatedOutline, meeting.outlineLastGenerated]
    : [meeting.editedScript, meeting.generatedScript, meeting.scriptLastGenerated];
  const isModels = format === 'script' && meeting.scriptSource === 'ai' && generated != null;
  const kind = edited != null ? 'edited' : isModels ? 'ai' : generated != null ? 'generated' : 'none';
  const isKept = kind === 'edited' || kind === 'ai';
  return { kind, at: at ?? null, isBehind: isKept && at != null && at < meeting.updatedAt };
}

export const KINDS = { none: 'Not made yet', edited: 'Edited', ai: 'Written by AI', generated: 'Generated' };

/** '10:42 AM' today, 'Sat, Nov 21' before. */
export function savedWhen(at: string, timezone: string): string {
  const [day, today] = [new Date(at), new Date()].map((moment) => dayIn(timezone, moment)) as [string, string];
  return day === today ? clockTime(at) : dateSeenFrom(day, today);
}

/** 'Edited before the closing hymn changed.' for what is not made again by itself; null while nothing has changed. */
export function behindWords(sheet: PulpitSheet): string | null {
  const isKept = sheet.edited !== null || sheet.source === 'ai';
  if (!isKept || sheet.base === null || sheet.base === sheet.facts) return null;
  const parts = changedParts(sheet.base, sheet.facts);
  const verb = sheet.edited === null ? 'Written' : 'Edited';
  return parts.length > 0 ? `${verb} before ${partsInWords(parts)} changed.` : null;
}
