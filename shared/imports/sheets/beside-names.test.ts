import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (lines: string) =>
  rowsOfText(lines.replaceAll('/', '\n'), false).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} | ${person.lastName}` : problem;
  });
const asked = (part: string, where: string) =>
  `“${part}” in ${where} may be part of this name. Enter the first and last name.`;
const THIRD = 'column 3, which has no heading,';
const MIDDLE = 'the column “Middle”';

test.each([
  ['First Name,Last Name,,Phone/Mark,Ashby,,/Mary,Ann,Cole,', ['Mark | Ashby', asked('Cole', THIRD)]],
  ['Nombre,Apellido,/Juan,García,/María,José,Ruiz', ['Juan | García', asked('Ruiz', THIRD)]],
  ['Name,Phone/Mark Ashby,/Ida Cole,', ['Mark | Ashby', 'Ida | Cole']],
  ['Name,,/Mary Ann,Cole,/Mark Ashby,,', [asked('Cole', 'column 2, which has no heading,'), 'Mark | Ashby']],
])('where names were split into more columns than %j has headings for, the rest is not left out', (lines, names) =>
  expect(read(lines)).toEqual(names),
);

test('an empty last name next to a filled middle name is flagged for review, and no family name is filled in', () => {
  expect(read('First,Middle,Last/Mary,Ann,Cole/Bob,Dunn,/Ida,Ruiz,/Eva,,')).toEqual([
    'Mary | Cole',
    asked('Dunn', MIDDLE),
    asked('Ruiz', MIDDLE),
    '“Eva” has no last name. If the family’s last name appears only once, repeat it in every row.',
  ]);
});

test.each([
  'First,Middle,Last/Mark,J.,Ashby/Ida,,Cole',
  'Last,First,Middle/Ashby,Mark,Lee/Cole,Ida,Ann',
  'First,Last,/Mark,Ashby,x/Ida,Cole,801-555-0100',
  'First,Last,/Mark,Ashby,Bishop/Ida,Cole,',
])('in %j nothing is flagged', (lines) => expect(read(lines)).toEqual(['Mark | Ashby', 'Ida | Cole']));

test('a family name listed once is still its members’ name, even with middle initials', () =>
  expect(read('First,Middle,Last/Mark,J.,Ashby/Ida,M.,/Tim,,')).toEqual([
    'Mark | Ashby',
    'Ida | Ashby',
    'Tim | Ashby',
  ]));
