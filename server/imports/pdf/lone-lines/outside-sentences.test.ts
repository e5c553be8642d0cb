import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import { rowsOfPages } from '../reading.ts';
import type { PdfText } from '../text.ts';

const PHONE = '801-555-0100';
const NAMES = ['Abelard, Simon', 'Brackenridge, Hugo', 'Duckworth, Edith', 'Vik, Gunnar'];
const table = [
  at('Name', 40, 700),
  at('Phone', 200, 700),
  ...NAMES.flatMap((name, i) => [at(name, 40, 670 - 20 * i), at(PHONE, 200, 670 - 20 * i)]),
];
const read = (...pages: PdfText[][]): ReadRow[] =>
  rowsOfPages(pages, '').rows.map((row) => readInWard('Maple Grove Ward', readPerson(row)));
const isShown = (rows: readonly ReadRow[], text: string) => rows.some(({ unread }) => unread?.text === text);
const toldOf = (rows: readonly ReadRow[]) =>
  rows.flatMap(({ unread, name, asks, noted }) => (!unread && (asks || noted) ? [name.split(' ').at(-1)] : []));

const SENTENCES: [string, string][] = [
  ['Hugo Brackenridge is now in the Pinecrest Ward.', 'Brackenridge'],
  ['Hugo Brackenridge is no longer in our ward', 'Brackenridge'],
  ['Brother Brackenridge is in another ward', 'Brackenridge'],
  ['Hugo Brackenridge attends the Spanish Branch', 'Brackenridge'],
  ['Hugo Brackenridge now attends the Pinecrest Ward', 'Brackenridge'],
  ['Sister Duckworth has left the ward', 'Duckworth'],
  ['The Abelards are leaving the ward in December', 'Abelard'],
  ['Edith Duckworth: records are in the Mesa 4th Ward', 'Duckworth'],
  ['Edith Duckworth moved away with her family', 'Duckworth'],
];
test.each(SENTENCES)('“%s” in no table of a PDF is shown, and with whom it names', (text, name) => {
  for (const y of [760, 560]) {
    const rows = read([...table, at(text, 40, y)]);
    expect(isShown(rows, text)).toBe(true);
    expect({ y, told: toldOf(rows) }).toEqual({ y, told: [name] });
  }
});

const LONG: [string, string[]][] = [
  [
    'I spoke with the bishop last Sunday evening about this, and Hugo Brackenridge has moved to Logan.',
    ['Brackenridge'],
  ],
  [
    'Please leave out the ones the bishop has spoken with: Simon Abelard and Gunnar Vik (both moved to Logan).',
    ['Abelard', 'Vik'],
  ],
  [
    'Nota del secretario ejecutivo: según la Sociedad de Socorro, la hermana Edith Duckworth se mudó a Logan.',
    ['Duckworth'],
  ],
  ['Observação do secretário executivo: segundo a Sociedade de Socorro, o irmão Gunnar Vik faleceu em maio.', ['Vik']],
];
test.each(LONG)('“%s” across the columns below a table is told with everyone whom it names: %j', (text, names) => {
  const line = { ...at(text, 40, 570), right: 560 };
  const rows = read([...table, line]);
  expect(toldOf(rows)).toEqual(names);
  expect(rows.at(-1)?.name).toHaveLength(60);
});

test.each(['Names with * are not in the ward', 'Red = deceased', 'Gray: less active'])(
  '“%s” in no table of a PDF is shown with everyone, and asks about no one below it',
  (text) => {
    for (const y of [760, 560]) {
      const rows = read([...table, at(text, 40, y)]);
      expect(isShown(rows, text)).toBe(true);
      expect(rows.filter(({ noted }) => noted?.some((note) => note.text === text))).toHaveLength(NAMES.length);
      expect(rows.filter(({ asks }) => asks)).toEqual([]);
    }
  },
);

test('a key at the foot of every page is shown once, and with everyone once', () => {
  const foot = at('Red = moved', 40, 60);
  const other = table.map((piece) => ({ ...piece, text: piece.text.replace(/^.*, /, 'Olsen, ') }));
  const rows = read([...table, foot], [...other, foot]);
  expect(rows.filter(({ unread }) => unread?.text === 'Red = moved')).toHaveLength(1);
  expect(rows.flatMap(({ unread, noted = [] }) => (unread ? [] : [noted.length]))).toEqual(Array(8).fill(1));
});

test.each([
  'Maple Grove Ward',
  'Maple Grove Ward Directory',
  'Members of the Maple Grove Ward',
  'Prepared by Gunnar Vik',
  'Questions? Please call Hugo Brackenridge',
  'Confidential',
  'Bold = head of household',
])('“%s” in no table tells of no one', (text) => {
  for (const y of [760, 560]) expect(toldOf(read([...table, at(text, 40, y)]))).toEqual([]);
});

test('a heading of several people between two rows of a PDF asks about those below it, however long it is', () => {
  const [above, below] = [table.slice(0, 6), table.slice(6)];
  const text = 'Members who told the Relief Society or the quorum that they must not be asked';
  const rows = read([
    ...above,
    { ...at(text, 40, 640), right: 480 },
    ...below.map((own) => ({ ...own, y: own.y - 20 })),
  ]);
  expect(rows.flatMap(({ unread, name, asks }) => (!unread && asks ? [name] : []))).toEqual([
    'Edith Duckworth',
    'Gunnar Vik',
  ]);
});

test.each(['The above have moved out.', 'None of these may be asked to speak.', 'Table 1: Moved out in 2026'])(
  '“%s” below a table of a PDF asks about everyone in it',
  (text) => {
    for (const [left, y] of [
      [40, 590],
      [40, 560],
      [150, 500],
    ] as const) {
      const rows = read([...table, at(text, left, y)]);
      expect(rows.flatMap(({ unread, asks }) => (unread ? [] : [Boolean(asks)]))).toEqual(NAMES.map(() => true));
    }
  },
);
