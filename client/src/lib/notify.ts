export type Notice = {
  title: string;
  description?: string;
  kind?: 'success' | 'error' | 'info';
  action?: { label: string; onRun: () => void };
};

export type Shown = Notice & { id: number };

const SHOWN_FOR = 5_000;
const WITH_ACTION = 8_000;

let current: Shown | undefined;
let last = 0;
const listeners = new Set<() => void>();

function set(next: Shown | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** One toast at a time: a new one replaces the previous one. */
export function notify(notice: Notice): void {
  last += 1;
  set({ ...notice, id: last });
}

export function dismiss(id: number): void {
  if (current?.id === id) set(undefined);
}

export const durationOf = (notice: Notice): number => (notice.action ? WITH_ACTION : SHOWN_FOR);
export const currentNotice = (): Shown | undefined => current;

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
