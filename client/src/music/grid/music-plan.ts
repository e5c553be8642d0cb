import { createContext, useContext } from 'react';
import type { WorkingWard } from '#shared/auth/schema.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { HymnSlot, MeetingKind } from '#shared/meetings/constants.ts';
import type { Use } from '#shared/music/rules.ts';
import type { Suggestion } from '#shared/music/suggestions.ts';
import type { Hymns, MusicDrafts } from './music-drafts.ts';

/** A meeting with its hymns as shown on the screen, saved or not. */
export type PlannedMeeting = {
  meeting: Meeting;
  hymns: Hymns;
  isChanged: boolean;
  isComplete: boolean;
  repeated: readonly HymnSlot[];
  /** One of its numbers is no hymn's. */
  isDoubtful: boolean;
};
/**
 * A Sunday of the list; without `planned` there is nothing to choose: `hasMeeting` says whether the ward meets at all.
 */
export type MusicLine = { date: string; kind: MeetingKind; hasMeeting: boolean; planned: PlannedMeeting | null };
export type Looked = { meetingId: number; slot: HymnSlot };
export type MusicSaveState =
  | { kind: 'saving'; isAgain: boolean }
  | { kind: 'saved'; at: string }
  | { kind: 'failed' }
  | { kind: 'clash' };

/** What the parts of the music screen share. */
export type MusicPlan = {
  ward: WorkingWard;
  today: string;
  drafts: MusicDrafts;
  /** Hymn uses of the past weeks and all upcoming weeks, including unsaved ones on the screen. */
  uses: readonly Use[];
  suggest: (planned: PlannedMeeting, slot: HymnSlot, limit: number) => Suggestion[];
  look: (place: Looked) => void;
  /** The meeting that is about to appear and takes the focus, as its own button goes. */
  expected: number | null;
  expect: (meetingId: number) => void;
  /** Where someone is in the middle of a text, which no save takes along by itself; null once they are done with it. */
  typeIn: (place: Looked | null) => void;
  /** Saves the meetings by themselves, now that someone is done with their cells. */
  want: (...meetingIds: number[]) => void;
  saveAll: () => Promise<void>;
  undoLast: (() => Promise<void>) | null;
  saves: ReadonlyMap<number, MusicSaveState>;
};

export const MusicPlanContext = createContext<MusicPlan | null>(null);

export function useMusicPlan(): MusicPlan {
  const plan = useContext(MusicPlanContext);
  if (!plan) throw new Error('Outside the music screen');
  return plan;
}
