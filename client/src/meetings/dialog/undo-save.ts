import type { QueryClient } from '@tanstack/react-query';
import { isStale, wordsOf } from '#client/lib/api-error.ts';
import { notify, type ToastContent } from '#client/lib/notify.ts';
import { afterSave } from '#client/meetings/api.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { saveSunday } from '#client/meetings/save-sunday.ts';
import { briefDate } from '#shared/calendar/format.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

const CHANGED_SINCE = 'Someone has changed it since.';

/** Takes a save back in one action, as long as no one has changed the meeting since. */
export function undoAction(
  client: QueryClient,
  saved: Meeting,
  before: MeetingValues,
  talkMinutes: number,
): ToastContent['action'] {
  const run = async () => {
    try {
      const stored = { meeting: saved, values: valuesOf(saved, talkMinutes) };
      afterSave(client, await saveSunday(client, stored, before, true));
      notify({ kind: 'info', title: `Undone: changes to ${briefDate(before.date)}` });
    } catch (error) {
      const description = isStale(error) ? CHANGED_SINCE : wordsOf(error);
      notify({ kind: 'error', title: `Not undone: changes to ${briefDate(before.date)}`, description });
    }
  };
  return { label: 'Undo', onRun: () => void run() };
}
