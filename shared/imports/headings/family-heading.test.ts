import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const names = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false)
    .rows.map(readPerson)
    .map(({ person }) => person && `${person.firstName} ${person.lastName}`);

test.each(['Family', 'Household', 'Household Name', 'FAMILY'])(
  '“%s” beside first names is everyone’s last name, also where it is written once',
  (heading) =>
    expect(
      names(`${heading},First Name(s),Phone`, 'The Ames Family,Tom,', ',Nancy Jo,', 'García López,José,', ',Ana,'),
    ).toEqual(['Tom Ames', 'Nancy Jo Ames', 'José García López', 'Ana García López']),
);

test.each(['Tom Ames', '"Ames, Tom & Ann"', '101', 'Group A', 'The Roes'])(
  'a household called %s tells no last name',
  (household) =>
    expect(() => names('Household,First Name', `${household},Nancy`, 'Bell,Ann')).toThrow('no last-name column'),
);

test.each(['Family,Name', 'Household,Name', 'Familia,Nombre'])('under “%s,” a name alone is the first', (headings) => {
  expect(names(headings, 'Abbott,Ryan', ',Mary Ann', 'Bell,Tom', ',Ann')).toEqual([
    'Ryan Abbott',
    'Mary Ann Abbott',
    'Tom Bell',
    'Ann Bell',
  ]);
  expect(names(headings, '"Abbott, Ryan & Kelly",Ryan', ',Kelly', ',Mia', '"Bell, Tom",Tom', ',Ann')).toEqual([
    'Ryan Abbott',
    'Kelly Abbott',
    'Mia Abbott',
    'Tom Bell',
    'Ann Bell',
  ]);
});

test('whole names beside a family stay as they are', () =>
  expect(names('Name,Household', 'Tom Ames,Ames', '"Bell, Ann",Bell')).toEqual(['Tom Ames', 'Ann Bell']));

test('two first names beside a family are asked about', () => {
  const [row] = rowsOfText('Family,Name,Phone\nRigby,"Sean, Amy",801-555-0101\n"Bell, Ann",Bell,\n', false).rows.map(
    readPerson,
  );
  expect(row?.problem).toBe('“Sean, Amy” may be more than one person. Put each person on a separate line.');
  expect(names('Name,Household', '"Kemp, Tyler",Rigby', '"Bell, Ann",Bell')).toEqual(['Tyler Kemp', 'Ann Bell']);
});

const read = (text: string) =>
  readPeople(rowsOfText(text, false).rows).map(({ person, problem }) =>
    person ? `${person.firstName} ${person.lastName}` : problem,
  );
const ADAMS = ['Mark Adams', 'Jill Adams', 'Tom Adams', 'Ben Adams'];
const CRUZ = ['Leo Cruz', 'Nina Cruz', 'Ray Cruz', 'Eva Cruz'];

test.each([
  ['Family,Parents,Youth', 'Adams,Mark & Jill,"Tom, Ben"', 'Cruz,Leo & Nina,"Ray, Eva"'],
  ['Family,Youth,Parents', 'Adams,"Tom, Ben",Mark & Jill', 'Cruz,"Ray, Eva",Leo & Nina'],
  ['Family,Husband,Wife,Youth', 'Adams,Mark,Jill,Tom & Ben', 'Cruz,Leo,Nina,"Ray, Eva"'],
])('below “%s” are households, with several youth in a cell', (titles, one, other) =>
  expect(read(`${titles}\n${one}\n${other}\n`).toSorted()).toEqual([...ADAMS, ...CRUZ].toSorted()),
);

test('a list of youth with one in each cell stays one', () => {
  expect(read('Family,Parents,Youth\nAdams,Mark & Jill,Tom\nCruz,Leo & Nina,Ray\n')).toEqual(['Tom Adams', 'Ray Cruz']);
  expect(read('Youth,Parents\n"Lee, Kim",Al & Ann Lee\n')).toEqual(['Kim Lee']);
});

const ASKED = 'may be more than one person. Put each person on a separate line.';
test.each([
  ['Youth,Parents', '"Ray, Eva",Leo & Nina Cruz', 'Ray, Eva'],
  ['Family,Youth,Age', 'Bell,"Kim, Lee","13, 16"', 'Kim, Lee'],
])('below “%s,” two first names beside another last name are asked about', (titles, row, name) =>
  expect(read(`${titles}\n${row}\n`)).toEqual([`“${name}” ${ASKED}`]),
);

const readWithPhones = (text: string) =>
  readPeople(rowsOfText(text, false).rows).map(({ person, problem }) =>
    person ? [`${person.firstName} ${person.lastName}`, person.phone] : problem,
  );

test.each(['Contact', 'Primary Contact', 'Patriarch', 'Head', 'Contacto'])(
  'below “%s” before a spouse are the heads of the households, with their own phones',
  (title) =>
    expect(
      readWithPhones(
        `${title},Cell,Spouse,Spouse cell,Kids\nLeo Cruz,801-555-2504,Nina Cruz,801-555-2505,"Ray (15), Eva (13)"\nSusan Bell,801-555-2503,,,\n`,
      ),
    ).toEqual([
      ['Leo Cruz', '801-555-2504'],
      ['Nina Cruz', '801-555-2505'],
      ['Ray Cruz', undefined],
      ['Eva Cruz', undefined],
      ['Susan Bell', '801-555-2503'],
    ]),
);

test('phones below “Contact” are no people', () =>
  expect(readWithPhones('Contact,Mother,Children\n801-555-2504,Nina Cruz,Ray Cruz\n')).toEqual([
    ['Nina Cruz', undefined],
    ['Ray Cruz', undefined],
  ]));
