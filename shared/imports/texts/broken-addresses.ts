import { isAddress } from '../callings.ts';
import type { Line } from '../cells.ts';
import { isCity } from './first-words.ts';

/** 'Springfield, Illinois 62701' */
const TOWN_AND_CODE = /^\p{Lu}[\p{L} .'’-]*,? [\p{L} .]+ \d{5}(?:-\d{4})?$/u;
const LONGEST = 100;
export const isTownAndCode = (text: string): boolean =>
  text.length <= LONGEST && (TOWN_AND_CODE.test(text) || isCity(text));
const isRestOfAddress = (cell: string): boolean => isTownAndCode(cell) || (cell.length <= LONGEST && isAddress(cell));

/**
 * Copied from a web page, an address on two lines breaks its row in two: the street ends the first, and the second begins
 * with the town and goes on with the other cells. Where both together have no more cells than the headings, they are one row.
 */
export function withWholeAddresses(lines: readonly Line[]): Line[] {
  const width = Math.max(0, ...lines.slice(0, 10).map(({ cells }) => cells.length));
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [first = '', ...others] = line.cells;
    const street = above?.cells.at(-1) ?? '';
    const isRest = above && isAddress(street) && isRestOfAddress(first);
    if (isRest && above.cells.length > 1 && above.cells.length + others.length <= width)
      whole[whole.length - 1] = { ...above, cells: [...above.cells.slice(0, -1), `${street}, ${first}`, ...others] };
    else whole.push(line);
  }
  return whole;
}
