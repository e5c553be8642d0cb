import type { Meeting } from '#shared/meetings/schema.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';
import { kindOfStatus, sheetKind, type SheetKind } from '#shared/pulpit/sheet-status.ts';

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
