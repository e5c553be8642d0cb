import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { rowsOfText } from '../rows.ts';

const [LANDLINE, MOBILE] = ['801-555-0101', '801-555-0102'];
const phones = (text: string) => rowsOfText(text, false).rows.map(({ values }) => values.phone);

test.each([
  'Telephone,Mobile',
  'Phone,Cell Phone',
  'Phone,Mobile',
  'Teléfono,Celular',
  'Telefon,Handy',
  'Telephone No.,Mobile No.',
  'Phone (H),Phone (C)',
  'H,C',
  'Landline,Mobile',
])('of “%s” the mobile phone is kept, and the other where it is blank', (headings) => {
  const [first, last] = headings.split(',');
  expect(phones(`Name,${headings}\nKim Lee,${LANDLINE},${MOBILE}\nAda Poe,${LANDLINE},\nTom Bo,,${MOBILE}\n`)).toEqual([
    MOBILE,
    LANDLINE,
    MOBILE,
  ]);
  expect(phones(`Name,${last},${first}\nKim Lee,${MOBILE},${LANDLINE}\n`)).toEqual([MOBILE]);
});

test.each(['Individual Phone,Mobile', 'Primary Phone,Cell', 'Phone,Work Cell', 'Phone,Other cell'])(
  'of “%s” the first one is kept',
  (headings) => expect(phones(`Name,${headings}\nKim Lee,${LANDLINE},${MOBILE}\n`)).toEqual([LANDLINE]),
);

test('a letter for the husband or the wife tells of no cell phone', () =>
  expect(phones(`Name,Phone (H),Phone (W)\nKim Lee,${LANDLINE},${MOBILE}\n`)).toEqual([LANDLINE]));

const HEADINGS = 'Name,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value';
test.each([
  [`Home,${LANDLINE},Mobile,${MOBILE}`, MOBILE],
  [`Mobile,${MOBILE},Home,${LANDLINE}`, MOBILE],
  [`* Home,${LANDLINE},* Mobile,${MOBILE}`, MOBILE],
  [`Home,${LANDLINE},Mobile,`, LANDLINE],
  [`Home,${LANDLINE},Work,${MOBILE}`, LANDLINE],
  [`Home,${LANDLINE},Mom’s cell,${MOBILE}`, LANDLINE],
])('of phones with types, as in “%s,” the mobile one is kept', (cells, kept) =>
  expect(phones(`${HEADINGS}\nKim Lee,${cells}\n`)).toEqual([kept]),
);

test('in JSON, too', () => {
  const [name = '', ...columns] = HEADINGS.split(',');
  const cells = ['Home', LANDLINE, 'Mobile', MOBILE];
  const typed = { [name]: 'Kim Lee', ...Object.fromEntries(columns.map((column, at) => [column, cells[at]])) };
  const { rows } = rowsOfJson(JSON.stringify([{ name: 'Ada Poe', phone: LANDLINE, mobile: MOBILE }]));
  expect(rows[0]?.values.phone).toBe(MOBILE);
  expect(rowsOfJson(JSON.stringify([typed])).rows[0]?.values.phone).toBe(MOBILE);
});
