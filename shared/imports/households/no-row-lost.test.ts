import { expect, test } from 'vitest';
import { periodAfter } from '#shared/text/sentence-end.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree)
    .rows.map(readPerson)
    .map(({ person, problem, remarks = [] }) =>
      person ? [`${person.firstName} ${person.lastName}`, ...remarks].join(' ') : problem,
    );
const NO_ONE = expect.stringContaining('doesn’t name a person.');

test.each([
  ['Family Name,Couple Name,Head Of House Name,Spouse\nBaker,"Baker, Tom",,\nCole,,Al,\n', [NO_ONE, 'Al Cole']],
  ['Father,Father Phone,Mother,Children\n,801-555-0009,,\n"Cole, Al",,Una,\n', [NO_ONE, 'Al Cole', 'Una Cole']],
  ['Resident,Spouse,Kids\nTom Baker,,\nAl Cole,Una,\n', ['Tom Baker', 'Al Cole', 'Una Cole']],
  ['Household,Spouse\nBaker,single\nCole,Una\n', [NO_ONE, 'Una Cole']],
])('a household’s row with text but no person is flagged: %j', (text, told) => expect(read(text)).toEqual(told));

test('a phone that belongs to no one is listed as ignored', () => {
  expect(read('Father,Father Phone,Mother\n,801-555-0009,"Cole, Una"\n')).toEqual([
    'Una Cole Ignored: “801-555-0009”.',
  ]);
});

test.each(['expecting', 'Expecting!', 'baby due in May', '3 kids', 'unborn', 'newborn', 'baby girl'])(
  '“%s” in the place of the children isn’t a child',
  (cell) => {
    expect(read(`Last Name,Parents,Children\nKay,Ida,${cell}\nRoe,Al,Bo\n`)).toEqual([
      `Ida Kay Ignored: “${cell}”${periodAfter(cell)}`,
      'Al Roe',
      'Bo Roe',
    ]);
    expect(read(`Last Name,Parents,Children\nKay,Ida,"${cell}, Bo"\nRoe,Al,Cy\n`)).toEqual([
      `Ida Kay Ignored: “${cell}”${periodAfter(cell)}`,
      'Bo Kay',
      'Al Roe',
      'Cy Roe',
    ]);
    expect(read(`Last Name,Parents,Children\nKay,Ida,"Bo; ${cell}"\n`)).toEqual([
      `Ida Kay Ignored: “${cell}”${periodAfter(cell)}`,
      'Bo Kay',
    ]);
  },
);

const asks = (name: string) => `“${name}” may be a full name. Type this person’s last name.`;
test('a household listed under a full name asks for its members’ last name', () => {
  const whichPart = 'Which part of “Maria Garcia Lopez” is the last name? Write it as “Last, First.”';
  expect(read('Household,Adults\nMaria Garcia Lopez,Maria\nVan der Berg,Jan\nRoe,Al\n')).toEqual([
    whichPart,
    'Jan Van der Berg',
    'Al Roe',
  ]);
  expect(read('Family Name,Adults,Kids\nJohn Smith,John,Bo\nGarcia Lopez,Ana,\n')).toEqual([
    'John Smith',
    asks('John Smith'),
    'Ana Garcia Lopez',
  ]);
  const text =
    'Maria Garcia\n  Maria\n  Jose\nThe Smith Jones Family\n  Al\nRoe\n  Bo\nFox\n  Cy\nDoe\n  Di\nEck\n  Ed\nKay\n  Flo\n';
  expect(read(text, true)).toEqual([
    'Maria Garcia',
    asks('Maria Garcia'),
    'Al Smith Jones',
    'Bo Roe',
    'Cy Fox',
    'Di Doe',
    'Ed Eck',
    'Flo Kay',
  ]);
});

test.each(['Apellidos', 'Apellido', 'Apellidos de la familia', 'Sobrenome', 'Sobrenomes', 'Last Name', 'Last'])(
  'two last names below “%s” are those of the household',
  (heading) => {
    const list = `${heading},Esposo,Celular esposo,Esposa,Celular esposa\nVega Mora,Luis,0991234567,Ana,0991234568\n`;
    expect(read(list)).toEqual(['Luis Vega Mora', 'Ana Vega Mora']);
    // The husband's whole name stands in the place of the family's.
    expect(read(`${heading},Esposo,Esposa\nLuis Vega,Luis,Ana\n`)).toEqual(['Luis Vega', asks('Luis Vega')]);
  },
);

test.each(['Nan', 'Na'])('in the row of a household, %s is a first name', (name) => {
  expect(read(`Last Name,Husband,Wife\nReed,Doug,${name}\nRoe,${name},Al\n`)).toEqual([
    'Doug Reed',
    `${name} Reed`,
    `${name} Roe`,
    'Al Roe',
  ]);
});

test.each(['N/A', 'n/a', 'NA', 'nan', 'none', 'None', '-'])('in the row of a household, “%s” is no one', (cell) =>
  expect(read(`Last Name,Husband,Wife\nReed,Doug,${cell}\n`)).toEqual(['Doug Reed']),
);

test('in the row of a household, a nickname in quotes is what someone goes by', () => {
  const { rows } = rowsOfText('Last Name,Husband,Wife\nReed,"Robert ""Bob""",Ann\n', false);
  expect(rows[0]?.values).toMatchObject({ firstName: 'Robert', preferredName: 'Bob', lastName: 'Reed' });
});

test('a first name that is a title, too, is asked about, and its person stays', () => {
  for (const table of [
    'Last Name,Husband,Wife\nReed,Elder,Ann\n',
    'Head of House First Name,Head of House Last Name,Spouse First Name\nElder,Reed,Ann\n',
  ]) {
    const [elder, ann] = rowsOfText(table, false).rows.map(readPerson);
    expect([elder?.name, elder?.problem]).toEqual([
      'Elder Reed',
      '“Elder” may be a first name or a title. Please check.',
    ]);
    expect(ann?.person).toMatchObject({ firstName: 'Ann', lastName: 'Reed' });
  }
});

test('the last name of the head of the house is the family’s, unless the spouse has a column of last names', () => {
  const heads = 'Head of House First Name,Head of House Last Name,Spouse First Name';
  expect(read(`${heads}\nNed,Able,Ona\nPat,de la Cruz,Quin\n`)).toEqual([
    'Ned Able',
    'Ona Able',
    'Pat de la Cruz',
    'Quin de la Cruz',
  ]);
  const { rows } = rowsOfText(`${heads},Spouse Last Name\nNed,Able,Ona,Bass\n`, false);
  expect(rows.map((row) => readPerson(row).name)).toEqual(['Ned Able', 'Ona Bass']);
});
