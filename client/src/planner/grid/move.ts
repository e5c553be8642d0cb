import type { QueryClient } from '@tanstack/react-query';
import { isStale, wordsOf } from '#client/lib/api-error.ts';
import { confirm } from '#client/lib/confirm.ts';
import { notify } from '#client/lib/notify.ts';
import { saveQuietly, showSaved, swapQuietly } from '#client/meetings/api.ts';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { answerAgain } from '#client/invitations/undo-mark.ts';
import { undone, type UndoEnd } from '#client/meetings/undo-notice.ts';
import { briefDate, dayWithoutYear } from '#shared/calendar/format.ts';
import { invitedIn, type Assignment } from '#shared/invitations/assignments.ts';
import { answersToRestore, wouldBeLost } from '#shared/invitations/lost-answers.ts';
import { replacedIn, wouldEnd } from '#shared/invitations/replaced.ts';
import { needsSpeaker } from '#shared/meetings/rules.ts';
import { listOfAll } from '#shared/text/in-words.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SwapPlace } from '#shared/meetings/swap-schema.ts';
import { cellText, cellOf, firstFreePlace, isEmptyCell, withEdits, withPerformer, type CellChange } from './cells.ts';
import { isSameKind, type Column } from './columns.ts';
import type { GridSaves } from './grid-saves.ts';
import type { GridColumn, CellPlace } from './keyboard.ts';
import { wholeEnd } from './row-edits.ts';

type Setting = {
  client: QueryClient;
  saves: GridSaves;
  today: string;
  minutes: number;
  columns: () => readonly Column[];
};
type End = { date: string; column: Column };

const FAILED = 'Not Moved';

