import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isAway, isInvalid, isUnauthorized, wordsOf } from '#client/lib/api-error.ts';
import { guardUnsaved } from '#client/lib/leaving/leave-guard.ts';
import { notify } from '#client/lib/notify.ts';
import { painted } from '#client/ui/painted.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { sessionKey } from '#client/lib/token.ts';
import { makeStore } from '#client/lib/store.ts';
import { showSaved } from '#client/meetings/api.ts';
import { meetingOptions, knownSunday } from '#client/meetings/meeting-options.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { saveSunday, type StoredSunday } from '#client/meetings/save-sunday.ts';
import { undone, undoNotice, type UndoEnd } from '#client/meetings/undo-notice.ts';
import { emptyValues, type MeetingValues } from '#shared/meetings/form.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { SeenMeeting, type Meeting } from '#shared/meetings/schema.ts';
import { cellOf, isSameCell, withEdits, withPerformer, type CellChange, type CellEdit, type CellKey } from './cells.ts';
import { dropRows, keepRow, readRows, type Owner } from './kept-edits.ts';
import {
  afterSaved,
  decided,
  editsToUndo,
  NO_EDITS,
  overCurrent,
  retried,
  undoEnd,
  undoOf,
  waitingIn,
  wholeEnd,
  withEdit,
  withoutEdit,
  withoutFailedUndo,
  withState,
  type CellUndo,
  type PendingEdit,
  type RowEdits,
} from './row-edits.ts';

type Ward = { talkMinutes: number; kindOn: (date: string) => MeetingKind };
/** One action; `run` answers once the server has. */
type Undo = { label: string; run: () => Promise<UndoEnd> };
/** False where a person, asked first, would rather not. */
export type Taken = boolean | Promise<boolean>;

const RETRY_MS = 5_000;
const SAVED_MS = 2_000;
const MOST_UNDO = 100;

/**
 * The edits of the grid on their way to the server: painted at once, sent one after the other for each Sunday, and kept
 * on this device until they are saved. It outlives the screen, so that leaving the grid loses nothing.
 */
