import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ofTab } from '#client/lib/storage.ts';
import { inputOwner } from '#client/lib/token.ts';
import { changedFormParts } from '#client/meetings/meeting-parts.ts';
import { TypedMeeting, type MeetingValues } from '#shared/meetings/form.ts';
import type { Origin } from './save-state.ts';

/**
 * What is typed survives a reload of this tab. The versions and values it was typed over go along, so that a save
 * afterward still notices what someone else has done in the meantime.
 */
type Kept = Origin & { values: MeetingValues };
const KeptInput = z.object({ base: TypedMeeting, values: TypedMeeting, version: z.int(), musicVersion: z.int() });

const keyOf = (owner: string | null, target: string) => `meeting-input ${owner} ${target}`;
export function readKept(target: string): Kept | null {
  try {
    const text = ofTab.load(keyOf(inputOwner(), target));
    return text === null ? null : KeptInput.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const PAUSE_MS = 400;

/** Keeps what is typed in this tab while it differs from what is saved; returns what forgets it. */
export function useKeptInput(target: string, form: UseFormReturn<MeetingValues>, origin: Origin): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isForgotten = useRef(false);
  const latest = useRef(origin);
  useEffect(() => {
    latest.current = origin;
  });

  const [owner] = useState(inputOwner);

  useEffect(() => {
    const place = keyOf(owner, target);
    const write = () => {
      clearTimeout(timer.current);
      // Whoever signed out, here or in another tab, leaves nothing behind for the next person.
      if (isForgotten.current || owner === null || owner !== inputOwner()) return;
      const values = form.getValues();
      if (changedFormParts(latest.current.base, values).length === 0) ofTab.remove(place);
      else ofTab.save(place, JSON.stringify({ ...latest.current, values } satisfies Kept));
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
  }, [form, target, owner]);

  return () => {
    isForgotten.current = true;
    clearTimeout(timer.current);
    ofTab.remove(keyOf(owner, target));
  };
}
