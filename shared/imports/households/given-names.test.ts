import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? [person.firstName, person.lastName, person.age].filter((one) => one != null).join(' | ') : problem;
  });
const whichPart = (name: string) => `Which part of “${name}” is the last name? Write it as “Last, First.”`;

test('two given names and an initial are a first name in a row or below a heading of a household', () => {
  expect(read('Last Name,Parents,Children\nRoe,John Q & Mary Ann,"Tim, Ann Marie, Joe"\nFox,Bob J.,Kim\n')).toEqual([
    'John Q | Roe',
    'Mary Ann | Roe',
    'Tim | Roe',
    'Ann Marie | Roe',
    'Joe | Roe',
    'Bob J. | Fox',
    'Kim | Fox',
  ]);
  expect(read('Family,Husband,Wife\nGarcia Lopez,Juan Carlos,María del Carmen\nRoe,John Jr.,Ida\n')).toEqual([
    'Juan Carlos | Garcia Lopez',
    'María del Carmen | Garcia Lopez',
    'John | Roe Jr.',
    'Ida | Roe',
  ]);
  expect(read('Head of House,Spouse\n"Roe, Kim Ho & Min Ji",\n"Fox, Al",Lori K.\n')).toEqual([
    'Kim Ho | Roe',
    'Min Ji | Roe',
    'Al | Fox',
    'Lori K. | Fox',
  ]);
  expect(read('Roe\n  John Q & Mary Ann\n  Ann Marie\nFox\n  Kim\n', true)).toEqual([
    'John Q | Roe',
    'Mary Ann | Roe',
    'Ann Marie | Roe',
    'Kim | Fox',
  ]);
});

test('a second word that may be a last name is flagged for review, and a last name is kept', () => {
  expect(read('Last Name,Husband,Wife\nRoe,Tim Jones,Ida Lee\nFox,Al & Bo Jones,Smith\n')).toEqual([
    'Tim | Jones',
    whichPart('Ida Lee'),
    '“Al & Bo Jones” is more than one person. Give each person a separate row.',
    '“Smith” has no first name.',
  ]);
});

test.each([
  ['Tim (8)', 8],
  ['Tim 8', 8],
  ['Tim, 8', 8],
  ['Tim - 8', 8],
  ['Tim (age 8)', 8],
  ['Tim 8 yrs old', 8],
])('“%s” among children is Tim, %i years old', (child, age) =>
  expect(read(`Last Name,Parents,Children\nRoe,Al,"${child}, Bo, Cy"\n`)).toEqual([
    'Al | Roe',
    `Tim | Roe | ${age}`,
    'Bo | Roe',
    'Cy | Roe',
  ]),
);

test('an age below the heading of a household is one too', () =>
  expect(read('Roe\n  Al\n  Tim 8\n  - Bo (10)\nFox\n  Kim\n', true)).toEqual([
    'Al | Roe',
    'Tim | Roe | 8',
    'Bo | Roe | 10',
    'Kim | Fox',
  ]));

test('a stepchild keeps the last name before the comma, and is flagged for review among children parted by commas', () => {
  const children = (cell: string) => read(`Last Name,Parents,Children\nAshby,Mark,"${cell}"\nHub,Al,"Bo, Cy, Di"\n`);
  expect(children('Amy; Jones, Tim').slice(1, 3)).toEqual(['Amy | Ashby', 'Tim | Jones']);
  expect(children('Jones, Tim').slice(1, 2)).toEqual(['Tim | Jones']);
  expect(children('Amy (8), Jones, Tim').slice(1, 3)).toEqual([
    'Amy | Ashby | 8',
    '“Jones, Tim” may be one or two children.',
  ]);
  expect(children('Amy, Hub, Tim').slice(1, 3)).toEqual(['Amy | Ashby', '“Hub, Tim” may be one or two children.']);
  expect(children('Ashby, Amy, Tim').slice(1, 3)).toEqual(['Amy | Ashby', 'Tim | Ashby']);
  expect(read('Ashby\n  Mark\n  Jones, Tim\nFox\n  Kim\n', true)).toEqual(['Mark | Ashby', 'Tim | Jones', 'Kim | Fox']);
});

test.each([
  ['First Name,Last Name,Suffix\nMark,Ashby,Jr.\nLori,,\nTim,,\n', ['Mark | Ashby Jr.', 'Lori | Ashby', 'Tim | Ashby']],
  [
    'Head of House,Spouse,Children\n"Ashby Jr., Mark",Lori,"Tim, Ann, Joe"\n"Cole, Al III",Una,"Cole III, Bo"\n',
    'Mark | Ashby Jr./Lori | Ashby/Tim | Ashby/Ann | Ashby/Joe | Ashby/Al | Cole III/Una | Cole/Bo | Cole III'.split(
      '/',
    ),
  ],
  [
    'Last Name,Parents\nAshby Jr.,Mark & Lori\nCole,Al & Una\n',
    ['Mark | Ashby', 'Lori | Ashby', 'Al | Cole', 'Una | Cole'],
  ],
])('a father’s Jr. isn’t part of the last name of his family: %j', (text, people) =>
  expect(read(text)).toEqual(people),
);
