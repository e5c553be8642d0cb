import type { UndoEnd } from '#client/meetings/undo-notice.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import {
  cellOf,
  isEmptyCell,
  isSameCell,
  movedUp,
  placeOf,
  rebase,
  type CellEdit,
  type CellKey,
  type CellValue,
} from './cells.ts';

/** What became of an edit. One that is saved is an edit no more. */
export type CellState =
  | { kind: 'waiting' }
  /** The server was out of reach; it is asked again by itself. */
  | { kind: 'offline' }
  | { kind: 'refused'; words: string }
  /** Someone else changed the cell too. */
  | { kind: 'clash'; theirs: CellValue };
export type PendingEdit = CellEdit & { state: CellState };
/** The edits of one Sunday that are not saved yet, in the order in which they were made. */
export type RowEdits = ReadonlyMap<CellKey, PendingEdit>;

export const NO_EDITS: RowEdits = new Map();
const WAITING: CellState = { kind: 'waiting' };

/** With a further edit; one over an unsaved edit keeps what that one began from. */
export function withEdit(row: RowEdits, edit: CellEdit): RowEdits {
  const { key, base } = edit;
  const before = row.get(key);
  const begun = before && before.state.kind !== 'clash' ? before.base : base;
  return new Map(row).set(key, { ...edit, base: begun, state: WAITING });
}

export const withoutEdit = (row: RowEdits, key: CellKey): RowEdits =>
  new Map([...row].filter(([other]) => other !== key));

/** Tried to be saved, without success. */
export const isUnsaved = (edit: PendingEdit | undefined): edit is PendingEdit =>
  edit !== undefined && edit.state.kind !== 'waiting';

export const waitingIn = (row: RowEdits): PendingEdit[] =>
  [...row.values()].filter(({ state }) => state.kind === 'waiting');

/** The edits that were sent, with what became of them; one that was typed over in the meantime is kept. */
export function withState(row: RowEdits, sent: readonly PendingEdit[], state: CellState): RowEdits {
  const next = new Map(row);
  for (const edit of sent) if (next.get(edit.key) === edit) next.set(edit.key, { ...edit, state });
  return next;
}

/** All of them are to be sent again, apart from those that a person has to decide. */
export const retried = (row: RowEdits, kinds: readonly CellState['kind'][]): RowEdits =>
  new Map([...row].map(([key, edit]) => [key, kinds.includes(edit.state.kind) ? { ...edit, state: WAITING } : edit]));

/** After these edits were saved: what was typed over them in the meantime starts from what was saved. */
export function afterSaved(row: RowEdits, sent: readonly PendingEdit[]): RowEdits {
  const removed = sent.flatMap(({ key, base, value }) => {
    const place = placeOf(key);
    return place !== null && isEmptyCell(value) && !isEmptyCell(base) ? [place] : [];
  });
  const next = new Map<CellKey, PendingEdit>();
  for (const [key, edit] of row) {
    const own = sent.find((one) => one.key === key);
    if (own === edit) continue;
    const moved = movedUp(key, removed);
    next.set(moved, { ...edit, key: moved, base: own ? own.value : edit.base });
  }
  return next;
}

/** Over a newer state of the meeting: cells that no one else touched go on, the others wait for a person. */
export function overCurrent(row: RowEdits, current: MeetingValues, minutes: number): RowEdits {
  const next = new Map<CellKey, PendingEdit>();
  for (const [key, edit] of row) {
    const found = rebase(edit, current, minutes);
    // It is so by now, as no one performs a number that is gone.
    if (found.kind === 'done') continue;
    const isNew = found.kind === 'clash' && edit.state.kind === 'waiting';
    next.set(key, isNew ? { ...edit, state: { kind: 'clash', theirs: found.theirs } } : edit);
  }
  return next;
}

/** The other person's version counts from now on: mine replaces it, or gives way. */
export function decided(row: RowEdits, key: CellKey, side: 'mine' | 'theirs'): RowEdits {
  const edit = row.get(key);
  if (edit?.state.kind !== 'clash') return row;
  if (side === 'theirs') return withoutEdit(row, key);
  return new Map(row).set(key, { ...edit, base: edit.state.theirs, state: WAITING });
}

/** A step that can be undone. Speakers are taken together, because the others move up when one is removed. */
export type CellUndo = { key: CellKey; before: CellValue; after: CellValue };

export function undoOf(keys: readonly CellKey[], before: MeetingValues, after: MeetingValues, minutes: number) {
  const isSpeaker = (key: CellKey) => placeOf(key) !== null || key === 'speakers';
  const wanted = [...keys.filter((key) => !isSpeaker(key)), ...(keys.some(isSpeaker) ? (['speakers'] as const) : [])];
  return wanted.flatMap((key): CellUndo[] => {
    const [was, is] = [cellOf(before, key, minutes), cellOf(after, key, minutes)];
    return isSameCell(was, is) ? [] : [{ key, before: was, after: is }];
  });
}

/** The edits that take steps back; null when someone has changed one of the cells since. */
export function editsToUndo(steps: readonly CellUndo[], now: MeetingValues, minutes: number): CellEdit[] | null {
  const isOurs = steps.every(({ key, after }) => isSameCell(cellOf(now, key, minutes), after));
  if (!isOurs) return null;
  return steps.map(({ key, before, after }) => ({
    key,
    base: after,
    value: before,
    ...(key === 'conducting' && isEmptyCell(before) ? { asDraft: true } : {}),
  }));
}

/** What became of the edits that take steps back. */
export function undoEnd(row: RowEdits, back: readonly CellEdit[]): UndoEnd {
  const states = ownIn(row, back).map(({ state }) => state);
  const refused = states.find((state) => state.kind === 'refused');
  if (refused) return refused;
  if (states.some(({ kind }) => kind === 'clash')) return { kind: 'changed' };
  return { kind: states.length > 0 ? 'offline' : 'done' };
}

/** What became of several that were taken back in one action. */
export const wholeEnd = (ends: readonly UndoEnd[]): UndoEnd =>
  ends.find(({ kind }) => kind !== 'done') ?? {
    kind: 'done',
    unanswered: ends.flatMap((end) => (end.kind === 'done' ? (end.unanswered ?? []) : [])),
  };

/** Without those that cannot be saved, so that the cells say again what is stored. */
export const withoutFailedUndo = (row: RowEdits, back: readonly CellEdit[]): RowEdits =>
  ownIn(row, back)
    .filter(({ state }) => state.kind === 'refused' || state.kind === 'clash')
    .reduce((rest, { key }) => withoutEdit(rest, key), row);

/** Those that still wait; one that was typed over in the meantime is another edit. */
const ownIn = (row: RowEdits, back: readonly CellEdit[]): PendingEdit[] =>
  back.flatMap(({ key, value }) => {
    const edit = row.get(key);
    return edit?.value === value ? [edit] : [];
  });
