import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, undefused } from './csv.ts';

/** A reader of its own, straight from RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  for (let i = 1; i < text.length; i++) {
    const [char, next] = [text[i] ?? '', text[i + 1]];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (next === '"') [cell, i] = [`${cell}"`, i + 1];
      else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',' || (char === '\r' && next === '\n')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\r') [i] = [i + 1, rows.push([])];
    } else cell += char;
  }
  return rows.slice(0, -1);
}
const cells = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    'a,b',
    'say "hi"',
    'two\nlines',
    'two\r\nlines',
    '',
    ' ',
    '"',
    '=1+1',
    '-5',
    '@x',
    '+x',
    '\t=x',
    '＝1+1',
    '＠x',
    ' =1',
    "'-",
    "''=1",
    "'said",
    '\u00a0=1',
  ),
);
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
/** Spaces in front included, which some spreadsheets leave out. */
const isFormula = (cell: string) => /^[\s\u200B]*[=+\-@\t\r＝＋－＠]/.test(cell);

test('what is written is read back, cell by cell', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const written = readCsv(csvOf(rows));
      expect(written.map((row) => row.map(undefused))).toEqual(rows);
      // Nothing but the apostrophe in front of a formula, and of a cell that looks like one made harmless, was added.
      expect(written).toEqual(
        rows.map((row) => row.map((cell) => (isFormula(cell.replace(/^'+/, '')) ? `'${cell}` : cell))),
      );
    }),
  );
});

test('no cell starts like a formula', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      for (const cell of readCsv(csvOf(rows)).flat()) expect(isFormula(cell)).toBe(false);
    }),
  );
});

test('a file begins with a byte order mark, uses one line ending, and writes nothing for null', () => {
  expect(
    csvOf([
      ['Date', 'Count'],
      [null, 2],
      [true, ''],
    ]),
  ).toBe('\uFEFFDate,Count\r\n,2\r\ntrue,\r\n');
});
