import { expect, test } from 'vitest';
import { UNREADABLE } from '#shared/imports/unreadable.ts';
import { at } from '#tests/pdf-texts.ts';
import { textOfPages } from './page-text.ts';
import { rowsOfPages } from './reading.ts';
import type { PdfText } from './text.ts';

const LEFTS = [40, 200, 300, 400];
type Printed = readonly [y: number, ...cells: string[]];
const pageOf = (lines: readonly Printed[]): PdfText[] =>
  lines.flatMap(([y, ...cells]) => cells.flatMap((text, i) => (text ? [at(text, LEFTS[i] ?? 0, y)] : [])));

function read(...printed: readonly Printed[][]) {
  const pages = printed.map(pageOf);
  const { rows } = rowsOfPages(pages, textOfPages(pages));
  return {
    people: rows.flatMap(({ values, unread }) => (unread ? [] : [values.name ?? values.firstName])),
    marked: rows.flatMap(({ unread }) => (unread ? [unread.problem] : [])),
  };
}
const split = (said: string) => `This row may be split between two pages, so we couldn’t read it. It says: “${said}”`;

/** The rows of two pages, below their headings; the first ones say what every row has. */
const onTwoPages = (titles: string[], first: string[][], second: string[][], { isRepeated = true } = {}) => {
  const page = (rows: string[][], withTitles: boolean) => [
    ...(withTitles ? [[700, ...titles] as const] : []),
    ...rows.map((cells, i) => [670 - 20 * i, ...cells] as const),
  ];
  return read(page(first, true), page(second, isRepeated));
};

const OTHERS = [
  ['Ashby, Lori', 'F', '1950', 'Organist'],
  ['Dunn, Eve', 'F', '1961', ''],
  ['Frost, Ida', 'F', '1972', 'Ward Clerk'],
];
const TITLES = ['Name', 'Gender', 'Birth Year', 'Calling'];

test.each([
  ['Smith-Jones, Christopher', 'Alan', true],
  ['Smith-Jones, Christopher', 'Alan', false],
  ['Fernández', 'García, Ruth', true],
  ['Fernánd', 'ez García, Ruth', true],
])('a name of which “%s” is on one page and “%s” on the next marks both rows', (upper, lower, isRepeated) => {
  const { people, marked } = onTwoPages(
    TITLES,
    [...OTHERS, [upper, 'M', '1980', 'Sunday School']],
    [
      [lower, '', '', 'Teacher'],
      ['Ward, David', 'M', '1983', ''],
    ],
    { isRepeated },
  );
  expect(marked).toEqual([split(`${upper} · M · 1980 · Sunday School`), split(`${lower} · Teacher`)]);
  expect(people).toEqual(['Ashby, Lori', 'Dunn, Eve', 'Frost, Ida', 'Ward, David']);
});

test('halves of names in two columns are marked, even where they make a whole name', () => {
  const { people, marked } = read(
    [
      [700, 'Last Name', 'First Name', 'Gender', 'Calling'],
      [670, 'Ashby', 'Lori', 'F', 'Sunday School'],
      [658, '', '', '', 'Teacher'],
      [632, 'Dunn', 'Eve', 'F', 'Organist'],
      [606, 'Frost', 'Ida', 'F', ''],
      [580, 'Fernández', 'Christopher', 'M', 'Bishop'],
    ],
    [
      [700, 'García', 'Alan', '', ''],
      [674, 'Ward', 'David', 'M', ''],
    ],
  );
  expect(marked).toEqual([split('Fernández · Christopher · M · Bishop'), split('García · Alan')]);
  expect(people).toEqual(['Lori', 'Eve', 'Ida', 'David']);
});

test('half an email at the top of a page marks both rows', () => {
  const others = OTHERS.map(([name = ''], i) => [name, ['lori@example.org', '', 'ida@example.org'][i] ?? '']);
  const { marked } = onTwoPages(
    ['Name', 'E-mail'],
    [...others, ['García, Ruth', 'ruth.garcia@']],
    [['Hill, Ann', 'example.org']],
  );
  expect(marked).toEqual([split('García, Ruth · ruth.garcia@'), split('Hill, Ann · example.org')]);
});

test('where full names wrap, a name alone on the next page may be the rest of one', () => {
  const { marked } = read(
    [
      [700, 'Name', 'Calling'],
      [670, 'Lori Ashby', 'Organist'],
      [644, 'María Fernanda de los', 'Ward Clerk'],
      [632, 'Santos Ruiz', ''],
      [606, 'Ida Frost', 'Chorister'],
      [580, 'Christopher Alejandro', 'Bishop'],
    ],
    [
      [700, 'Fernández García', ''],
      [674, 'Tom Ward', 'Organist'],
    ],
  );
  expect(marked).toContain(split('Christopher Alejandro · Bishop'));
  expect(marked).toContain(split('Fernández García'));
});

test('where no row takes up two lines, one without a text that the others have is read', () => {
  const others = Array.from({ length: 30 }, (_, i) => [OTHERS[i % 3]?.[0] ?? '', 'F']);
  const { marked } = onTwoPages(['Name', 'Gender'], [...others, ['Reed, Tom', 'M']], [['Ward, David', '']]);
  expect(marked).toEqual([]);
});

test.each([
  ['a row without a calling', ['Reed, Tom', 'M', '1980', 'Bishop'], ['Ward, David', 'M', '1983', '']],
  ['a last name in small letters', ['Cole, Una', 'F', '1970', ''], ['de la Cruz, Ana', 'F', '1971', 'Organist']],
])('%s at the top of a page is read', (_, upper, lower) => {
  const { people, marked } = onTwoPages(TITLES, [...OTHERS, upper], [lower]);
  expect(marked).toEqual([]);
  expect(people).toHaveLength(5);
});

test('where most lines of a table belong to no row, it is refused', () => {
  const rows = (lines: number) =>
    ['Lee, Kim', 'Reed, Tom', 'Dunn, Eve', 'Frost, Ida'].flatMap((name, i): Printed[] => [
      [660 - 100 * i, name, '', '', 'Organist'],
      ...Array.from({ length: lines }, (_unused, at): Printed => [
        630 - 100 * i - 30 * at,
        '',
        '',
        '',
        'Primary Teacher',
      ]),
    ]);
  const table = (lines: number): Printed[] => [
    [700, 'Name', '', '', 'Calling'],
    [680, 'Ashby, Lori', '', '', 'Organist'],
    ...rows(lines),
  ];
  expect(() => read(table(2))).toThrow(UNREADABLE.unclearLines);
  expect(read(table(1)).people).toHaveLength(5);
});

test('where the columns of the next page stand elsewhere than their headings, no one on it gets what is in them', () => {
  const first = pageOf([
    [700, 'Name', 'Home Phone', 'Cell Phone'],
    [670, 'Lee, Kim', '801-555-0101', '801-555-0111'],
    [650, 'Reed, Tom', '', '801-555-0112'],
    [630, 'Ward, David', '', '801-555-0114'],
  ]);
  const next = [at('Dunn, Eve', 40, 700), at('801-555-0103', 280, 700), at('801-555-0113', 380, 700)];
  const { rows } = rowsOfPages([first, next], textOfPages([first, next]));
  expect(rows.flatMap(({ values, unread }) => (unread ? [unread.problem] : [values.phone]))).toEqual([
    '801-555-0111',
    '801-555-0112',
    '801-555-0114',
    'The columns on this page aren’t below their headings, so we couldn’t read this row. It says: “Dunn, Eve · 801-555-0103 · 801-555-0113”',
  ]);
});
