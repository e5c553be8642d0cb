import { useEffect, useRef } from 'react';
import { keysFrom, load, parsed, remove, save, TYPED } from '#client/lib/storage.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import type { Draft } from './music-drafts.ts';
import { isRecord } from '#shared/text/is-record.ts';

// Checked by hand: schemas would come along with the first screen of a music planner, for a few texts.
const areHymns = (value: unknown, isPart: boolean): boolean =>
  isRecord(value) &&
  HYMN_SLOT_NAMES.every((slot) => typeof value[slot] === 'string' || (isPart && value[slot] === undefined));
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && Number.isInteger(value.musicVersion) && areHymns(value.base, false) && areHymns(value.typed, true);

type Drafts = ReadonlyMap<number, Draft>;

/** Scoped to person and ward, so no one else on this device sees it. */
const placeOf = (userId: number, wardId: number) => `${TYPED}music ${userId} ${wardId} `;

/** The unsaved choices that were kept here, by meeting. */
export function readDrafts(userId: number, wardId: number): Drafts {
  const place = placeOf(userId, wardId);
  const drafts = new Map<number, Draft>();
  for (const key of keysFrom(place)) {
    const draft = parsed(load(key) ?? '');
    if (isDraft(draft)) drafts.set(Number(key.slice(place.length)), draft);
    // Another version wrote it, and this one cannot read it.
    else remove(key);
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
