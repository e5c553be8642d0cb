import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropKept, keepInput } from './kept-input.ts';
import { changedParts } from '#client/meetings/meeting-parts.ts';
import type { MeetingValues } from '#client/meetings/meeting-values.ts';
import type { Origin } from './use-meeting-save.ts';

const PAUSE_MS = 400;

/** Keeps what is typed in this tab while it differs from what is saved; returns what forgets it. */
export function useKeptInput(target: string, form: UseFormReturn<MeetingValues>, origin: Origin): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const latest = useRef(origin);
  useEffect(() => {
    latest.current = origin;
  });

  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current);
      if (isOver.current) return;
      const values = form.getValues();
      if (changedParts(latest.current.base, values).length === 0) dropKept(target);
      else keepInput(target, { ...latest.current, values });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(write, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', write);
    return () => {
      stop();
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [form, target]);

  return () => {
    isOver.current = true;
    clearTimeout(timer.current);
    dropKept(target);
  };
}
