import { useState } from 'react';
import { useSession, useWard } from '#client/auth/session.ts';
import type { hymnFinderOf } from '#client/music/hymn-words.ts';
import { storedHymns } from '#client/meetings/stored-hymns.ts';
import { hymnUses } from '#shared/meetings/music/hymn-uses.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { HYMN_SLOT_NAMES, HYMN_SLOTS, type HymnSlot } from '#shared/meetings/constants.ts';
import type { Use } from '#shared/music/rules.ts';
import { dropDrafts, readDrafts, useKeptDrafts } from './kept-drafts.ts';

export type Hymns = Record<HymnSlot, string>;
/** What was typed, and the saved music it was based on. */
export type Draft = { musicVersion: number; base: Hymns; typed: Partial<Hymns> };
type Known = Pick<ReturnType<typeof hymnFinderOf>, 'read' | 'asStored'>;

/** The unsaved hymns of all meetings on the screen. Untouched ones follow what others save. */
export function useMusicDrafts({ read, asStored }: Known) {
  const { user } = useSession();
  const ward = useWard();
  const [drafts, setDrafts] = useState(() => readDrafts(user.id, ward.id));
  useKeptDrafts(user.id, ward.id, drafts);

  const hymnsOf = (meeting: Meeting): Hymns => ({ ...storedHymns(meeting), ...drafts.get(meeting.id)?.typed });
  const changedSlots = (meeting: Meeting): HymnSlot[] => {
    const typed = drafts.get(meeting.id)?.typed ?? {};
    const stored = storedHymns(meeting);
    return HYMN_SLOT_NAMES.filter((slot) => typed[slot] !== undefined && asStored(typed[slot]) !== stored[slot]);
  };
  const isChanged = (meeting: Meeting, but?: HymnSlot) => changedSlots(meeting).some((slot) => slot !== but);

  const change = (meeting: Meeting, hymns: Partial<Hymns>) =>
    setDrafts((all) => {
      const before = isChanged(meeting) ? all.get(meeting.id) : undefined;
      const draft = before ?? { musicVersion: meeting.musicVersion, base: storedHymns(meeting), typed: {} };
      return new Map(all).set(meeting.id, { ...draft, typed: { ...draft.typed, ...hymns } });
    });
  /** After saving `sent`, all of it or all `but` one: keeps what was typed during the save, based on the new saved state. */
  const settle = (saved: Meeting, sent: Draft | undefined, but?: HymnSlot) =>
    setDrafts((all) => {
      const rest = new Map(all);
      const draft = all.get(saved.id);
      if (draft && (draft !== sent || but))
        rest.set(saved.id, { ...draft, musicVersion: saved.musicVersion, base: storedHymns(saved) });
      else rest.delete(saved.id);
      return rest;
    });

  /** Reverts to the saved hymns. */
  const discard = (meetingId: number) => setDrafts((all) => new Map([...all].filter(([id]) => id !== meetingId)));
  /** Drops drafts of meetings that are past or deleted. */
  const keepOnly = (meetingIds: ReadonlySet<number>) => {
    const isGone = [...drafts.keys()].some((id) => !meetingIds.has(id));
    if (isGone) setDrafts((all) => new Map([...all].filter(([id]) => meetingIds.has(id))));
  };
  const forget = () => dropDrafts(user.id, ward.id);

  /** What a save sends, `but` for one: the changed entries that are not blank, and null for those that were emptied. */
  const bodyOf = (meeting: Meeting, but?: HymnSlot) => {
    const hymns = hymnsOf(meeting);
    const slots = changedSlots(meeting).filter((slot) => slot !== but);
    const entries = slots.map((slot) => [slot, asStored(hymns[slot]) || null] as const);
    return { musicVersion: drafts.get(meeting.id)?.musicVersion, ...Object.fromEntries(entries) };
  };
  const baseOf = (meeting: Meeting): Hymns => drafts.get(meeting.id)?.base ?? storedHymns(meeting);

  /** The uses of these meetings as they would be with everything saved. */
  const usesOf = (meetings: readonly Meeting[]): Use[] =>
    meetings.flatMap((meeting) => {
      if (!isChanged(meeting)) return hymnUses([meeting]);
      const hymns = hymnsOf(meeting);
      const musicalNumbers = HYMN_SLOT_NAMES.filter((slot) => hymns[slot].trim() !== '').map((slot) => {
        const { number, title } = read(hymns[slot]);
        return { type: HYMN_SLOTS[slot], hymnNumber: number, title };
      });
      return hymnUses([{ ...meeting, musicalNumbers }]);
    });

  /** As they would be saved. */
  const writtenOf = (meeting: Meeting): Hymns => {
    const hymns = hymnsOf(meeting);
    return { ...hymns, ...Object.fromEntries(changedSlots(meeting).map((slot) => [slot, asStored(hymns[slot])])) };
  };

  return {
    all: drafts,
    restore: setDrafts,
    hymnsOf,
    writtenOf,
    isChanged,
    change,
    settle,
    discard,
    keepOnly,
    forget,
    bodyOf,
    baseOf,
    usesOf,
  };
}
export type MusicDrafts = ReturnType<typeof useMusicDrafts>;
