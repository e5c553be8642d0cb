import type { QueryClient } from '@tanstack/react-query';
import { answerAgain } from '#client/invitations/undo-mark.ts';
import { isStale, wordsOf } from '#client/lib/api-error.ts';
import { notify, type ToastContent } from '#client/lib/notify.ts';
import { afterSave } from '#client/meetings/api.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { saveSunday, type Afterward } from '#client/meetings/save-sunday.ts';
import { undone, undoNotice, type UndoEnd } from '#client/meetings/undo-notice.ts';
import { briefDate } from '#shared/calendar/format.ts';
import type { Assignment } from '#shared/invitations/assignments.ts';
import { cameIn } from '#shared/invitations/declines.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

type Said = { afterward: Afterward; came: readonly Assignment[] };

/** What was known of a Sunday before someone answered how it went, and that these came who had declined. */
export const afterwardOf = (meeting: Meeting, came: readonly string[]): Said => ({
  afterward: { heldAsPlanned: meeting.heldAsPlanned ?? null, attendance: meeting.attendance ?? null },
  came: cameIn(meeting, came),
});

/** Takes a save back in one action, as long as no one has changed the meeting since. */
export function undoAction(
  client: QueryClient,
  saved: Meeting,
  before: { meeting: Meeting; values: MeetingValues },
  talkMinutes: number,
  said: Said | null,
): ToastContent['action'] {
  const takeBack = async (): Promise<UndoEnd> => {
    try {
      const stored = { meeting: saved, values: valuesOf(saved, talkMinutes) };
      const after = await saveSunday(client, stored, before.values, true, said?.afterward);
      afterSave(client, after);
      if (said) await answerAgain(client, after, said.came);
      return undone(before.meeting, after);
    } catch (error) {
      return isStale(error) ? { kind: 'changed' } : { kind: 'refused', words: wordsOf(error) };
    }
  };
  const run = async () => notify(undoNotice(`changes to ${briefDate(before.values.date)}`, await takeBack()));
  return { label: 'Undo', onRun: () => void run() };
}
