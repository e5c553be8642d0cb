import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { withEdges } from './page-edge.ts';
import { rowsOfPages } from './reading.ts';
import { textOfPages } from './page-text.ts';
import type { PdfText } from './text.ts';

/** The rows of a page that is `width` wide. */
function read(page: PdfText[], width: number) {
  const pages = withEdges([page], [width]);
  return rowsOfPages(pages, textOfPages(pages)).rows;
}

test('a row whose text runs into the margin is marked, as its end may be missing', () => {
  const rows = [
    ['Lee, Kim', 'Organist'],
    ['Ashby, Lori', 'Relief Society Teach'],
    ['Reed, Tom', 'Ward Clerk'],
  ];
  const page = rows.flatMap(([name = '', calling = ''], i) => [
    at(name, 40, 660 - 20 * i),
    at(calling, 200, 660 - 20 * i),
  ]);
  const table = [at('Name', 40, 690), at('Calling', 200, 690), ...page];
  expect(read(table, 320).map(({ unread }) => unread?.problem)).toEqual([
    undefined,
    'Text in this row may be cut off, so we couldn’t read it. It says: “Ashby, Lori · Relief Society Teach”',
    undefined,
  ]);
  expect(read(table, 340).filter(({ unread }) => unread)).toEqual([]);
});

test('a column set at the right of the page is whole', () => {
  const rows = ['Al', 'Mary Jane', 'Tom', 'Beth'].flatMap((name, i) => [
    at('Lee', 40, 660 - 20 * i),
    at(name, 300 - name.length * 5, 660 - 20 * i),
  ]);
  expect(
    read([at('Last Name', 40, 690), at('First Name', 250, 690), ...rows], 320).filter(({ unread }) => unread),
  ).toEqual([]);
});

test('a column that is left out may be cut off', () => {
  const page = [
    at('Name', 40, 690),
    at('Street', 200, 690),
    at('Lee, Kim', 40, 660),
    at('12 North Main Street', 200, 660),
  ];
  expect(read(page, 320).filter(({ unread }) => unread)).toEqual([]);
});

test('in a list without headings, a line that runs into the margin marks its person', () => {
  const lines = ['Lee, Kim – Organist', 'Ashby, Lori – Ward Missionary', 'Reed, Tom – Ward Clerk'];
  const rows = read(
    lines.map((line, i) => at(line, 40, 700 - 20 * i)),
    200,
  );
  expect(rows.flatMap(({ unread }) => (unread ? [unread.text] : []))).toEqual(['Ashby, Lori · Ward Missionary']);
});
