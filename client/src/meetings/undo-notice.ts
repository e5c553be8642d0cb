// Wall: the grid and the dialog both undo, and neither owns how it is told.
import type { ToastContent } from '#client/lib/notify.ts';
import type { Assignment } from '#shared/invitations/assignments.ts';
import { answersLost, isLost } from '#shared/invitations/lost-answers.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** `unanswered`: who counts as not asked, because no undo brings back an answer. `words` say why the server refused it. */
export type UndoEnd =
  | { kind: 'done'; unanswered?: readonly Assignment[] }
  | { kind: 'changed' | 'offline' }
  | { kind: 'refused'; words: string };

export const undone = (before: Meeting | null, after: Meeting | null): UndoEnd => ({
  kind: 'done',
  unanswered: answersLost(before, after),
});

/** What a person is told once an undo is over. */
export function undoNotice(label: string, end: UndoEnd): ToastContent {
  switch (end.kind) {
    case 'done': {
      const { unanswered = [] } = end;
      const description = unanswered.length > 0 ? isLost(unanswered) : undefined;
      return { kind: 'info', title: `Undone: ${label}`, description };
    }
    case 'offline':
      return {
        kind: 'info',
        title: `Couldn’t undo yet: ${label}`,
        description: 'Can’t reach the server; we’ll keep trying.',
      };
    case 'changed':
      return { kind: 'error', title: `Couldn’t undo: ${label}`, description: 'Someone changed it later.' };
    case 'refused':
      return { kind: 'error', title: `Couldn’t undo: ${label}`, description: end.words };
  }
}
