import { refusesBelow } from '../availability/class-rolls.ts';
import type { Line } from '../cells.ts';
import { besides, fieldOf, isOfName, type Head } from '../columns.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { isAboutPerson, isNothing } from '../doubts/nothing.ts';
import { isSuffixAlone } from '../name-parts/suffixes.ts';
import { filledIn, headingWords, holdsHomes, isAboutThings, mayHoldPeople } from '../sheets/column-looks.ts';
import { isWayToReach } from '../own-contacts/contacts-by-cells.ts';
import { isRestOfMixed } from '../own-contacts/contact-words.ts';
import { isWayHeading } from '../own-contacts/ways-to-reach.ts';
import { namesVisited } from '../side-by-side/companions.ts';
import { wordsByCells } from '../who-helps/words-by-cells.ts';
import { CHILDREN, IN_CHARGE, SOMEONE_ELSE } from './whose-columns.ts';

const BETWEEN_PEOPLE = /[,;&\n]|\s(?:and|y|e)\s/;
/** 'Opal (deceased)', 'Opal - moved': what is said of someone there. */
const SAID_OF_THEM = /\s*\([^()]*\)|\s+[-–—]\s.*/g;

function namesPeople(title: string, cells: readonly string[]): boolean {
  const words = wordsByCells(title, cells);
  const isOfPeople =
    namesVisited(title) ||
    isOfName(fieldOf(title)) ||
    [SOMEONE_ELSE, CHILDREN, IN_CHARGE].some((others) => others.test(words));
  const names = cells.flatMap((cell) =>
    cell
      .replaceAll(SAID_OF_THEM, '')
      .split(BETWEEN_PEOPLE)
      .flatMap((name) => name.trim() || []),
  );
  // 'single' and 'deceased' in place of a wife name no one, nor does 'Text' below 'Preferred Contact'.
  const named = names.filter(
    (name) => !isNothing(name) && !isAboutPerson(name) && !hasLeftAsStatus(name) && !isWayToReach(name),
  );
  return isOfPeople ? mayHoldPeople(named) : holdsHomes(cells) && !isAboutThings(words);
}

/** 'Opal (deceased)' below 'Spouse' is about Opal; 'deceased' alone tells something of the row's own person as well. */
export const isOfAnother = (title: string, cell: string): boolean => {
  if (!SOMEONE_ELSE.test(headingWords(title)) || isWayHeading(title)) return false;
  const names = cell.replaceAll(SAID_OF_THEM, '');
  return names !== cell && mayHoldPeople(names.split(BETWEEN_PEOPLE).flatMap((name) => name.trim() || []));
};

/** How an ignored column is listed: one that names people says so, or they would be missing unseen. */
export const ignoredTitle = (title: string, cells: readonly (readonly string[])[], column: number): string =>
  namesPeople(title, filledIn(cells, column)) ? `${title} (people in this column aren’t imported)` : title;

/** How a column without a heading is called, counted from one. */
export const noHeading = (column: number): string => `column ${column + 1}, which has no heading`;

/** The same for the ignored columns of a table, also for one without a heading that has something in it. */
export function ignoredTitles(
  titles: readonly string[],
  lines: readonly Line[],
  isIgnored: (column: number) => boolean,
): string[] {
  const cells = lines.map((line) => line.cells);
  return titles.flatMap((title, at) => {
    if (!isIgnored(at)) return [];
    if (title !== '') return ignoredTitle(title, cells, at);
    return cells.some((row) => (row[at] ?? '') !== '') ? noHeading(at) : [];
  });
}

/** Headings whose cells are left out, always or where an earlier column of the same kind has something else. */
export function ignoredColumns(titles: readonly string[], head: Head, rows: readonly Line[]): string[] {
  const cells = rows.map((line) => line.cells);
  const isOnlySuffixes = (column: number) =>
    column === head.suffix &&
    cells.every((line) => (line[column] ?? '').trim() === '' || isSuffixAlone(line[column] ?? ''));
  const whichOf = (title: string, column: number): string =>
    titles.indexOf(title) < column
      ? `the second ${title}`
      : titles.some((other, at) => other === title && at > column && head.fields[at])
        ? `the first ${title}`
        : title;
  return titles.flatMap((title, column) => {
    const field = head.fields[column];
    if (title === '') return rows.some(({ cells }) => (cells[column] ?? '') !== '') ? [noHeading(column)] : [];
    if (!field)
      return [head.secondLastName, head.beforeLastName, head.areaCode].includes(column) ||
        isOnlySuffixes(column) ||
        refusesBelow(title, titles) ||
        isRestOfMixed(title, titles)
        ? []
        : [ignoredTitle(whichOf(title, column), cells, column)];
    const first = head.order.find((at) => head.fields[at] === field) ?? column;
    const isDropped = rows.some(({ cells }) => {
      const [before, cell] = [cells[first] ?? '', cells[column] ?? ''];
      return before !== '' && cell !== '' && cell !== before;
    });
    return first !== column && isDropped ? [besides(title, titles[first] ?? '')] : [];
  });
}
