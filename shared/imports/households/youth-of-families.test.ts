import { expect, test } from 'vitest';
import { readPeople } from '../same-person/several-rows.ts';
import { rowsOfText } from '../rows.ts';

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
