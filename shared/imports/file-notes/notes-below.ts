import { isOfName } from '../columns.ts';
import { dividesAs, dividesOutside } from '../dividers/divided-rows.ts';
import { sexIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { shortened } from '../line-parts.ts';
import { phonesIn } from '../looks.ts';
import { looksLikeFullName } from '../names.ts';
import { isLabeledNames, toldBeforeNames } from '../remarks/labeled-names.ts';
import type { RawRow } from '../rows.ts';
import type { ImportField } from '../schema.ts';
import { isAgainst } from './against.ts';
import { saysNothingToRead } from './harmless-texts.ts';
import { withSaid } from './next-to-people.ts';
import { loneText } from '../sheets/gone.ts';
import { isUnitAlone } from '../units/named-units.ts';
import { familiesIn } from './families-in-sentences.ts';
import { listedIn, meantBy, sentencesIn } from './people-in-sentences.ts';

const LONGEST = 300;
/** What a note below someone begins with. */
const MARK = /^(?:[([{^↑⬆↳>*•·◦▪–—-]+\s*|o\s+(?=\p{Ll}))/u;
const INDENTED = /^(?:\t| {2})\s*/;
const markOf = (line: string): string => MARK.exec(line.trim())?.[0].trim() ?? '';
const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;

const withoutMark = (text: string): string =>
  text
    .replace(MARK, '')
    .replace(/^([^()[\]{}]*)[)\]}][.\s]*$/u, '$1')
    .trim();

/** What a line says of the person in the line above: it begins with a mark that the other doesn't have, or is indented. */
function saidBelow(line: string, above: string): string | null {
  const text = line.trim();
  if (text.length > LONGEST || !/\p{L}{2}/u.test(text) || dividesAs(text) === 'heading') return null;
  const mark = markOf(text);
  const isMarked = mark !== '' && mark !== markOf(above);
  const isIndented = INDENTED.test(line) && indentOf(line) > indentOf(above);
  // '[less active] Kim Lee' is a person, and '* = moved' explains a mark.
  const isOpenBracket = /^[([{][^)\]}]*[)\]}]\s*[^\s.]/u.test(text);
  if ((!isMarked && !isIndented) || isOpenBracket || /^\S+\s*[=:]/.test(text)) return null;
  const rest = withoutMark(text);
  if (isAgainst(rest) && !/^\p{Lu}\S+ \p{Lu}\S+(?: [-–—(]|[,;(]|$)/u.test(rest)) return rest;
  // Beside names, phones, and addresses stands no mark of a note.
  const isOpen = isMarked && /^\p{Ll}/u.test(rest) && !/[@\d]/.test(rest) && !looksLikeFullName(rest);
  return isOpen && !saysNothingToRead(rest, {}, true) ? rest : null;
}

/** A line that is only a note about the person above it, or about those whom it names, is no reason to refuse a list. */
export const isNoteLine = (line: string, above: string): boolean =>
  saidBelow(line, above) !== null || (toldBeforeNames(line) !== null && isLabeledNames(line));

/** Fields below which hardly anything but a note is made of words. */
const isUnlike: Partial<Record<ImportField, (text: string) => boolean>> = {
  phone: (text) => phonesIn(text).length === 0 && !/\d{3}/.test(text),
  email: (text) => !/@|\d{3}/.test(text),
  sex: (text) => sexIn(text) === undefined && isAgainst(text),
};

type Cell = { column: number; text: string; field: ImportField | undefined };
/** The one filled cell of a row, and the field that took it. */
function loneCell({ values, unread }: RawRow, cells: readonly string[]): Cell | null {
  const filled = cells.flatMap((text, column) => (text.trim() === '' ? [] : [{ column, text: text.trim() }]));
  const [own, another] = filled;
  if (!own || another || unread) return null;
  const field = (Object.keys(values) as ImportField[]).find((one) => values[one]);
  return { ...own, field };
}

/** What a row of a sheet without a name says of the person above. */
function saidByRow(row: RawRow, cells: readonly string[], above: readonly string[]): string | null {
  const cell = loneCell(row, cells);
  if (cell === null || cell.text.length > LONGEST || isNothing(cell.text)) return null;
  const { column, text, field } = cell;
  if (field === undefined || field === 'notes' || field === 'isAvailable') return null;
  const marked = saidBelow(text, above[column] ?? '');
  if (marked !== null) return marked;
  if (field === 'name' || field === 'firstName' || field === 'lastName')
    return /^\p{Ll}/u.test(text) && column > 0 && isAgainst(text) ? text : null;
  return /\p{L}{2}/u.test(text) && (isUnlike[field] ?? isAgainst)(text) ? text : null;
}

/** What stands alone in a row, where it may be a heading of those below; where it comes again, it is about each person above. */
function headingInRow(row: RawRow, at: number, cells: readonly (readonly string[])[]): string | null {
  const cell = loneCell(row, cells[at] ?? []);
  if (cell === null) return null;
  const { column, text, field } = cell;
  // Between callings, a heading stands in their column.
  if (field === 'calling') return null;
  const isHeading = isOfName(field)
    ? dividesAs(text) === 'either'
    : dividesOutside(text, field === 'notes') || isUnitAlone(text);
  return isHeading && !cells.some((own, of) => of !== at && own[column]?.trim() === text) ? text : null;
}

const aside = (row: RawRow, text: string, why: string, marks = { isAside: true, mayHead: false }): RawRow => ({
  row: row.row,
  values: {},
  unread: { text, problem: `“${shortened(text)}” ${why}`, ...marks },
});
const HEADING = 'is a heading or a note, not a person.';
const OF_ABOVE = 'has no name, and may be about the person above.';

/** Rows and lines about the person above, set aside before anything else is made of them. */
function withAsides(
  rows: readonly RawRow[],
  texts: readonly string[],
  saidOf: (row: RawRow, at: number) => string | null,
  headingOf: (row: RawRow, at: number) => string | null,
): RawRow[] {
  // '* no talks' below 'Kim Lee*' explains a mark.
  const isLegend = (text: string, at: number): boolean => {
    const [mark = ''] = markOf(text);
    return mark !== '' && /[*†‡^]/.test(mark) && texts.some((own, of) => of !== at && own.slice(1).includes(mark));
  };
  return rows.map((row, at) => {
    const text = row.unread?.text ?? Object.values(row.values)[0] ?? '';
    const isNext = row.row === (rows[at - 1]?.row ?? row.row) + 1;
    if (isLegend(text, at)) return row;
    const heading = headingOf(row, at);
    if (heading !== null && (!isNext || dividesAs(heading) === 'heading'))
      return aside(row, heading, HEADING, { isAside: false, mayHead: true });
    if (heading === null && (!isNext || saidOf(row, at) === null)) return row;
    return aside(row, heading ?? text, OF_ABOVE, { isAside: true, mayHead: heading !== null });
  });
}

/** Asks about the person above what such a row says, or notes it. */
export function withAsidesTold(rows: readonly RawRow[], next: 'row' | 'line'): RawRow[] {
  const read = [...rows];
  for (let at = 1, person = 0; at < rows.length; at += 1) {
    const row = rows[at];
    const isOfAbove = row?.unread?.isAside && row.unread.problem.endsWith(OF_ABOVE);
    const above = read[person];
    if (!isOfAbove) person = at;
    else if (above && !above.asks?.problem.includes(`The next ${next} says`)) {
      const text = row.unread?.text ?? '';
      read[person] = withSaid(above, `The next ${next} says`, text, withoutMark(text));
    }
  }
  return read;
}

/** Sentences that name people of the list are no headings of those below them. */
function withNamingSentences(rows: readonly RawRow[]): RawRow[] {
  const texts = new Map(
    rows.flatMap((row): [RawRow, string][] => {
      const text = sentencesIn(row).join(' ');
      return text === '' ? [] : [[row, text]];
    }),
  );
  if (texts.size === 0) return [...rows];
  const listed = listedIn(rows, (row) => texts.has(row));
  return rows.map((row) => {
    const text = texts.get(row);
    const isPerson = !isLabeledNames(text ?? '') && /^\p{Lu}\S+,? \p{Lu}\S+(?: [-–—(]|[,;(])/u.test(text ?? '');
    if (
      text === undefined ||
      (isPerson && familiesIn(text, listed.lasts.keys()).size === 0) ||
      row.unread?.isAside ||
      meantBy(text, listed).size === 0
    )
      return row;
    return row.unread
      ? { ...row, unread: { ...row.unread, isAside: true } }
      : aside(row, loneText(row) ?? text, 'is a note about people on the list.');
  });
}

/** '(on a mission)' in a row of its own is about the person above it. Each row has its line of cells. */
export const withNotesBelow = (rows: readonly RawRow[], cells: readonly (readonly string[])[]): RawRow[] =>
  withNamingSentences(
    withAsides(
      rows,
      cells.map((own) => own.join('\n')),
      (row, at) => saidByRow(row, cells[at] ?? [], cells[at - 1] ?? []),
      (row, at) => headingInRow(row, at, cells),
    ),
  );

/** The same of a text, `lines` as they are written. */
export const withNoteLines = (rows: readonly RawRow[], lines: readonly string[]): RawRow[] =>
  withNamingSentences(
    withAsides(
      rows,
      rows.map(({ row }) => lines[row - 1]?.trim() ?? ''),
      (row) => {
        const [line = '', above = ''] = [lines[row.row - 1], lines[row.row - 2]];
        const isItsOwn = row.unread !== undefined && row.values.name === undefined && line.includes(row.unread.text);
        return isItsOwn ? saidBelow(line, above) : null;
      },
      ({ row, unread }) => {
        const line = lines[row - 1] ?? '';
        const isHeading = unread !== undefined && !INDENTED.test(line) && dividesAs(line) === 'either';
        return isHeading && lines.filter((own) => own.trim() === line.trim()).length === 1 ? line.trim() : null;
      },
    ),
  );
