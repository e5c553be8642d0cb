import { useEffect, useState, type ComponentType } from 'react';
import { askWith, confirm, type Question } from '#client/lib/confirm.ts';
import { quietly } from '#client/lib/lazy-module.ts';
import { painted } from '#client/ui/painted.ts';
import type { AlertDialogProps } from './alert-dialog.tsx';

type Asked = Question & { answer: (yes: boolean) => void; Part: ComponentType<AlertDialogProps> };

const load = () => import('./alert-dialog.tsx');

/** `confirm`, with its dialog fetched ahead so that the question comes at once. */
export function useConfirm() {
  useEffect(() => {
    // What is read comes first.
    quietly(painted().then(load));
  }, []);
  return confirm;
}

/** Mounted once in the app; renders what `confirm` asks. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    askWith(async (question) => {
      const { AlertDialog: Part } = await load();
      return new Promise<boolean>((answer) => {
        setAsked({ ...question, answer, Part });
        setOpen(true);
      });
    });
    return () => askWith(null);
  }, []);
  if (asked === null) return null;
  const { answer, Part, ...question } = asked;
  const settle = (yes: boolean) => {
    setOpen(false);
    answer(yes);
  };
  return <Part {...question} open={open} onCancel={() => settle(false)} onConfirm={() => settle(true)} />;
}
