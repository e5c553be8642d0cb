import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

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
