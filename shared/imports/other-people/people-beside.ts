import type { Line } from '../cells.ts';
import { fieldOf, isOfName } from '../columns.ts';
import { filledIn, headingWords, holdsPeople, isAboutThings, mayHoldPeople } from '../sheets/column-looks.ts';
import { CHILDREN, SOMEONE_ELSE } from './whose-columns.ts';

const BETWEEN_PEOPLE = /[,;&\n]|\s(?:and|y|e)\s/;

function namesPeople(title: string, cells: readonly string[]): boolean {
  const words = headingWords(title);
  const isOfPeople = isOfName(fieldOf(title)) || SOMEONE_ELSE.test(words) || CHILDREN.test(words);
  const names = cells.flatMap((cell) => cell.split(BETWEEN_PEOPLE).flatMap((name) => name.trim() || []));
  return isOfPeople ? mayHoldPeople(names) : holdsPeople(cells) && !isAboutThings(title);
}

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
