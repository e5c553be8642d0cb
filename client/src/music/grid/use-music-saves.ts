import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStale } from '#client/lib/api-error.ts';
import { afterSave, meetingOptions } from '#client/meetings/api.ts';
import { notify } from '#client/lib/notify.ts';
import { briefDate } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { useSaveMusic } from '#client/music/api.ts';
import { storedHymns } from '#client/meetings/meeting-values.ts';
import type { Hymns, MusicDrafts } from './music-drafts.ts';
import type { MusicSaveState } from './music-plan.ts';

/** Someone else saved the music of `meeting`; `current` is the latest version. */
export type MusicClash = { meeting: Meeting; current: Meeting };

export function useMusicSaves(drafts: MusicDrafts) {
  const client = useQueryClient();
  const { mutateAsync } = useSaveMusic();
  const [saves, setSaves] = useState<ReadonlyMap<number, MusicSaveState>>(new Map());
  const [clash, setClash] = useState<MusicClash | null>(null);
  const mark = (id: number, state: MusicSaveState) => setSaves((all) => new Map(all).set(id, state));

  const send = async (meeting: Meeting, body: Parameters<typeof mutateAsync>[0]['body']): Promise<void> => {
    const sent = drafts.all.get(meeting.id);
    mark(meeting.id, { kind: 'saving' });
    try {
      drafts.settle(await mutateAsync({ id: meeting.id, body }), sent);
    } catch (error) {
      mark(meeting.id, { kind: isStale(error) ? 'clash' : 'failed' });
      if (isStale(error)) {
        const current = await client.fetchQuery({ ...meetingOptions(meeting.id), staleTime: 0 }).catch(() => null);
        if (current) setClash({ meeting, current });
      }
      return;
    }
    setClash(null);
    mark(meeting.id, { kind: 'saved', at: new Date().toISOString() });
    notify({ kind: 'success', title: 'Music Saved', description: briefDate(meeting.date) });
  };

  const save = (meeting: Meeting) => send(meeting, drafts.bodyOf(meeting));

  /** Saves the chosen mix of both versions. If that equals theirs, there's nothing to save. */
  const settle = async ({ meeting, current }: MusicClash, merged: Hymns) => {
    const stored = storedHymns(current);
    const changed = HYMN_SLOT_NAMES.filter((slot) => merged[slot] !== stored[slot]);
    if (changed.length > 0) {
      const entries = changed.map((slot) => [slot, merged[slot] || null] as const);
      await send(meeting, { musicVersion: current.musicVersion, ...Object.fromEntries(entries) });
      return;
    }
    await afterSave(client, current);
    drafts.settle(current, drafts.all.get(meeting.id));
    setClash(null);
    mark(meeting.id, { kind: 'saved', at: current.updatedAt });
  };
  return { save, saves, clash, settle, closeClash: () => setClash(null) };
}
