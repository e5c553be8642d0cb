import { useDeferredValue, useMemo } from 'react';
import { useStore } from '#client/lib/use-store.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { partsIn } from '#client/meetings/people-hints.ts';
import { recentWords, UNKNOWN_NUMBER } from '#client/music/hymn-words.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { emptyValues, type MeetingValues } from '#shared/meetings/form.ts';
import { performerIn } from '#shared/meetings/person.ts';
import { conflictsOf } from '#shared/meetings/hints/conflicts.ts';
import { repeatedHymns } from '#shared/meetings/music/hymn-uses.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { nearDays } from '#shared/music/rules.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { invitedIn, type Assignment } from '#shared/invitations/assignments.ts';
import { NUMBER_PART } from '#shared/invitations/constants.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { cellOf, isEmptyCell, withEdits } from './cells.ts';
import { isClosed, speakerKey, type Column, type ColumnKey } from './columns.ts';
import { useFacts, useGrid, type GridFacts, type GridInfo, type Slot } from './grid-context.ts';
import type { GridColumn, GridLine } from './keyboard.ts';
import { NO_EDITS, type RowEdits } from './row-edits.ts';

const TWICE = 'This hymn is used twice in this meeting.';

type Known = GridFacts & Pick<GridInfo, 'today' | 'hymnRepeatWeeks'>;

/** The hints of a Sunday by cell, in the words of the meeting dialog. */
function hintsOf(values: MeetingValues, meetingId: number | null, known: Known): ReadonlyMap<ColumnKey, string> {
  const hints = new Map<ColumnKey, string>();
  for (const [path, own] of conflictsOf(partsIn(values), values.date, known)) {
    const [, place] = /^speakers\.(\d+)/.exec(path) ?? [];
    hints.set(place === undefined ? (path as ColumnKey) : speakerKey(Number(place)), own.join(' '));
  }
  const keyOf = (text: string) => foldLoose(known.hymns.asStored(text));
  const repeated = repeatedHymns(values.hymns, keyOf);
  for (const slot of HYMN_SLOT_NAMES) {
    const text = values.hymns[slot];
    if (text.trim() === '') continue;
    const recent =
      slot === 'specialNumber'
        ? []
        : nearDays(known.uses, known.hymns.read(text), values.date, known.hymnRepeatWeeks, meetingId);
    const own = [
      recentWords(recent, values.date, known.hymnRepeatWeeks, known.today),
      repeated.includes(slot) && TWICE,
      slot !== 'specialNumber' && known.hymns.isUnknownNumber(text) && UNKNOWN_NUMBER,
    ].filter(Boolean);
    if (own.length > 0) hints.set(`hymn-${slot}`, own.join(' '));
  }
  return hints;
}

const storedValues = ({ date, kind, meeting }: Slot, minutes: number): MeetingValues =>
  meeting ? valuesOf(meeting, minutes) : emptyValues(date, kind);

/** 'none': no meeting, one cell for all. 'testimonies': a fast Sunday without speakers, one cell for them. */
export type Shape = 'none' | 'testimonies' | 'full';
export function shapeOf(values: MeetingValues): Shape {
  if (!holdsMeeting(values.kind)) return 'none';
  return values.kind === 'fast_testimony' && values.speakers.length === 0 ? 'testimonies' : 'full';
}

export function lineOf(values: MeetingValues, columns: readonly Column[]): GridLine {
  const shape = shapeOf(values);
  const cells: GridColumn[] =
    shape === 'none'
      ? columns.slice(0, 1).map(({ key }) => key)
      : columns
          .filter((column) => !isClosed(column, values))
          .filter((column) => shape === 'full' || column.kind !== 'speaker' || column.place === 0)
          .map(({ key }) => key);
  return { date: values.date, columns: ['sunday', ...cells] };
}

/** Who is asked for what, by cell, of an upcoming Sunday: those who are still in that place. */
export function askedCells(
  { meeting }: Slot,
  values: MeetingValues,
  today: string,
): ReadonlyMap<ColumnKey, Assignment> {
  if (!meeting || meeting.date < today) return new Map();
  const talks = meeting.speakingAssignments.toSorted((a, b) => a.order - b.order);
  return new Map(
    invitedIn(meeting).flatMap((assignment): [ColumnKey, Assignment][] => {
      const { key, part: to, name, invitation } = assignment;
      if (!invitation) return [];
      if (to === NUMBER_PART) {
        const isStored =
          values.hymns.specialNumber.trim() === (meeting.specialNumber ?? '') &&
          performerIn(values).text.trim() === name;
        return isStored ? [['performer', assignment]] : [];
      }
      const place = talks.findIndex(({ id }) => key === `talk:${id}`);
      const part = PERSON_PARTS.find((one) => one.key === key)?.key;
      const shown = part ? values[part] : values.speakers[place]?.person;
      return shown?.text.trim() === name ? [[part ?? speakerKey(place), assignment]] : [];
    }),
  );
}

/** How many of those who are still in their places said no. */
export const declinedOf = (asked: ReadonlyMap<ColumnKey, Assignment>): number =>
  [...asked.values()].filter(({ invitation }) => invitation?.state === 'declined').length;

const NO_HINTS: ReadonlyMap<ColumnKey, string> = new Map();

/** A Sunday as it is shown: what is stored with what is not saved yet on top. */
export function useRow(slot: Slot): {
  values: MeetingValues;
  /** The same a moment later: what was typed is painted first, and what there is to say about it follows. */
  settled: MeetingValues;
  edits: RowEdits;
  hints: ReadonlyMap<ColumnKey, string>;
  asked: ReadonlyMap<ColumnKey, Assignment>;
  /** In an empty cell of an upcoming Sunday, whose turn it is in the rotation. */
  dueIn: (key: ColumnKey) => string | undefined;
} {
  const { saves, minutes, warns, today, hymnRepeatWeeks, dueOn } = useGrid();
  const facts = useFacts();
  const edits = useStore(saves.edits, (all) => all.get(slot.date) ?? NO_EDITS);
  const stored = useMemo(() => storedValues(slot, minutes), [slot, minutes]);
  const values = useMemo(() => withEdits(stored, edits.values(), minutes), [stored, minutes, edits]);
  const meetingId = slot.meeting?.id ?? null;
  const settled = useDeferredValue(values);
  const hints = useMemo(
    () =>
      warns && holdsMeeting(settled.kind)
        ? hintsOf(settled, meetingId, { ...facts, today, hymnRepeatWeeks })
        : NO_HINTS,
    [warns, settled, meetingId, facts, today, hymnRepeatWeeks],
  );
  const asked = useMemo(() => askedCells(slot, values, today), [slot, values, today]);
  const dueIn = (key: ColumnKey) =>
    slot.date >= today && isEmptyCell(cellOf(values, key, minutes)) ? dueOn(key, slot.date)?.name : undefined;
  return { values, settled, edits, hints, asked, dueIn };
}
