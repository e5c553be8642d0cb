export type Notice = {
  title: string;
  description?: string;
  kind?: 'success' | 'error' | 'info';
  action?: { label: string; onRun: () => void };
};

export type Shown = Notice & { id: number };

const SHOWN_FOR = 5_000;
const WITH_ACTION = 8_000;

let waiting: readonly Shown[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Shown[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** One at a time; the next one waits its turn, and the same words are not said twice in a row. */
export function notify(notice: Notice): void {
  const before = waiting.at(-1);
  if (before && before.title === notice.title && before.description === notice.description && !notice.action) return;
  last += 1;
  set([...waiting, { ...notice, id: last }]);
}

export const dismiss = (id: number): void => set(waiting.filter((notice) => notice.id !== id));
export const durationOf = (notice: Notice): number => (notice.action ? WITH_ACTION : SHOWN_FOR);
export const currentNotice = (): Shown | undefined => waiting[0];

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
