import type { ReactNode } from 'react';

export type Question = { title: string; description: ReactNode; verb: string; cancel?: string; danger?: boolean };
type Ask = (question: Question) => Promise<boolean>;

let askOnScreen: Ask | null = null;
let isAsking = false;

const askInPlainWords: Ask = async ({ title, description }) =>
  window.confirm(typeof description === 'string' ? `${title}\n\n${description}` : title);

/** For the one host in the app, which shows the question: ui/overlays/confirm.tsx. */
export function askWith(ask: Ask | null): void {
  askOnScreen = ask;
}

/** Resolves true for the confirm button, false for everything else, including a second question while one is open. */
export async function confirm(question: Question): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  try {
    return await (askOnScreen ?? askInPlainWords)(question);
  } catch {
    // Without a network the dialog may be out of reach; the question still has to be asked.
    return await askInPlainWords(question);
  } finally {
    isAsking = false;
  }
}
