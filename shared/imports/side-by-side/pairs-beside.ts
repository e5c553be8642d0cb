import { LONGEST_LINE } from '../line-parts.ts';
import { looksLikePhone } from '../looks.ts';
import { isNameLine, plainLine } from '../texts/block-lines.ts';
import { isRealAddress } from '../tidy.ts';

const APART = /\t| {2,}/;
const LEAST_LINES = 2;
const LEAST_SHARE = 0.6;

const isName = (cell: string): boolean => isNameLine(plainLine(cell));
const isValue = (cell: string): boolean => looksLikePhone(plainLine(cell)) || isRealAddress(plainLine(cell));

/** A line's people, each with the phone and email behind the name; null where a cell is neither. */
function peopleIn(line: string): string[][] | null {
  if (line.length > LONGEST_LINE) return null;
  const people: string[][] = [];
  for (const cell of line.split(APART).map((text) => text.trim())) {
    if (cell === '') continue;
    if (isName(cell)) people.push([cell]);
    else if (isValue(cell) && people.length > 0) people.at(-1)?.push(cell);
    else return null;
  }
  return people;
}

/** What stands above the first column, beside the first line of the others. */
function withTitleApart(line: string): string[] {
  const [first = '', ...others] = line.split(APART).map((text) => text.trim());
  const beside = isName(first) || isValue(first) || others.length < 2 ? null : peopleIn(others.join('\t'));
  return beside && beside.length > 0 ? [first, others.join('\t')] : [line];
}

const cellsIn = (line: string): string[] => line.split(APART).map((text) => text.trim());

/**
 * A phone list printed in two or three columns, 'Kay Lee  801-555-0101  Tim Bell  801-555-0102': one person a line, one
 * column after the other; any other text as it is. Each value is of the name before it, each heading of the names below it.
 */
export function pairsApart(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const beside = lines.flatMap((line) => {
    const people = peopleIn(line);
    return people && people.length > 1 ? [people] : [];
  });
  if (beside.length < LEAST_LINES || beside.length < lines.length * LEAST_SHARE) return text;
  // Names without a phone in the further columns may be those of helpers or spouses.
  const further = beside.flatMap((people) => people.slice(1));
  if (further.filter((person) => person.length > 1).length * 2 <= further.length) return text;
  const apart = lines.flatMap(withTitleApart).map((line) => ({ line, people: peopleIn(line) }));
  const [first, last] = [apart.findIndex(({ people }) => people), apart.findLastIndex(({ people }) => people)];
  const width = Math.max(...beside.map((people) => people.length));
  const columns = Array.from({ length: width }, (): string[] => []);
  const [above, below]: [string[], string[]] = [[], []];
  for (const [at, { line, people }] of apart.entries()) {
    const cells = people ? people.map((person) => person.join('\t')) : cellsIn(line);
    if (people || cells.length === width) for (const [column, cell] of cells.entries()) columns[column]?.push(cell);
    // Between the people it may head one column or all.
    else if (at > first && at < last) return text;
    else (at < first ? above : below).push(line);
  }
  return [...above, ...columns.flat(), ...below].join('\n');
}
