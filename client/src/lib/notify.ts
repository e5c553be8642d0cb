import { makeStore } from './store.ts';

export type ToastContent = {
  title: string;
  description?: string;
  kind?: 'success' | 'error' | 'info';
  action?: { label: string; onRun: () => void };
  /** Says only where the person is now, so it disappears when they move on. */
  isPassing?: boolean;
};

export type ShownNotice = ToastContent & { id: number };

const SHOWN_FOR = 5_000;
const WITH_ACTION = 8_000;

let last = 0;
export const shownNotice = makeStore<ShownNotice | null>(null);

/** One toast at a time: a new one replaces the previous one. */
export function notify(notice: ToastContent): void {
  last += 1;
  shownNotice.set({ ...notice, id: last });
}

/** The number of the newest notice. */
export const newestNotice = (): number => last;

export function dismiss(id: number): void {
  if (shownNotice.get()?.id === id) shownNotice.set(null);
}

/** The person moves to another screen or opens a dialog. */
export function dismissPassing(): void {
  if (shownNotice.get()?.isPassing) shownNotice.set(null);
}

export const durationOf = (notice: ToastContent): number => (notice.action ? WITH_ACTION : SHOWN_FOR);
