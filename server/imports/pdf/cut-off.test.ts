import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { isCutAtEdge } from './cut-off.ts';
import { tablesOnPages } from './tables.ts';

/** The rows with a problem; `lefts`: where the columns begin. */
function marked(titles: readonly string[], lefts: readonly number[], rows: readonly string[]): (string | undefined)[] {
  const line = (cells: readonly string[], y: number) =>
    cells.flatMap((text, i) => (text ? [at(text, lefts[i] ?? 0, y)] : []));
  const page = [line(titles, 700), ...rows.map((row, i) => line(row.split('|'), 670 - 20 * i))].flat();
  const tables = tablesOnPages([page])?.tables ?? [];
  return tables.flatMap((lines) => lines.flatMap(({ cells, problem }) => (problem ? [cells[0]] : [])));
}

const CALLINGS = ['Organist', 'Ward Clerk', 'Bishop', 'Chorister', 'Primary Teacher'];

test('where the long texts of a column end in one place, a border may have cut them', () => {
  const rows = ['Relief Society Teach', 'Elders Quorum Secon', 'Stake High Councilo', ...CALLINGS];
  const names = rows.map(
    (calling, i) => `Lee, ${'Al Beth Cynthia Di Edward Faye Gustav Hal'.split(' ')[i]}|${calling}`,
  );
  expect(marked(['Name', 'Calling'], [40, 200], names)).toEqual(['Lee, Al', 'Lee, Beth', 'Lee, Cynthia']);
  const whole = ['Relief Society Teacher', 'Stake Technology Specialist', 'Young Women Adviser', ...CALLINGS];
  expect(
    marked(
      ['Name', 'Calling'],
      [40, 200],
      whole.map((calling) => `Lee, Al|${calling}`),
    ),
  ).toEqual([]);
});

test('a text that ends right before the next column may be cut', () => {
  const rows = ['Bañuelos, José Lu|801-555-0100', 'Reed, Tom|801-555-0101', 'Lee, Kim|801-555-0102'];
  expect(marked(['Name', 'Phone'], [40, 128], rows)).toEqual(['Bañuelos, José Lu']);
  expect(marked(['Name', 'Phone'], [40, 134], rows)).toEqual([]);
});

test('a text with three dots at its end is cut', () => {
  const rows = ['Ashby, Li…|Organist', 'Reed, Tom|Relief Soc...', 'Lee, Kim|Ward Clerk'];
  expect(marked(['Name', 'Calling'], [40, 200], rows)).toEqual(['Ashby, Li…', 'Reed, Tom']);
});

test('names that begin alike may be equally long without being cut', () => {
  const family = ['Jo', 'Al', 'Bo', 'Cy', 'Di'].map((name) => `Montgomery, ${name}|801-555-0100`);
  const others = ['Lee, Kim|801-555-0101', 'Reed, Tom|801-555-0102', 'Ng, Ty|801-555-0103'];
  expect(marked(['Name', 'Phone'], [40, 130], [...family, ...others])).toEqual([]);
});

test('three people with names of one length are read', () => {
  const rows = ['Lee, Kim|801-555-0100', 'Roe, Ida|801-555-0101', 'Ng, Thuy|801-555-0102'];
  expect(marked(['Name', 'Phone'], [40, 100], rows)).toEqual([]);
});

test('names of one length are whole where each column is as wide as its texts', () => {
  const names = ['Anna Hatcher', 'Emma Clarkes', 'Lisa Smithee', 'Mark Joneson', 'Paul Allenby', 'John Browner'];
  const rows = (own: readonly string[]) =>
    own.map((name, i) => `${name}|801-555-010${i}|${i === 3 ? 'Do not ask until she is back' : ''}`);
  const titles = ['Name', 'Phone', 'Notes'];
  expect(marked(titles, [40, 115, 190], rows(names))).toEqual([]);
  // The room that a table has left is shared by the widths of its columns.
  const long = names.map((name) => `${name.slice(0, 6)}elis${name.slice(6)}`);
  expect(marked(titles, [40, 142, 223], rows(long.map((name, i) => (i > 0 ? name : 'Ann Hatchington'))))).toEqual([]);
  // Elsewhere a border may have cut them, or they lack what is behind so many letters.
  expect(marked(titles, [40, 115, 230], rows(names))).toEqual(names);
  expect(marked(titles, [40, 135, 210], rows(long))).toEqual(long);
});

test('short names can easily be the same length', () => {
  const rows = ['Lee, Kim', 'Roe, Ida', 'Ray, Tom', 'Fox, Bob', 'Hub, Ali'].map((name) => `${name}|801-555-0100`);
  expect(marked(['Name', 'Phone'], [40, 100], rows)).toEqual([]);
});

test('a name that ends in a comma is missing its other half', () => {
  const rows = ['Van Johnson,|801-555-0100', 'Roe, Ida|801-555-0101', 'Ray, Tom|801-555-0102', 'Fox, Bob|801-555-0103'];
  expect(marked(['Name', 'Phone'], [40, 200], rows)).toEqual(['Van Johnson,']);
});

test('texts that reach the edge of the page are whole where all end, or have their middle, in one place', () => {
  const callings = ['Bishop', 'Ward Clerk', 'Chorister', 'Primary Teacher', 'Organist'];
  const reaching = (left: (text: string) => number) =>
    callings.map((text) => ({ ...at(text, left(text), 700), isFull: true, isAtEdge: true }));
  expect(
    isCutAtEdge(
      reaching(() => 500),
      'calling',
    ),
  ).toBe(true);
  expect(
    isCutAtEdge(
      reaching((text) => 580 - 5 * text.length),
      'calling',
    ),
  ).toBe(false);
  expect(
    isCutAtEdge(
      reaching((text) => 540 - 2.5 * text.length),
      'calling',
    ),
  ).toBe(false);
  // Of texts set at the right, most lack a letter of one width, and one a wider letter.
  const isLackingLetters = reaching((text) => (text === 'Ward Clerk' ? 578 : 580) - 5 * text.length);
  expect(isCutAtEdge(isLackingLetters, 'calling')).toBe(true);
  const phones = (text: string) => [{ ...at(text, 500, 700), isFull: true, isAtEdge: true }];
  expect(['801-555-0100', '(801) 555-0100', '801-555-010'].map((text) => isCutAtEdge(phones(text), 'phone'))).toEqual([
    false,
    false,
    true,
  ]);
});
