import { expect, test } from 'vitest';
import { at } from '#tests/pdf-texts.ts';
import { readPerson } from '#shared/imports/person.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { rowsOfPages } from '../reading.ts';
import type { PdfText } from '../text.ts';

const WARD = 'Maple Grove Ward';
const set = (text: string, y: number, height = 16) => ({ ...at(text, 40, y), height, font: 'bold' });
const PHONES = '801-555-0100';
/** A table from `y` down to its people, 20 points apart. */
const table = (y: number, ...names: string[]) => [
  at('Name', 40, y),
  at('Phone', 200, y),
  ...names.flatMap((name, i) => [at(name, 40, y - 30 - 20 * i), at(PHONES, 200, y - 30 - 20 * i)]),
];

/** The names of those who are asked about. */
const asked = (...pages: PdfText[][]): string[] =>
  rowsOfPages(pages, '')
    .rows.map((read) => readInWard(WARD, readPerson(read)))
    .flatMap(({ name, asks }) => (asks ? [name.split(' ').toReversed().join(', ')] : []));

test.each([
  [`${WARD} (123456)`, 'For Church Use Only'],
  ['Member List', `${WARD} – Page #`],
  ['Names to consider', 'Prepared by the clerk, page #'],
  ['Confidential', 'Confidential'],
])('“%s” and “%s” on every page begin nothing and end nothing', (title, foot) => {
  const page = (number: number, ...texts: PdfText[][]) => [
    at(title, 40, 770),
    ...texts.flat(),
    at(foot.replace('#', String(number)), 40, 30),
  ];
  const pages = (heading: string) => [
    page(1, table(730, 'Lee, Kim', 'Cole, Ed'), [set(heading, 640)], table(610, 'Fox, Bo')),
    page(2, table(730, 'Hub, Al', 'Roe, Ida')),
    page(3, table(730, 'Poe, Una'), [set('Youth', 640)], table(610, 'Ruiz, Ana')),
  ];
  expect(asked(...pages('Moved Out'))).toEqual(['Fox, Bo', 'Hub, Al', 'Roe, Ida', 'Poe, Una']);
  expect(asked(...pages('Families A–M'))).toEqual([]);
});

test('another ward in the title of some pages asks about everyone on those', () => {
  const page = (title: string, ...names: string[]) => [set(title, 770), ...table(730, ...names)];
  const [own, other] = [`${WARD} (123456)`, 'Willow Creek Ward (234567)'];
  expect(
    asked(page(own, 'Lee, Kim', 'Cole, Ed'), page(other, 'Fox, Bo'), page(other, 'Hub, Al'), page(own, 'Poe, Una')),
  ).toEqual(['Fox, Bo', 'Hub, Al']);
});

test('a ward beside the title of a list, or the number of its people, counts as if it were alone', () => {
  const other = [set('Willow Creek Ward', 640), { ...set('2 people', 640), left: 400, right: 450 }];
  const between = [table(730, 'Lee, Kim', 'Roe, Ida'), other, table(600, 'Fox, Bo')];
  expect(asked(between.flat())).toEqual(['Fox, Bo']);
});

test('a heading in smaller letters is a part of the one above it, and so is what a list is called right below it', () => {
  const page = [
    [...table(730, 'Lee, Kim', 'Cole, Ed', 'Ray, Tom'), set('Moved Out', 620), set('Sorted by name', 600)],
    [...table(570, 'Fox, Bo', 'Dunn, Eve'), set('Relief Society', 480, 12), ...table(450, 'Hub, Al', 'Roe, Ida')],
    [set('Elders Quorum', 360), ...table(330, 'Poe, Una', 'Ruiz, Ana')],
  ];
  expect(asked(page.flat())).toEqual(['Fox, Bo', 'Dunn, Eve', 'Hub, Al', 'Roe, Ida']);
});

test('above the columns of another table, too, a heading asks about those below it', () => {
  const other = [at('Name', 40, 620), at('E-mail', 200, 620), at('Fox, Bo', 40, 590), at('bo@example.org', 200, 590)];
  expect(asked([...table(730, 'Lee, Kim', 'Cole, Ed'), set('Prayers only', 650), ...other])).toEqual(['Fox, Bo']);
});

test.each(['Moved Out', 'Deceased Members', 'Missionaries'])(
  '“%s” above the first table asks about everyone, beside another title, too',
  (title) => {
    const list = table(700, 'Lee, Kim', 'Cole, Ed');
    expect(asked([set(title, 750), ...list])).toEqual(['Lee, Kim', 'Cole, Ed']);
    const beside = [set('Member List', 750), { ...set(title, 750), left: 400, right: 500 }];
    expect(asked([...beside, ...list])).toEqual(['Lee, Kim', 'Cole, Ed']);
  },
);

test('“Less Active Members” above the first table is shown with everyone', () => {
  const page = [set('Less Active Members', 750), ...table(700, 'Lee, Kim', 'Cole, Ed')];
  expect(rowsOfPages([page], '').rows.flatMap(({ noted = [] }) => noted.map(({ text }) => text))).toEqual([
    'Less Active Members',
    'Less Active Members',
  ]);
});
