import * as z from 'zod/mini';
import { MeetingForm } from './meeting-form-schema.ts';
import type { MeetingValues } from '#client/meetings/meeting-values.ts';

/**
 * What is typed survives a reload of this tab. The versions and values it was typed over go along, so that a save
 * afterwards still notices what somebody else has done in between.
 */
export type Kept = { base: MeetingValues; values: MeetingValues; version: number; musicVersion: number };

const keyOf = (target: string) => `meeting-input ${target}`;
/** As it was typed, so without the checks that a save makes. */
const person = z.object({ id: z.nullable(z.int()), text: z.string() });
const Typed = z.object({
  ...MeetingForm.shape,
  date: z.string(),
  conductingMemberId: person,
  presidingMemberId: person,
  speakers: z.array(z.object({ person, topic: z.string(), duration: z.int() })),
});
const KeptInput = z.object({ base: Typed, values: Typed, version: z.int(), musicVersion: z.int() });

export function readKept(target: string): Kept | null {
  try {
    const text = sessionStorage.getItem(keyOf(target));
    return text === null ? null : KeptInput.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function keepInput(target: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(target), JSON.stringify(kept));
  } catch {
    // If storage is full or blocked, only the stored copy is lost.
  }
}

export const dropKept = (target: string): void => sessionStorage.removeItem(keyOf(target));
