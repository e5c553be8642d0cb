import { betweenCallings } from '#shared/imports/offices/calling-lines.ts';
import { isKnownCalling } from '#shared/imports/callings.ts';
import { isOfName } from '#shared/imports/columns.ts';
import { withAge } from '#shared/imports/households/children.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import type { ImportField } from '#shared/imports/schema.ts';
import { isRealAddress } from '#shared/imports/tidy.ts';
import { EXACT, roomAfter, widthOf, type Cell, type CellLine } from './cell-lines.ts';
import { CUT_OFF, MAY_LACK_END } from './cut-off.ts';
import { between, hasLooseLetters, mayCutWord, phoneOf } from './cut-words.ts';
import { isMixedName, MIXED } from './styles.ts';

/** Fields with one value, in which two texts would make a third one. */
const isName = (field: ImportField | null): boolean => isOfName(field) || field === 'preferredName';

const pairsOf = (cell: Cell) => cell.slice(1).map((next, i) => [cell[i] ?? next, next] as const);

const isOtherThing = (line: CellLine, next: CellLine): boolean =>
  line.font !== next.font ||
  Math.abs(line.height - next.height) > 0.1 ||
  (/\p{Lu}/u.test(next.text) && isKnownCalling(next.text)) ||
  (line.text.includes(',') && next.text.includes(',') && looksLikeFullName(next.text));

/** True when a second line in the cells of a column may be a wrapped one: nowhere would it have had room in the first. */
export function isWrapping(cells: readonly Cell[]): boolean {
  const width = widthOf(cells);
  return cells
    .flatMap(pairsOf)
    .every(([line, next]) => !isOtherThing(line, next) && roomAfter(line, next, width) < EXACT);
}

/** True when a cell goes on in a second line because it must. */
const mustWrap = (cell: Cell, width: number): boolean =>
  pairsOf(cell).every(([line, next]) => /[,-]$/.test(line.text) || roomAfter(line, next, width) < -EXACT);

/** As much of a row as is shown with the reason why it isn't read. */
export const shownOf = (text: string): string => `“${text.slice(0, 300)}”`;
export const problemOf = (why: string, cells: readonly string[]): string =>
  `${why} It says: ${shownOf(cells.filter(Boolean).join(' · '))}`;

const TWO_LINES = 'A cell in this row has a second line, and we can’t tell what it belongs to.';
export const CUT_WORD = 'A word in this row may be split between two lines, so we couldn’t read it.';
export const RUN_TOGETHER = 'Two columns in this row run together, so we couldn’t read it.';

/** Doubts about the lines of one cell, which has all of them. */
export const IN_ITS_CELL: readonly string[] = [TWO_LINES, CUT_WORD];

/**
 * A column: its field, how wide its widest line is, whether its second lines may be wrapped ones, and whether its cells have
 * several people.
 */
export type ReadColumn = { field: ImportField | null; width: number; isWrapping: boolean; isOfChildren?: boolean };

/** 'Tim, Ann,' and 'Joe' below it, or a child a line. */
function childrenOf(cell: Cell, plain: string, width: number): { text: string; doubt?: string } {
  if (cell.some(({ isGapped }) => isGapped)) return { text: plain, doubt: RUN_TOGETHER };
  if (hasLooseLetters(plain)) return { text: plain, doubt: CUT_WORD };
  if (cell.length < 2) return { text: plain };
  if (mayCutWord(cell, 'name', width)) return { text: plain, doubt: CUT_WORD };
  if (/[,;&]/.test(plain)) return { text: plain };
  // Where there was room for the next word, or an age ends each line, a line is a child.
  const areApart =
    cell.every(({ text }) => withAge(text).age !== undefined) ||
    pairsOf(cell).every(([line, next]) => roomAfter(line, next, width) > EXACT);
  return areApart ? { text: cell.map(({ text }) => text).join('\n') } : { text: plain, doubt: TWO_LINES };
}

/** The value of a cell, or why it has none. */
export function valueOf(
  cell: Cell,
  { field, width, isWrapping, isOfChildren = false }: ReadColumn,
): { text: string; doubt?: string } {
  const lines = cell.map(({ text }) => text);
  const plain = lines.reduce((above, below) => above + between(above, below) + below, '').trim();
  if (lines.length === 0) return { text: '' };
  if (isOfChildren) return childrenOf(cell, plain, width);
  const isOneValue = isName(field) || field === 'phone' || field === 'email';
  if (isOneValue && cell.some(({ isGapped }) => isGapped)) return { text: plain, doubt: RUN_TOGETHER };
  if (field && MAY_LACK_END.includes(field) && lines.some((line) => /(?:…|\.\.\.)$/.test(line)))
    return { text: plain, doubt: CUT_OFF };
  const isPart = field === 'firstName' || field === 'lastName';
  // Of 'Van Johnson,' the first name is missing.
  if (field === 'name' && plain.endsWith(',')) return { text: plain, doubt: CUT_OFF };
  if (isName(field) && cell.some(({ runs }) => isMixedName(runs) || (isPart && runs.length > 1)))
    return { text: plain, doubt: MIXED };
  if (isName(field) && hasLooseLetters(plain)) return { text: plain, doubt: CUT_WORD };
  if (lines.length === 1) return { text: plain };
  if (field && mayCutWord(cell, field, width)) return { text: plain, doubt: CUT_WORD };
  // 'Ashby, Lori' and 'Lori' are whole names: what is below them with a capital may be someone else.
  // In some lists 'Preferred Name' heads the only names, 'Ashby, Lori' among them.
  const mayHoldComma = field === 'name' || field === 'preferredName';
  const whole = mayHoldComma ? /,\s*\S.*[^-]$/ : field === 'lastName' ? null : /[^-]$/;
  const isEndedName = cell.slice(1).some(({ text }, i) => /^\P{Ll}/u.test(text) && whole?.test(lines[i] ?? ''));
  if (isName(field))
    return isWrapping && mustWrap(cell, width) && !isEndedName ? { text: plain } : { text: plain, doubt: TWO_LINES };
  if (field === 'phone') return { text: phoneOf(lines) };
  if (field === 'calling') return { text: lines.reduce((a, b) => a + (between(a, b) && betweenCallings(a, b)) + b) };
  if (field !== 'email') return { text: plain };
  const [first = '', ...others] = lines;
  // 'mark@example.org' has ended; a shorter one would be the beginning of another.
  const isEnded = isRealAddress(first) && !/[.-]$/.test(first);
  if (isEnded || others.some((line) => line.includes('@')) === first.includes('@'))
    return { text: plain, doubt: TWO_LINES };
  return { text: lines.join('') };
}
