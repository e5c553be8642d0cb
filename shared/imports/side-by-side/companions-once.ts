import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf } from '../columns.ts';
import { answerIn } from '../doubts/answers.ts';
import { isSameContact } from '../same-person/same-person.ts';

/** A line of one companion. `column`: where the name stood; the name and the contacts are its last cells, from `width` on. */
export type CompanionLine = { line: Line; column: number | null };
/** `isOpen`: its phones or emails may be either companion's. */
type Column = { title: string; isOpen: boolean };

/** What two lines of one person say in a column, together; null where only a person can tell. */
function joined({ title, isOpen }: Column, one: string, other: string): string | null {
  if (other === '' || one.split('; ').includes(other)) return one;
  if (one === '') return other;
  const field = fieldOf(title);
  const isAnswer = answerIn(one) !== null || answerIn(other) !== null;
  return isOpen || isAnswer || (field && field !== 'notes') ? null : `${one}; ${other}`;
}

function together(columns: readonly Column[], one: Line, other: Line): Line | null {
  const width = columns.length;
  if (one.problem || other.problem || one.cells.length !== other.cells.length) return null;
  const cells = one.cells.map((cell, at) => {
    const also = other.cells[at] ?? '';
    const column = columns[at];
    if (column) return joined(column, cell, also);
    if (at === width || cell === '') return cell || also;
    return also === '' || isSameContact(cell, also) ? cell : null;
  });
  return cells.every((cell) => cell !== null) ? { ...one, cells } : null;
}

/**
 * Whoever visits several families has a row for each of them in a ministering sheet: the same name in the same column is one
 * person, unless a phone or an email is another one.
 */
export function withCompanionsOnce(lines: readonly CompanionLine[], columns: readonly Column[]): Line[] {
  const found: Line[] = [];
  const places = new Map<string, number[]>();
  for (const { line, column } of lines) {
    const key = column === null ? null : `${column} ${foldLoose(line.cells[columns.length] ?? '')}`;
    const known = key === null ? [] : (places.get(key) ?? []);
    const same = known.map((at) => ({ at, line: together(columns, found[at] ?? line, line) })).find((one) => one.line);
    if (same?.line) found[same.at] = same.line;
    else {
      if (key !== null) places.set(key, [...known, found.length]);
      found.push(line);
    }
  }
  return found;
}
