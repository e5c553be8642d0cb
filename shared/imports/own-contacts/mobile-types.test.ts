import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
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

test('beside “Phone (C),” the one with “(W)” is at work and read where the others are blank', () => {
  const headings = 'Name,Phone (C),Phone (H),Phone (W)';
  expect(phones(`${headings}\nKim Lee,,,${MOBILE}\nAda Poe,${MOBILE},,${LANDLINE}\nTom Bo,,,\n`)).toEqual([
    MOBILE,
    MOBILE,
    undefined,
  ]);
  expect(phones(`Name,Phone,Phone (W)\nKim Lee,,${MOBILE}\nAda Poe,${MOBILE},\n`)).toEqual([undefined, MOBILE]);
});

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

const people = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map(({ person, problem, remarks = [] }) => problem ?? [person?.phone, ...remarks].filter(Boolean).join(' · '));
const ignored = (phone: string, type: string, title: string) =>
  `Ignored: “${phone},” which is “${type}” under “${title}.”`;

test.each([
  'Phone 1,Type 1,Phone 2,Type 2',
  'Phone 1,Type,Phone 2,Type',
  'Phone,Type,Phone,Type',
  'Phone,Phone Type,Phone,Phone Type',
])('below “%s” each type tells of the phone next to it: a relative’s is left out, with a word', (headings) => {
  const [, first = '', , second = ''] = headings.split(',');
  const rows = [
    `Kim Lee,${LANDLINE},Home,${MOBILE},Cell`,
    `Ada Poe,${LANDLINE},Daughter,,`,
    `Tom Bo,${LANDLINE},Wife,${MOBILE},Cell`,
    `Al Fox,${MOBILE},Cell,${LANDLINE},Wife`,
  ];
  expect(people(`Name,${headings}\n${rows.join('\n')}\n`)).toEqual([
    MOBILE,
    ignored(LANDLINE, 'Daughter', first),
    `${MOBILE} · ${ignored(LANDLINE, 'Wife', first)}`,
    `${MOBILE} · ${ignored(LANDLINE, 'Wife', second)}`,
  ]);
});

test('so does each type that stands before its phone', () =>
  expect(
    people(
      `Name,Type,Phone,Type,Phone\nKim Lee,Home,${LANDLINE},Cell,${MOBILE}\nTom Bo,Wife,${LANDLINE},Cell,${MOBILE}\n`,
    ),
  ).toEqual([MOBILE, `${MOBILE} · ${ignored(LANDLINE, 'Wife', 'Type')}`]));

test.each([
  ['Nombre,Teléfono 1,Tipo 1,Teléfono 2,Tipo 2', 'Celular', 'Esposa'],
  ['Nome,Telefone 1,Tipo 1,Telefone 2,Tipo 2', 'Celular', 'Filha'],
  ['Nom,Téléphone 1,Type 1,Téléphone 2,Type 2', 'Portable', 'Fille'],
  ['Name,Telefon 1,Typ 1,Telefon 2,Typ 2', 'Handy', 'Tochter'],
  ['Nome,Telefono 1,Tipo 1,Telefono 2,Tipo 2', 'Cellulare', 'Figlia'],
])('below “%s” “%s” is one’s own, and “%s” is not', (headings, own, other) =>
  expect(
    people(`${headings}\nKim Lee,${LANDLINE},${other},${MOBILE},${own}\nAda Poe,${LANDLINE},${other},,\n`),
  ).toEqual([
    `${MOBILE} · ${ignored(LANDLINE, other, headings.split(',')[2] ?? '')}`,
    ignored(LANDLINE, other, headings.split(',')[2] ?? ''),
  ]),
);

test('a “Type” that says nothing of phones takes none away', () =>
  expect(people(`Name,Phone,Type\nKim Lee,${LANDLINE},Member\nAda Poe,${MOBILE},Daughter\n`)).toEqual([
    LANDLINE,
    MOBILE,
  ]));
