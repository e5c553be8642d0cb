import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { AlertDialogProps } from './alert-dialog.tsx';

export type Question = { title: string; description: ReactNode; verb: string; cancel?: string; danger?: boolean };

type Asked = Question & { answer: (yes: boolean) => void; Part: ComponentType<AlertDialogProps> };

const load = () => import('./alert-dialog.tsx');

let show: ((asked: Asked) => void) | null = null;
let asking = false;

async function ask(question: Question): Promise<boolean> {
  const { title, description } = question;
  const plain = () => window.confirm(typeof description === 'string' ? `${title}\n\n${description}` : title);
  try {
    const { AlertDialog: Part } = await load();
    const host = show;
    return host === null ? plain() : await new Promise<boolean>((answer) => host({ ...question, answer, Part }));
  } catch {
    // Without a network the part may be out of reach; the question still has to be asked.
    return plain();
  }
}

/** Resolves true for the verb, false for every other way out, and for a second question while one is open. */
export async function confirm(question: Question): Promise<boolean> {
  if (asking) return false;
  asking = true;
  try {
    return await ask(question);
  } finally {
    asking = false;
  }
}

/** The same, fetched ahead so that the question comes at once. */
export function useConfirm() {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  return confirm;
}

/** Once in the app; it shows what `confirm` asks. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    show = (next) => {
      setAsked(next);
      setOpen(true);
    };
    return () => {
      show = null;
    };
  }, []);
  if (asked === null) return null;
  const { answer, Part, ...question } = asked;
  const settle = (yes: boolean) => {
    setOpen(false);
    answer(yes);
  };
  return <Part {...question} open={open} onCancel={() => settle(false)} onConfirm={() => settle(true)} />;
}
