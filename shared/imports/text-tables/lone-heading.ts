import { fieldOf, headOf } from '../columns.ts';

const LOOKED_AT = 20;
/** More stands above the headings of a table only. */
const MOST_ABOVE = 3;
/** What stands in a line beside a name: a phone, a comma, a note. */
const MORE_THAN_NAME = /[\d@,;:(]|\s[-–—]+\s/;

/** 'Names' and 'Ward Members:', by themselves in a line. */
function isLone(line: string): boolean {
  const { names, known } = headOf([line.trim()]);
  return names === 'one' && known === 1 && !/[,;|\t"]/.test(line);
}

/**
 * 'Names' alone in a line above 'Kim Lee 801-555-0101' is the title of a list, and no heading of a column that has nothing but
 * names. Its line stays, so that the others keep their numbers.
 */
export function withoutLoneHeading(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at])).slice(0, LOOKED_AT);
  const place = filled.findIndex((at) => isLone(lines[at] ?? ''));
  const below = filled.slice(place + 1).map((at) => lines[at]?.trim() ?? '');
  // Below each other stand the headings of columns, and the cells of a table.
  const isTable = filled.some((at, i) => i !== place && fieldOf(lines[at]?.trim() ?? '') !== null);
  if (place < 0 || place > MOST_ABOVE || isTable || below.some((line) => line.includes('"'))) return text;
  // A column of first names only is one all the same.
  const wide = below.filter((line) => /\p{L}\S*[\s,]+\p{L}/u.test(line));
  if (wide.length * 2 < below.length || !below.some((line) => MORE_THAN_NAME.test(line))) return text;
  return lines.map((line, at) => (at === filled[place] ? '' : line)).join('\n');
}
