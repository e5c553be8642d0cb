// Wall: the grid and the dialog both undo, and neither owns how it is told.
import type { ToastContent } from '#client/lib/notify.ts';

/** `words` say why the server refused it. */
export type UndoEnd = { kind: 'done' | 'changed' | 'offline' } | { kind: 'refused'; words: string };

/** What a person is told once an undo is over. */
export function undoNotice(label: string, end: UndoEnd): ToastContent {
  switch (end.kind) {
    case 'done':
      return { kind: 'info', title: `Undone: ${label}` };
    case 'offline':
      return {
        kind: 'info',
        title: `Not undone yet: ${label}`,
        description: 'Can’t reach the server; we’ll keep trying.',
      };
    case 'changed':
      return { kind: 'error', title: `Not undone: ${label}`, description: 'Someone has changed it since.' };
    case 'refused':
      return { kind: 'error', title: `Not undone: ${label}`, description: end.words };
  }
}