/** Moves an assignment to another cell of its kind; who is there comes back in exchange. */
export function makeMove({ client, saves, today, minutes, columns }: Setting) {
  const columnOf = (key: GridColumn) => columns().find((column) => column.key === key);

  /** Where a speaker arrives: with another speaker, or in the first place that is free. */
  const placeOfSpeaker = ({ date, column }: End): number | undefined =>
    column.kind === 'speaker' ? Math.min(column.place, firstFreePlace(saves.storedOn(date).values)) : undefined;

  const endOf = async ({ date, column }: End): Promise<SwapPlace> => {
    const stored = saves.storedOn(date);
    let { meeting } = stored;
    if (!meeting) {
      meeting = await saveQuietly(client, { body: { date, kind: stored.values.kind, status: 'draft' } });
      showSaved(client, meeting);
    }
    const place = placeOfSpeaker({ date, column });
    const part = column.kind === 'person' ? column.key : 'speaker';
    return {
      meetingId: meeting.id,
      version: meeting.version,
      part,
      ...(place === undefined ? {} : { place: place + 1 }),
    };
  };

  const swap = async (from: SwapPlace, to: SwapPlace): Promise<UndoEnd> => {
    try {
      for (const meeting of await swapQuietly(client, { from, to })) showSaved(client, meeting);
      return { kind: 'done' };
    } catch (error) {
      for (const id of new Set([from.meetingId, to.meetingId]))
        await client.fetchQuery({ ...meetingOptions(id), staleTime: 0 }).then(
          (meeting) => showSaved(client, meeting),
          () => undefined,
        );
      const words = isStale(error)
        ? 'Someone else just changed one of these Sundays. Check it, then move the assignment again.'
        : wordsOf(error);
      return { kind: 'refused', words };
    }
  };

  /** Who is in a cell, if what they have answered ends when they move to the other one. */
  const answeredIn = ({ date, column }: End, other: End): Assignment[] => {
    const { meeting } = saves.storedOn(date);
    if (!meeting || (date === other.date && (column.kind === 'speaker' || column.key === other.column.key))) return [];
    const key =
      column.kind === 'speaker'
        ? `talk:${meeting.speakingAssignments.toSorted((a, b) => a.order - b.order)[column.place]?.id}`
        : column.key;
    return invitedIn(meeting).filter((one) => one.key === key);
  };

  /** Once everyone is back. An answer that can't be saved again is named as lost. */
  const withAnswers = async (before: Meeting | null, date: string): Promise<UndoEnd> => {
    const { meeting } = saves.storedOn(date);
    if (meeting) await answerAgain(client, meeting, answersToRestore(before, meeting)).catch(() => undefined);
    return undone(before, saves.storedOn(date).meeting);
  };

  const asksFirst = ({ date, column }: End): string | null => {
    if (date < today) return `${dayWithoutYear(date)} has passed.`;
    const { kind } = saves.storedOn(date).values;
    return column.kind === 'speaker' && !needsSpeaker(kind)
      ? `There are usually no speakers on ${dayWithoutYear(date)}.`
      : null;
  };

  return async (start: CellPlace, end: CellPlace): Promise<void> => {
    const [left, right] = [columnOf(start.column), columnOf(end.column)];
    if (!left || !right || (start.date === end.date && left === right)) return;
    const [from, to] = [
      { date: start.date, column: left },
      { date: end.date, column: right },
    ];
    if (!isSameKind(left, right)) {
      notify({
        kind: 'error',
        title: FAILED,
        description: `You can’t move an assignment from ${left.label} to ${right.label}.`,
      });
      return;
    }
    // What was just saved may have ended an answer, which is then not asked about again.
    if (!(await saves.settled(from.date, to.date))) {
      notify({
        kind: 'error',
        title: FAILED,
        description: 'Save or discard the unsaved changes on these Sundays first.',
      });
      return;
    }
    const nameIn = ({ date, column }: End) =>
      cellText(cellOf(saves.storedOn(date).values, column.key, minutes)).split(' · ')[0] ?? '';
    const [who, other] = [nameIn(from), nameIn(to)];
    if (who === '') return;
    const isSwap = other !== '';
    const lost = wouldBeLost([...answeredIn(from, to), ...answeredIn(to, from)]);
    const description = [asksFirst(to), lost].filter(Boolean).join(' ');
    const question = isSwap
      ? { title: `Swap ${who} and ${other}?`, verb: 'Swap' }
      : { title: `Move ${who} to ${from.date === to.date ? right.label : briefDate(to.date)}?`, verb: 'Move' };
    if (description && !(await confirm({ ...question, description }))) return;
    const dates = [...new Set([from.date, to.date])];
    const before = dates.map((date) => saves.storedOn(date).meeting);
    try {
      const [source, target] = [await endOf(from), await endOf(to)];
      const end = await swap(source, target);
      if (end.kind === 'refused') {
        notify({ kind: 'error', title: FAILED, description: end.words });
        return;
      }
      const label = isSwap ? `${who} and ${other} swapped` : `${who} moved to ${briefDate(to.date)}`;
      saves.remember({
        label,
        run: async () => {
          const fresh = (place: SwapPlace, date: string) => ({
            ...place,
            version: saves.storedOn(date).meeting?.version,
          });
          // Within one Sunday the others have moved up behind it.
          const last = saves.storedOn(to.date).values.speakers.length;
          const there = fresh(target, to.date);
          const arrived = there.place === undefined ? there : { ...there, place: Math.min(there.place, last) };
          const end = await swap(arrived, { ...fresh(source, from.date), insert: !isSwap });
          if (end.kind !== 'done') return end;
          const ends: UndoEnd[] = [];
          for (const [i, date] of dates.entries()) ends.push(await withAnswers(before[i] ?? null, date));
          return wholeEnd(ends);
        },
      });
      notify({ title: label, action: { label: 'Undo', onRun: () => void saves.undo() } });
    } catch (error) {
      notify({ kind: 'error', title: FAILED, description: wordsOf(error) });
    }
  };
}

/** The same saves, which ask first where a cell that is filled again ends someone's yes. */
export function askingFirst(saves: GridSaves, { today, minutes }: Pick<Setting, 'today' | 'minutes'>): GridSaves {
  const endedBy = ([date, changes]: readonly [string, readonly CellChange[]]) => {
    const { meeting } = saves.storedOn(date);
    if (!meeting || date < today) return [];
    const before = saves.valuesOn(date);
    const gone = new Set(replacedIn(meeting, before).map(({ key }) => key));
    return replacedIn(meeting, withEdits(before, withPerformer(changes, before), minutes)).filter(
      ({ key }) => !gone.has(key),
    );
  };
  const setAll: GridSaves['setAll'] = (all, label) => {
    const ended = all.flatMap(endedBy);
    const description = wouldEnd(ended);
    if (description === '') return saves.setAll(all, label);
    const isRemoval = all.every(([, changes]) => changes.every(({ value }) => isEmptyCell(value)));
    const question = isRemoval
      ? { title: `Remove ${listOfAll([...new Set(ended.map(({ name }) => name))])}?`, verb: 'Remove' }
      : { title: 'Choose someone else?', verb: 'Save Change' };
    return confirm({ ...question, description }).then((isSure) => isSure && saves.setAll(all, label));
  };
  return { ...saves, setAll, set: (date, changes, label) => setAll([[date, changes]], label) };
}
