import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map(({ person, noted = [] }) => [person?.phone, person?.email, ...noted.map(({ text }) => text)].filter(Boolean));

test('a child whose own phone and email are blank has those of the household as a note', () => {
  const heads = 'Age,Individual Phone,Individual E-mail,Household Phone,Household E-mail';
  const people = [
    '"Crow, Ann",40,,,801-555-0100,crow@x.org',
    '"Crow, Dan",15,,,801-555-0100,crow@x.org',
    '"Crow, Eli",12,801-555-0102,,801-555-0100,crow@x.org',
  ];
  expect(read(`Name,${heads}\n${people.join('\n')}\n`)).toEqual([
    ['801-555-0100', 'crow@x.org'],
    ['801-555-0100', 'crow@x.org'],
    ['801-555-0102', 'crow@x.org'],
  ]);
  const told = rowsOfText(`Name,${heads}\n${people.join('\n')}\n`, false).rows.map(({ values }) => values.phone);
  expect(told).toEqual(['801-555-0100', undefined, '801-555-0102']);
});

test('a birth date tells a child as well, and other orders of the columns do', () =>
  expect(
    rowsOfText('Household Phone,Name,DOB,Personal Phone\n801-555-0100,"Crow, Dan",3/14/2015,\n', false).rows[0],
  ).toMatchObject({ noted: [{ text: '801-555-0100', column: 'Household Phone' }] }));

test.each(['Name,Age,Household Phone', 'Name,Age,Family Phone'])(
  'a list with no other phone than “%s” keeps it',
  (heads) => expect(read(`${heads}\n"Crow, Dan",15,801-555-0100\n`)).toEqual([['801-555-0100']]),
);
