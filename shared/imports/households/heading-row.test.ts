import { expect, test } from 'vitest';
import { readPeople } from '../same-person/several-rows.ts';
import { rowsOfText } from '../rows.ts';

const namesIn = (text: string) =>
  readPeople(rowsOfText(text, false).rows).map(({ person, values }) =>
    person ? `${person.firstName} ${person.lastName}` : `${values.firstName} ${values.lastName}`,
  );

test.each([
  ['Mom', 'Dad'],
  ['Mom', 'parents'],
  ['Mother', 'Father'],
  ['Husband', 'Wife'],
  ['Wife', 'Children'],
  ['Children', 'Family'],
  ['Mamá', 'Papá'],
  ['Mutter', 'Vater'],
  ['mère', 'père'],
])('a row with %s and %s in its cells is no row of headings', (one, other) => {
  const rows = `Ann Ard,13,801-555-4101,${one},801-555-4102,${other}\nBo Burt,14,801-555-4103,,,\n`;
  expect(namesIn(`Name,Age,Phone,Remark,Phone 2,Other remark\n${rows}`)).toEqual(['Ann Ard', 'Bo Burt']);
});

test.each(['Ann Ard,13,Mom,Dad', 'Ann Ard,,Mom,Dad', 'Ann Ard,ann@example.com,Mom,Dad', 'Ann Ard,5/6/2012,Mom,Dad'])(
  'nor is %s below the headings',
  (row) => expect(namesIn(`Name,Class,Remark,Other remark\n${row}\nBo Burt,,,\n`)).toEqual(['Ann Ard', 'Bo Burt']),
);

test('headings of households below a line of their own are', () =>
  expect(namesIn('Speakers,,,\nFamily,Husband,Wife,Phone\nArd,Al,Ann,801-555-4101\n')).toEqual(['Al Ard', 'Ann Ard']));

test.each(['Niña', 'Joven', 'Jovem', 'Jeune', 'Jugendlicher'])('%s heads the names beside other columns', (title) =>
  expect(namesIn(`${title},Edad\nAna Ruiz,12\nEva Soto,13\n`)).toEqual(['Ana Ruiz', 'Eva Soto']),
);
