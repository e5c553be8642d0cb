import type { QueryClient } from '@tanstack/react-query';
import { isStale, wordsOf } from '#client/lib/api-error.ts';
import { notify, type ToastContent } from '#client/lib/notify.ts';
import { afterSave } from '#client/meetings/api.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { saveSunday, type Afterward } from '#client/meetings/save-sunday.ts';
import { undone, undoNotice, type UndoEnd } from '#client/meetings/undo-notice.ts';
import { briefDate } from '#shared/calendar/format.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** What was known of a Sunday before someone answered how it went. */
export const afterwardOf = ({ heldAsPlanned = null, attendance = null }: Meeting): Afterward => ({
  heldAsPlanned,
  attendance,
});

/** Takes a save back in one action, as long as no one has changed the meeting since. */
export function undoAction(
  client: QueryClient,
  saved: Meeting,
  before: { meeting: Meeting; values: MeetingValues },
  talkMinutes: number,
  afterward: Afterward | null,
): ToastContent['action'] {
  const takeBack = async (): Promise<UndoEnd> => {
    try {
      const stored = { meeting: saved, values: valuesOf(saved, talkMinutes) };
      const after = await saveSunday(client, stored, before.values, true, afterward);
      afterSave(client, after);
      return undone(before.meeting, after);
    } catch (error) {
      return isStale(error) ? { kind: 'changed' } : { kind: 'refused', words: wordsOf(error) };
    }
  };
  const run = async () => notify(undoNotice(`changes to ${briefDate(before.values.date)}`, await takeBack()));
  return { label: 'Undo', onRun: () => void run() };
}
