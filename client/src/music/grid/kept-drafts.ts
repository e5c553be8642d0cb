import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { clearStorage, removeFromStorage, saveToStorage, loadFromStorage } from '#client/lib/storage.ts';
import type { Draft } from './music-drafts.ts';

const Hymns = z.object({
  opening: z.string(),
  sacrament: z.string(),
  rest: z.string(),
  closing: z.string(),
  specialNumber: z.string(),
});
const KeptDraft = z.object({ musicVersion: z.int(), base: Hymns, typed: z.partial(Hymns) });

type Drafts = ReadonlyMap<number, Draft>;

/** Scoped to person and ward, so nobody else on this device sees it. */
const placeOf = (userId: number, wardId: number) => `music ${userId} ${wardId} `;

/** The unsaved choices that were kept here, by meeting. */
export function readDrafts(userId: number, wardId: number): Drafts {
  const kept = loadFromStorage(placeOf(userId, wardId), (text) => KeptDraft.parse(JSON.parse(text)));
  return new Map([...kept].map(([meetingId, draft]) => [Number(meetingId), draft]));
}

export const dropDrafts = (userId: number, wardId: number): void => clearStorage(placeOf(userId, wardId));

/** Keeps each draft as it changes and forgets it when it is gone. */
export function useKeptDrafts(userId: number, wardId: number, drafts: Drafts): void {
  const before = useRef(drafts);
  useEffect(() => {
    const place = placeOf(userId, wardId);
    for (const id of before.current.keys()) if (!drafts.has(id)) removeFromStorage(`${place}${id}`);
    for (const [id, draft] of drafts) if (draft !== before.current.get(id)) saveToStorage(`${place}${id}`, draft);
    before.current = drafts;
  }, [userId, wardId, drafts]);
}
