import type { Clash } from '#client/meetings/clash-dialog.tsx';
import type { MeetingValues } from '#shared/meetings/form.ts';
import type { Meeting, SeenMeeting } from '#shared/meetings/schema.ts';

/** What the typing began from: a save is compared with it, and its versions go along. */
export type Origin = { base: MeetingValues; version: number; musicVersion: number };
/** `overwrite` names the meeting on a taken date as the question showed it, so nothing newer is ever replaced. */
export type Save = { values: MeetingValues; origin: Origin; overwrite?: SeenMeeting };
/** Asked again when what was to be overwritten has been saved since. `lost`: whose answers end with it. */
type Taken = { save: Save; seen: SeenMeeting | undefined; lost: string; isChanged: boolean };

/** What is shown next to the fields of the form. */
export type SaveState = {
  origin: Origin;
  /** What was typed comes from before a reload. */
  isRestored: boolean;
  isChangingDate: boolean;
  isSaving: boolean;
  /** Why the last save failed. */
  problem: string | null;
  /** The save that waits for an answer because its date is taken. */
  taken: Taken | null;
  /** Someone else has saved what this save changes too. */
  clash: (Clash & { current: Meeting; overwrite?: SeenMeeting }) | null;
};

type Event =
  | { type: 'began'; origin: Origin }
  | { type: 'discarded'; origin: Origin }
  | { type: 'date opened' }
  | { type: 'saving' }
  | { type: 'saved' }
  | { type: 'refused'; problem: string }
  | { type: 'date taken'; taken: Taken }
  | { type: 'clashed'; clash: NonNullable<SaveState['clash']> }
  | { type: 'date left' }
  | { type: 'clash left' };

export const stateAtFirst = (origin: Origin, isRestored: boolean): SaveState => ({
  origin,
  isRestored,
  isChangingDate: false,
  isSaving: false,
  problem: null,
  taken: null,
  clash: null,
});

export function reduce(state: SaveState, event: Event): SaveState {
  switch (event.type) {
    case 'began':
      return { ...state, origin: event.origin };
    case 'discarded':
      return { ...state, origin: event.origin, isRestored: false };
    case 'date opened':
      return { ...state, isChangingDate: true };
    case 'saving':
      return { ...state, isSaving: true, problem: null };
    case 'saved':
      return { ...state, isSaving: false, taken: null, clash: null };
    case 'refused':
      return { ...state, isSaving: false, taken: null, problem: event.problem };
    case 'date taken':
      return { ...state, isSaving: false, taken: event.taken };
    case 'clashed':
      return { ...state, isSaving: false, taken: null, clash: event.clash };
    case 'date left':
      return { ...state, taken: null };
    case 'clash left':
      return { ...state, clash: null };
  }
}
