import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { keysFrom, load, remove, save, TYPED } from '#client/lib/storage.ts';
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

/** Scoped to person and ward, so no one else on this device sees it. */
const placeOf = (userId: number, wardId: number) => `${TYPED}music ${userId} ${wardId} `;

/** The unsaved choices that were kept here, by meeting. */
export function readDrafts(userId: number, wardId: number): Drafts {
  const place = placeOf(userId, wardId);
  const drafts = new Map<number, Draft>();
  for (const key of keysFrom(place)) {
    try {
      drafts.set(Number(key.slice(place.length)), KeptDraft.parse(JSON.parse(load(key) ?? '')));
    } catch {
      // Another version wrote it, and this one cannot read it.
      remove(key);
    }
  }
  return drafts;
}

export function dropDrafts(userId: number, wardId: number): void {
  for (const key of keysFrom(placeOf(userId, wardId))) remove(key);
}

/** Keeps each draft as it changes and forgets it when it is gone. */
export function useKeptDrafts(userId: number, wardId: number, drafts: Drafts): void {
  const before = useRef(drafts);
  useEffect(() => {
    const place = placeOf(userId, wardId);
    for (const id of before.current.keys()) if (!drafts.has(id)) remove(`${place}${id}`);
    for (const [id, draft] of drafts)
      if (draft !== before.current.get(id)) save(`${place}${id}`, JSON.stringify(draft));
    before.current = drafts;
  }, [userId, wardId, drafts]);
}
