import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { AND, withAge } from '../households/children.ts';
import { familyColumnOf, type FamilyColumn } from '../households/household-columns.ts';
import { isOfGivenNames } from '../households/naming.ts';
import { saidUnder } from '../line-parts.ts';
import { kinInHeadings } from '../other-people/kin-words.ts';
import { CHILDREN, MARRIED } from '../other-people/whose-columns.ts';
import type { RawRow } from '../rows.ts';
import { filledIn, headingWords, isAboutThings } from '../sheets/column-looks.ts';
import { asking } from '../sheets/gone.ts';

/** People of other homes, what someone of this one is called as well, and animals. */
const OF_OTHERS = new RegExp(
  `\\b(?:ministers?|ministering|companions?|companionship|visit(?:s|ed|ing)?|teachers?|leaders?|presid\\p{L}*|assigned|contacts?|emergency|nick ?names?|preferred|called|known|goes|apodos?|apelidos?|surnoms?|spitznamen?|rufnamen?|soprannom[ei]|initials?|pets?|dogs?|cats?|${kinInHeadings('inNeed', 'others')})\\b`,
  'u',
);
const LEAST = 0.5;
const isGiven = (name: string): boolean => isOfGivenNames(name) && isUsualGiven(foldLoose(name).split(' ')[0] ?? '');
const areGiven = (cell: string): boolean =>
  cell.length <= 60 && cell.split(new RegExp(`[,;]|${AND.source}`)).every((name) => isGiven(withAge(name).name.trim()));

/**
 * The columns of a list of households that have first names alone, as only those of the family are written, below headings
 * that no one reads.
 */
export function unreadPeople(
  titles: readonly string[],
  columns: readonly FamilyColumn[],
  body: readonly Line[],
): number[] {
  const cells = body.map((line) => line.cells);
  return titles.flatMap((title, at) => {
    if (columns[at] !== null || familyColumnOf(title) !== null || fieldOf(title) !== null) return [];
    const words = headingWords(title);
    // Of husbands, wives, and children, the row tells who isn't imported.
    if (isAboutThings(title) || [OF_OTHERS, MARRIED, CHILDREN].some((others) => others.test(words))) return [];
    const filled = filledIn(cells, at).filter((cell) => !isNothing(cell));
    return filled.length > 0 && filled.filter(areGiven).length >= filled.length * LEAST ? [at] : [];
  });
}

/** Asks at the first of a household about each one whom such a column names; no one else is to be imported in their place. */
export function withUnreadPeople(
  rows: readonly RawRow[],
  cells: Line['cells'],
  titles: readonly string[],
  people: readonly number[],
): RawRow[] {
  const named = people.filter((at) => cells[at] && !isNothing(cells[at]));
  const first = rows.findIndex(({ unread }) => !unread);
  return rows.map((row, at) =>
    at === first
      ? named.reduce(
          (asked, column) => asking(asked, notImported(cells[column] ?? '', titles[column] ?? ''), 'firstName'),
          row,
        )
      : row,
  );
}
const notImported = (cell: string, title: string): string =>
  `This household also has ${saidUnder(cell, title, ',')} whom we couldn’t tell from the heading and haven’t read. Please check.`;
