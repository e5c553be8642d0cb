import { foldLoose } from '#shared/text/fold.ts';
import { hasLeft } from '../doubts/gone-words.ts';
import { answerIn, sexIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { askedBelow, isRefusalHeading, isRemarksHeading } from '../availability/talk-headings.ts';
import { refuses } from '../availability/refusals.ts';
import { isReassuring } from '../other-people/person-columns.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import { filledIn, holdsPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isHarmlessHeading } from './harmless-headings.ts';
import { saysNothingToRead } from './harmless-texts.ts';

/** As much of a note as a row of the preview has room for. */
const LONGEST = 400;
const LONGEST_TITLE = 60;
/** A tick, a cross, and a sign in their place. */
const SIGN = /^(?:[✓✔☑✅✗✘☒❌†‡✝*!]\ufe0f?){1,3}$/u;
const isMark = (cell: string): boolean => SIGN.test(cell) || answerIn(cell) !== null;

/** From so many on, what they share is what the list is of. */
const FEW = 5;
const MOST = 0.5;
const MOST_MARKS = 1 / 3;
/** A few different values beside nearly everyone, such as a building or a group. */
const FILLED = 0.8;
const DIFFERENT = 0.25;
const SHARE = 0.15;

/** `title`: the heading where it explains its cells. `isAnswered`: whether a yes or a no below it is saved, or says nothing against anyone. */
type NoteColumn = {
  column: number;
  title: string;
  isHarmless: boolean;
  isAnswered: (answer: boolean | null) => boolean;
  isUsual: (cell: string) => boolean;
};

const NOTES = /\b(?:notes?|comments?|remarks?|info(?:rmation)?|misc\p{L}*|other|notas?|observa\p{L}*|comentarios?)$/iu;

/** What so many rows of a column say that it tells no one apart. */
function usualIn(cells: readonly string[], isOfRemarks: boolean): (cell: string) => boolean {
  const counts = new Map<string, number>();
  let filled = 0;
  for (const cell of cells) {
    if (cell === '') continue;
    filled += 1;
    const key = cell.slice(0, LONGEST).toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const people = cells.length;
  const areGroups =
    !isOfRemarks && people > FEW && filled >= people * FILLED && counts.size <= Math.max(2, filled * DIFFERENT);
  return (cell) => {
    const count = counts.get(cell.slice(0, LONGEST).toLowerCase()) ?? 0;
    if (count < FEW) return false;
    if (isMark(cell)) return count > people * MOST_MARKS;
    return count > people * MOST || (areGroups && count >= people * SHARE);
  };
}

/** 'Still here?' and 'Can speak' with a yes, 'Declined' with a no, and both below 'Do not ask'. */
function answeredBelow(title: string): NoteColumn['isAnswered'] {
  const asked = askedBelow(title);
  const isRefusal = isRefusalHeading(title);
  return (answer) =>
    answer !== null &&
    (isRefusal ||
      isReassuring(title, answer) ||
      (answer ? asked === 'yes' || asked === 'answer' : asked === 'no' || asked === 'declined'));
}

function columnsOf({ titles, fields, cells }: WrittenSheet): NoteColumn[] {
  return titles.flatMap((title, column) => {
    const field = fields[column];
    if (field && field !== 'notes') return [];
    const isOfRemarks = field === 'notes' || title.trim() === '' || isRemarksHeading(title);
    const written = cells.map((row) => (row[column] ?? '').trim());
    if (!isOfRemarks && written.every((cell) => cell === '' || isNothing(cell) || sexIn(cell) !== undefined)) return [];
    return [
      {
        column,
        title: field === 'notes' || NOTES.test(title.trim()) ? '' : title.trim().slice(0, LONGEST_TITLE),
        isHarmless: !isOfRemarks && (isHarmlessHeading(title) || holdsPeople(filledIn(cells, column))),
        isAnswered: answeredBelow(title),
        isUsual: usualIn(written, isOfRemarks),
      },
    ];
  });
}

/** What a talk or a hymn is called may be anything. */
const OF_TALKS = /\b(?:topic|subject|theme|title|hymn|song|tema|sujet|thema)/i;
/** Below a heading of places or numbers, only plain words against someone count. */
const isAgainst = (cell: string): boolean => !isMark(cell) && (refuses(cell) || hasLeft(cell));

function noteIn({ title, isHarmless, isAnswered, isUsual }: NoteColumn, written: string, row: RawRow): FileNote[] {
  const cell = written.trim().replace(/\s+/g, ' ');
  if (cell === '' || isNothing(cell) || (isMark(cell) && isAnswered(answerIn(cell)))) return [];
  if (isHarmless && (OF_TALKS.test(title) || !isAgainst(cell))) return [];
  if (!isHarmless && (isUsual(cell) || (!isMark(cell) && saysNothingToRead(cell, row.values)))) return [];
  const text = cell.length > LONGEST ? `${cell.slice(0, LONGEST - 1)}…` : cell;
  return [{ text, ...(title === '' ? {} : { column: title }) }];
}

/** What stands beside each person in columns that no field takes, or that are kept as notes. Each row has its line of cells. */
export function withCellNotes(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const columns = columnsOf(sheet);
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    if (row.unread) return row;
    const found = columns.flatMap((column) => noteIn(column, sheet.cells[at]?.[column.column] ?? '', row));
    return found.length > 0 ? { ...row, noted: withoutRepeated([...(row.noted ?? []), ...found]) } : row;
  });
}

/** The same words in two columns are read once. */
function withoutRepeated(notes: readonly FileNote[]): FileNote[] {
  const known = new Set<string>();
  return notes.filter(({ text, column = '' }) => {
    const key = `${text.length > 5 ? '' : column} ${foldLoose(text) || text}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
