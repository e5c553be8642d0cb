import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { changedFormParts } from '#client/meetings/meeting-parts.ts';
import { TypedMeeting, type MeetingValues } from '#shared/meetings/form.ts';
import type { Origin } from './save-state.ts';

/**
 * What is typed survives a reload of this tab. The versions and values it was typed over go along, so that a save
 * afterward still notices what someone else has done in the meantime.
 */
type Kept = Origin & { values: MeetingValues };
const KeptInput = z.object({ base: TypedMeeting, values: TypedMeeting, version: z.int(), musicVersion: z.int() });

const keyOf = (target: string) => `meeting-input ${target}`;
export function readKept(target: string): Kept | null {
  try {
    const text = sessionStorage.getItem(keyOf(target));
    return text === null ? null : KeptInput.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function keepInput(target: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(target), JSON.stringify(kept));
  } catch {
    // If storage is full or blocked, only the stored copy is lost.
  }
}

const dropKept = (target: string): void => sessionStorage.removeItem(keyOf(target));

const PAUSE_MS = 400;

/** Keeps what is typed in this tab while it differs from what is saved; returns what forgets it. */
export function useKeptInput(target: string, form: UseFormReturn<MeetingValues>, origin: Origin): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isForgotten = useRef(false);
  const latest = useRef(origin);
  useEffect(() => {
    latest.current = origin;
  });

  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current);
      if (isForgotten.current) return;
      const values = form.getValues();
      if (changedFormParts(latest.current.base, values).length === 0) dropKept(target);
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
    isForgotten.current = true;
    clearTimeout(timer.current);
    dropKept(target);
  };
}
