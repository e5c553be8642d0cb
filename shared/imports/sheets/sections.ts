import { foldLoose } from '#shared/text/fold.ts';
import { oldList } from '../birth-years/list-dates.ts';
import type { Line } from '../cells.ts';
import { fieldOf, hasNames, headOf, isOfName, nameColumnsOf, type Head } from '../columns.ts';
import { isHarmlessSection } from '../dividers/harmless-sections.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isHarmlessHeading } from '../file-notes/harmless-headings.ts';
import { LONGEST_READ } from '../line-parts.ts';
import { phonesIn } from '../looks.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';

/** Rows below headings of their own; without a head where these name no one. `group`: what stands in the place of 'Name' in `line`. */
export type TablePart = { heading: Line; head: Head | null; lines: Line[]; group?: [Line]; line?: Line };

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/** 'Name' is nobody: with a heading of names in each of its columns, a row has headings, whatever the others are. */
function isOfNames(cells: readonly string[], before: Head): boolean {
  const columns = nameColumnsOf(before);
  return (
    columns.length > 0 && columns.every((column) => isOfName(fieldOf(cells[column] ?? ''))) && hasNames(headOf(cells))
  );
}

/** Words of headings where the names would be, and at least half of the cells headings. */
function isHeadings(cells: readonly string[], before: Head): boolean {
  const filled = filledOf(cells);
  if (filled.length < 2 || filled.some((cell) => /[@,\d]{2}|, /.test(cell))) return false;
  if (isOfNames(cells, before)) return true;
  const known = filled.filter((cell) => fieldOf(cell) !== null).length;
  if (known * 2 < filled.length) return false;
  if (known === filled.length) return true;
  const names = nameColumnsOf(before).flatMap((column) => cells[column] || []);
  return hasNames(headOf(cells)) && names.length > 0 && names.every((cell) => fieldOf(cell) !== null);
}

/** What a column may have that isn't its heading: 'Teacher' below callings, anything in notes. */
const OF_WORDS = /^(?:calling|notes|household|ageGroup|isAvailable)$/;
const HAS_VALUE = /[@\d]|, /;

/**
 * 'Youth | Parent Phone' below 'Name | Phone': where the name would be stands a group's word, and in each other filled column a
 * heading. Null for any other row; else a table with the first one's heading of names in that place.
 */
function withGroupHeading({ row, cells }: Line, before: Head, titles: readonly string[]): TablePart | null {
  const columns = nameColumnsOf(before);
  const [column, ...others] = columns.filter((at) => (cells[at] ?? '') !== '');
  const group = cells[column ?? -1] ?? '';
  const isFirst = cells.findIndex((cell) => cell !== '') === column;
  const isOther = fieldOf(group) !== null && !isOfName(fieldOf(group));
  if (
    column === undefined ||
    isOther ||
    !isFirst ||
    others.length > 0 ||
    !/^\p{Lu}/u.test(group) ||
    HAS_VALUE.test(group)
  )
    return null;
  const words = foldLoose(group).split(' ');
  const isPerson = looksLikeFullName(group) || words.some((word) => isUsualGiven(word) || isUsualLast(word));
  const beside = cells.flatMap((cell, at) =>
    cell === '' || at === column ? [] : [{ cell, field: before.fields[at], title: titles[at] ?? '' }],
  );
  // No one's phone is 'Phone', whoever 'Non-member Spouses' are.
  const areSame = beside.every(({ cell, title }) => foldLoose(cell) === foldLoose(title));
  const areHeadings = beside.every(
    ({ cell, field }) =>
      /^\p{Lu}/u.test(cell) &&
      !HAS_VALUE.test(cell) &&
      !isOfName(fieldOf(cell)) &&
      (fieldOf(cell) !== null || (field && !OF_WORDS.test(field) && !isOfName(field) && isHarmlessHeading(cell))),
  );
  if ((isPerson && !areSame && !isHarmlessSection(group)) || beside.length === 0 || !areHeadings) return null;
  const heading = { row, cells: cells.map((cell, at) => (columns.includes(at) ? (titles[at] ?? '') : cell)) };
  return { heading, head: headOf(heading.cells), lines: [], group: [{ row, cells: [group] }], line: { row, cells } };
}

/** A sheet may hold several tables, one below the other. The first line has headings. */
export function sectionsOf([heading, ...lines]: readonly [Line, ...Line[]], head: Head): TablePart[] {
  let section: TablePart = { heading, head, lines: [] };
  let known = head;
  let titles = heading.cells;
  const sections = [section];
  for (const line of lines) {
    // A table that spans pages repeats its headings.
    if (line.cells.join('\n') === section.heading.cells.join('\n')) continue;
    const next = headOf(line.cells);
    const areHeadings = isHeadings(line.cells, known);
    const named = areHeadings && hasNames(next) ? null : withGroupHeading(line, known, titles);
    if (named) {
      section = named;
      sections.push(section);
      continue;
    }
    if (!areHeadings) {
      section.lines.push(line);
      continue;
    }
    if (hasNames(next)) [known, titles] = [next, line.cells];
    section = { heading: line, head: hasNames(next) ? next : null, lines: [] };
    sections.push(section);
  }
  return sections;
}

export const BELOW_OTHERS = 'The headings above this row have no column for the name, so we couldn’t read it.';

/** Its whole text: whom it names may stand at its end. */
export const unreadLine = ({ row, cells }: Line, problem: string): RawRow => ({
  row,
  values: {},
  unread: { text: filledOf(cells).join(' ').slice(0, LONGEST_READ), problem },
});

/**
 * Titles and dates stand above the headings; what may be a person there is shown, and not read, and so is a title that tells
 * an old list. `now`: the clock.
 */
export function rowsAbove(lines: readonly Line[], head: Head, now = new Date()): RawRow[] {
  return lines.flatMap(({ row, cells }) => {
    const [old] = filledOf(cells).flatMap((cell) => oldList(cell, now, 'above') ?? []);
    if (old !== undefined) return [unreadLine({ row, cells }, old)];
    const names = nameColumnsOf(head).map((column) => cells[column] ?? '');
    const pair = names.filter((name) => name !== '').join(' ');
    const isPair = head.names === 'two' && names.every((name) => name !== '') && looksLikeFullName(pair);
    const mayBePerson =
      cells.some((cell) => cell.includes('@') || phonesIn(cell.slice(0, 200)).length > 0) ||
      (filledOf(cells).some((cell) => looksLikeFullName(cell) || isPair) && !filledOf(cells).some(isTitle));
    if (!mayBePerson) return [];
    return [
      unreadLine({ row, cells }, 'This row is above the column headings, so we couldn’t tell what its cells mean.'),
    ];
  });
}
