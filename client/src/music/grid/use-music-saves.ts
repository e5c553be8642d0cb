import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isStale } from '#client/lib/api-error.ts';
import { showSaved } from '#client/meetings/api.ts';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { notify } from '#client/lib/notify.ts';
import { briefDate } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import { useSaveMusic } from '#client/music/api.ts';
import { storedHymns } from '#client/meetings/stored-hymns.ts';
import type { Draft, Hymns, MusicDrafts } from './music-drafts.ts';
import type { Looked, MusicSaveState, PlannedMeeting } from './music-plan.ts';

/** Someone else saved the music of `meeting`; `current` is the latest version. */
export type MusicClash = { meeting: Meeting; current: Meeting };

const NONE: ReadonlySet<number> = new Set();

/** What the saves of one action replaced, by meeting. */
type Step = ReadonlyMap<number, (readonly [HymnSlot, string])[]>;

/** The saves of this visit, so that each can be taken back, the newest first. */
function useUndoStack() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  return {
    last: steps.at(-1) ?? null,
    push: (step: Step) => setSteps((all) => (step.size > 0 ? [...all, step] : all)),
    pop: () => setSteps((all) => all.slice(0, -1)),
  };
}

/**
 * Saves each meeting by itself once someone is done with a cell, and all that is left when asked. `typing` is where someone
 * is in the middle of a number or a title: '2' is not yet the hymn, it may become 250.
 */
export function useMusicSaves(drafts: MusicDrafts, planned: readonly PlannedMeeting[], typing: Looked | null) {
  const client = useQueryClient();
  const { mutateAsync } = useSaveMusic();
  const [saves, setSaves] = useState<ReadonlyMap<number, MusicSaveState>>(new Map());
  const [wanted, setWanted] = useState(NONE);
  const [clash, setClash] = useState<MusicClash | null>(null);
  const undo = useUndoStack();
  /** The list that the cells read hears of a save a moment after it; a second cell must not clash with the first. */
  const saved = useRef(new Map<number, number>());
  const mark = (id: number, state: MusicSaveState) => setSaves((all) => new Map(all).set(id, state));
  const isSaving = ({ meeting }: PlannedMeeting) => saves.get(meeting.id)?.kind === 'saving';

  const send = async (
    meeting: Meeting,
    body: Parameters<typeof mutateAsync>[0]['body'],
    sent: Draft | undefined,
    but?: HymnSlot,
  ): Promise<boolean> => {
    setSaves((all) => {
      const before = all.get(meeting.id);
      const isAgain = before?.kind === 'failed' || (before?.kind === 'saving' && before.isAgain);
      return new Map(all).set(meeting.id, { kind: 'saving', isAgain });
    });
    const musicVersion = body.musicVersion && Math.max(body.musicVersion, saved.current.get(meeting.id) ?? 0);
    try {
      const current = await mutateAsync({ id: meeting.id, body: { ...body, musicVersion } });
      saved.current.set(current.id, current.musicVersion);
      drafts.settle(current, sent, but);
    } catch (error) {
      mark(meeting.id, { kind: isStale(error) ? 'clash' : 'failed' });
      if (isStale(error)) {
        const current = await client.fetchQuery({ ...meetingOptions(meeting.id), staleTime: 0 }).catch(() => null);
        if (current) setClash({ meeting, current });
      }
      return false;
    }
    setClash(null);
    mark(meeting.id, { kind: 'saved', at: new Date().toISOString() });
    return true;
  };

  /** Saves them side by side; one undo takes all of it back. Returns whether all were saved. */
  const save = async (meetings: readonly (readonly [Meeting, HymnSlot?])[]) => {
    const step: [number, (readonly [HymnSlot, string])[]][] = [];
    const saved = meetings.map(async ([meeting, but]) => {
      const body = drafts.bodyOf(meeting, but);
      const stored = storedHymns(meeting);
      if (!(await send(meeting, body, drafts.all.get(meeting.id), but))) return false;
      const slots = HYMN_SLOT_NAMES.filter((slot) => slot in body);
      step.push([meeting.id, slots.map((slot) => [slot, stored[slot]])]);
      return true;
    });
    const all = await Promise.all(saved);
    undo.push(new Map(step));
    return !all.includes(false);
  };

  const saveWanted = () => {
    const ready = planned.filter((one) => wanted.has(one.meeting.id) && !isSaving(one));
    if (ready.length === 0) return;
    const done = new Set(ready.map(({ meeting }) => meeting.id));
    setWanted((all) => new Set([...all].filter((id) => !done.has(id))));
    // A number that no hymn has waits until it is put right, or until Save is pressed.
    const changed = ready.flatMap(({ meeting, isDoubtful }) => {
      const but = typing?.meetingId === meeting.id ? typing.slot : undefined;
      return drafts.isChanged(meeting, but) && !isDoubtful ? [[meeting, but] as const] : [];
    });
    void save(changed);
  };
  const latest = useRef(saveWanted);
  useEffect(() => {
    latest.current = saveWanted;
  });
  // What was typed before is in the drafts by now.
  useEffect(() => latest.current(), [wanted, saves]);
  useEffect(() => {
    const retry = () => setWanted(new Set([...saves].flatMap(([id, { kind }]) => (kind === 'failed' ? [id] : []))));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [saves]);

  const saveAll = async () => {
    const changed = planned.filter((one) => one.isChanged && !isSaving(one));
    const [first] = changed;
    if (!(await save(changed.map(({ meeting }) => [meeting]))) || !first) return;
    const description = changed.length === 1 ? briefDate(first.meeting.date) : `${changed.length} Sundays`;
    notify({ kind: 'success', title: 'Music Saved', description });
  };

  const undoLast = async () => {
    const sent = planned.map(async ({ meeting }) => {
      const before = undo.last?.get(meeting.id);
      if (!before) return true;
      const entries = before.map(([slot, text]) => [slot, text || null] as const);
      // Whatever is being typed in the meantime stays.
      return send(meeting, { musicVersion: meeting.musicVersion, ...Object.fromEntries(entries) }, undefined);
    });
    if (!(await Promise.all(sent)).includes(false)) undo.pop();
  };

  /** Saves the chosen mix of both versions. If that equals theirs, there's nothing to save. */
  const settle = async ({ meeting, current }: MusicClash, merged: Hymns) => {
    const stored = storedHymns(current);
    const changed = HYMN_SLOT_NAMES.filter((slot) => merged[slot] !== stored[slot]);
    if (changed.length > 0) {
      const entries = changed.map((slot) => [slot, merged[slot] || null] as const);
      const body = { musicVersion: current.musicVersion, ...Object.fromEntries(entries) };
      await send(meeting, body, drafts.all.get(meeting.id));
      return;
    }
    showSaved(client, current);
    drafts.settle(current, drafts.all.get(meeting.id));
    setClash(null);
    mark(meeting.id, { kind: 'saved', at: current.updatedAt });
  };
  return {
    saves,
    want: (...meetingIds: number[]) => setWanted((all) => new Set([...all, ...meetingIds])),
    saveAll,
    undoLast: undo.last ? undoLast : null,
    clash,
    settle,
    closeClash: () => setClash(null),
  };
}
