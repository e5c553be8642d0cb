import { readCells } from '../cells.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { nameWords } from '../headings/name-evidence.ts';
import { UnreadableFile } from '../unreadable.ts';
import { fits } from './column-kinds.ts';

const FEWEST = 3;
const MOSTLY = 0.9;
/** So many have a usual first name: places and titles of songs look like names as well. */
const USUAL = 0.5;

function linesOf(text: string): string[][] {
  try {
    return readCells(text, ',').map(({ cells }) => cells.filter(Boolean));
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

/** A table of one column without a heading, as a text of one name a line; null unless almost all of it is names. */
export function namesOnly(text: string): string | null {
  const lines = linesOf(text);
  const names = lines.flatMap(([name, another]) => (name !== undefined && another === undefined ? [name] : []));
  const isName = (name: string): boolean => fits('name', name);
  const isUsual = (name: string): boolean => isUsualGiven(nameWords(name)?.first ?? '');
  const areNames =
    names.length >= FEWEST &&
    lines.every((cells) => cells.length <= 1) &&
    names.filter(isName).length >= names.length * MOSTLY &&
    names.filter(isUsual).length >= names.length * USUAL;
  return areNames ? names.join('\n') : null;
}