function makeGridSaves(client: QueryClient, owner: Owner) {
  let ward: Ward = { talkMinutes: 10, kindOn: () => 'regular' };
  const edits = makeStore<ReadonlyMap<string, RowEdits>>(readRows(owner));
  /** Cells that were saved a moment ago. */
  const saved = makeStore<ReadonlySet<string>>(new Set());
  const undos = makeStore<readonly Undo[]>([]);
  const running = new Map<string, Promise<void>>();
  const session = sessionKey();
  /** Someone else has signed in, or another ward was chosen: nothing is sent or kept here any more. */
  const isOver = () => sessionKey() !== session;

  const rowOf = (date: string): RowEdits => edits.get().get(date) ?? NO_EDITS;
  const setRow = (date: string, row: RowEdits): void => {
    if (!isOver()) keepRow(owner, date, row);
    const next = new Map(edits.get());
    if (row.size === 0) next.delete(date);
    else next.set(date, row);
    edits.set(next);
  };
  const storedOn = (date: string): StoredSunday => {
    const meeting = knownSunday(client, date);
    const values = meeting ? valuesOf(meeting, ward.talkMinutes) : emptyValues(date, ward.kindOn(date));
    return { meeting, values };
  };
  const valuesOn = (date: string): MeetingValues =>
    withEdits(storedOn(date).values, rowOf(date).values(), ward.talkMinutes);

  const savedAt = makeStore<string | null>(null);
  const markSaved = (date: string, sent: readonly CellEdit[]) => {
    savedAt.set(new Date().toISOString());
    const names = new Set(sent.map(({ key }) => `${date} ${key}`));
    saved.set(new Set([...saved.get(), ...names]));
    setTimeout(() => saved.set(new Set([...saved.get()].filter((name) => !names.has(name)))), SAVED_MS);
  };

  let retry: ReturnType<typeof setTimeout> | undefined;
  const retryLater = () => {
    clearTimeout(retry);
    retry = setTimeout(retryAll, RETRY_MS);
  };

  /** What to do about a save that failed; true when it is worth going on at once. */
  const failed = async (error: unknown, date: string, sent: readonly PendingEdit[]): Promise<boolean> => {
    const body = error instanceof ApiError ? error.body : undefined;
    const taken = body?.code === 'date_taken' ? SeenMeeting.safeParse(body).data?.meetingId : undefined;
    const id = body?.code === 'stale' ? storedOn(date).meeting?.id : taken;
    if (id !== undefined) {
      try {
        showSaved(client, await client.fetchQuery({ ...meetingOptions(id), staleTime: 0 }));
        return true;
      } catch (other) {
        return failed(other, date, sent);
      }
    }
    if (isAway(error) || isUnauthorized(error) || (error instanceof ApiError && error.status === 429)) {
      setRow(date, withState(rowOf(date), sent, { kind: 'offline' }));
      if (!isUnauthorized(error)) retryLater();
      return false;
    }
    if (body?.code === 'meeting_not_found') await client.invalidateQueries({ queryKey: QUERIES.meetings });
    setRow(date, withState(rowOf(date), sent, { kind: 'refused', words: wordsOf(error) }));
    return true;
  };

  const sendAll = async (date: string): Promise<void> => {
    let isOneByOne = false;
    await painted();
    for (;;) {
      if (isOver()) return;
      const stored = storedOn(date);
      // What someone else has changed since the edit was made is not for the server to find out.
      const row = overCurrent(rowOf(date), stored.values, ward.talkMinutes);
      if (row.size !== rowOf(date).size || [...row].some(([key, edit]) => rowOf(date).get(key) !== edit))
        setRow(date, row);
      const sent = waitingIn(row).slice(0, isOneByOne ? 1 : undefined);
      if (sent.length === 0) return;
      try {
        const wanted = withEdits(stored.values, sent, ward.talkMinutes);
        const asDraft = sent.some((edit) => edit.asDraft);
        const after = await saveSunday(client, stored, wanted, asDraft);
        showSaved(client, after);
        setRow(date, afterSaved(rowOf(date), sent));
        markSaved(date, sent);
      } catch (error) {
        if (isInvalid(error) && sent.length > 1) isOneByOne = true;
        else if (!(await failed(error, date, sent))) return;
      }
    }
  };
  const send = (date: string): Promise<void> => {
    const run = running.get(date) ?? sendAll(date).finally(() => running.delete(date));
    running.set(date, run);
    return run;
  };
  function retryAll(): void {
    if (isOver()) return;
    for (const [date, row] of edits.get()) {
      setRow(date, retried(row, ['offline']));
      void send(date);
    }
  }
  window.addEventListener('online', retryAll);
  const forget = () => {
    dropRows(owner);
    edits.set(new Map());
  };
  guardUnsaved(() => ({ isDirty: () => !isOver() && edits.get().size > 0, onLeave: forget }));

  const put = (date: string, changes: readonly CellEdit[]): Promise<void> => {
    const stored = storedOn(date).values;
    let row = rowOf(date);
    for (const change of changes) {
      const isBack = !running.has(date) && isSameCell(cellOf(stored, change.key, ward.talkMinutes), change.value);
      row = isBack ? withoutEdit(row, change.key) : withEdit(row, change);
    }
    setRow(date, row);
    return send(date);
  };
  const takeBack = async (date: string, steps: readonly CellUndo[], before: Meeting | null): Promise<UndoEnd> => {
    const back = editsToUndo(steps, valuesOn(date), ward.talkMinutes);
    if (!back) return { kind: 'changed' };
    await put(date, back);
    const end = undoEnd(rowOf(date), back);
    setRow(date, withoutFailedUndo(rowOf(date), back));
    return end.kind === 'done' ? undone(before, storedOn(date).meeting) : end;
  };
  const remember = (undo: Undo) => undos.set([...undos.get(), undo].slice(-MOST_UNDO));
  /** Paints and sends what differs, and returns what takes it back; null when nothing does. */
  const change = (date: string, changes: readonly CellChange[]): (() => Promise<UndoEnd>) | null => {
    const [before, { meeting }] = [valuesOn(date), storedOn(date)];
    const real = withPerformer(changes, before)
      .map(({ key, value, base }) => ({ key, value, base: base ?? cellOf(before, key, ward.talkMinutes) }))
      .filter(({ base, value }) => !isSameCell(base, value));
    if (real.length === 0) return null;
    const keys = real.map(({ key }) => key);
    const steps = undoOf(keys, before, withEdits(before, real, ward.talkMinutes), ward.talkMinutes);
    void put(date, real);
    return () => takeBack(date, steps, meeting);
  };
  const setAll = (all: readonly (readonly [date: string, changes: readonly CellChange[]])[], label: string): Taken => {
    const backs = all.flatMap(([date, changes]) => change(date, changes) ?? []);
    if (backs.length > 0)
      remember({ label, run: async () => wholeEnd(await Promise.all(backs.map((back) => back()))) });
    return true;
  };

  return {
    edits,
    saved,
    savedAt,
    undos,
    owner,
    storedOn,
    valuesOn,
    remember,
    begin: (now: Ward) => void (ward = now),
    /** Once the ward's meetings are here: sends what was kept from before. */
    resume: (): void => [...edits.get().keys()].forEach((date) => void send(date)),
    /** Sets cells of one Sunday. `base` is what was there when the typing began. */
    set: (date: string, changes: readonly CellChange[], label: string) => setAll([[date, changes]], label),
    setAll,
    async undo(): Promise<void> {
      const last = undos.get().at(-1);
      if (!last) return;
      undos.set(undos.get().slice(0, -1));
      const end = await last.run();
      if (!isOver()) notify(undoNotice(last.label, end));
    },
    retry(date: string): void {
      setRow(date, retried(rowOf(date), ['offline', 'refused']));
      void send(date);
    },
    discard: (date: string, key: CellKey) => setRow(date, withoutEdit(rowOf(date), key)),
    decide(date: string, key: CellKey, side: 'mine' | 'theirs'): void {
      setRow(date, decided(rowOf(date), key, side));
      void send(date);
    },
    /** Once everything of these Sundays is saved; false when something of them cannot be. */
    async settled(...dates: string[]): Promise<boolean> {
      await Promise.all(dates.map((date) => running.get(date)));
      return dates.every((date) => rowOf(date).size === 0);
    },
  };
}
export type GridSaves = ReturnType<typeof makeGridSaves>;

const made = new WeakMap<QueryClient, Map<string, GridSaves>>();

/** The same for every visit of the grid, as long as this person is signed in. */
export function gridSavesFor(client: QueryClient, owner: Owner): GridSaves {
  const all = made.get(client) ?? new Map<string, GridSaves>();
  made.set(client, all);
  const name = `${owner.userId} ${owner.wardId}`;
  const own = all.get(name) ?? makeGridSaves(client, owner);
  all.set(name, own);
  return own;
}
