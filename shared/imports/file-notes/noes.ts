import { answerIn } from '../doubts/answers.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { CHECKS, CROSSES } from '../marks/signs.ts';

/** A tick, a cross, and a sign in their place. */
const SIGN = new RegExp(`^(?:[${CHECKS}${CROSSES}☒†‡✝*!]\ufe0f?){1,3}$`, 'u');
export const isMark = (cell: string): boolean => SIGN.test(cell) || answerIn(cell) !== null;

/** An hourglass is neither a yes nor a no; 'none' below 'Contact' and 'false' below 'canContact' are a no. */
const OTHER_SIGN = /^\p{Extended_Pictographic}\ufe0f?$/u;
const NONE = /^(?:false|none|never|0|nunca|ningun[oa]|nenhuma?)$/i;
export const saysNo = (cell: string): boolean => answerIn(cell) === false || NONE.test(cell);
/** 'no - sick', 'No (out of town)': a no, and why. */
const NO_AND_WHY = /^(?:no|nope|n[aã]o|nein|non)\s*[-–—,:;(/]\s*\S/iu;
export const saysNoAndWhy = (cell: string): boolean => NO_AND_WHY.test(cell.trim());
const isDoubt = (cell: string): boolean => saysNo(cell) || (OTHER_SIGN.test(cell) && answerIn(cell) === null);
/** Whether a column has a yes, a no, or nothing beside each. */
export const areAnswers = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || isMark(cell) || isDoubt(cell));
const MOST = 0.5;

/**
 * What isn't a yes in a column of answers whose heading we don't know, row by row. Of few people every answer is as usual as
 * the other, so nothing else would show whom a no concerns; more of them than half are what the column is for.
 */
export function noesBelow(
  { column, title }: { column: number; title: string },
  rows: readonly RawRow[],
  { cells }: WrittenSheet,
): FileNote[][] {
  const written = rows.map((row, at) => (row.unread ? '' : (cells[at]?.[column] ?? '').trim()));
  const people = rows.filter(({ unread }) => !unread).length;
  if (!areAnswers(written) || written.filter(isDoubt).length > people * MOST) return rows.map(() => []);
  return written.map((cell) => (isDoubt(cell) ? [{ text: cell, column: title }] : []));
}
