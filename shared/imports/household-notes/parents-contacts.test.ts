import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const remarksOf = (text: string): (string[] | undefined)[] =>
  readPeople((/^[[{]/.test(text) ? rowsOfJson(text) : rowsOfText(text, false)).rows).map(({ remarks }) => remarks);
const saidOf = (name: string, row: number): string =>
  `${name} in row ${row} has the same phone number, so it may be a parent’s.`;

test.each([
  ['ages', 'Name,Age,Phone\n"Abel, Art",40,801-555-0001\n"Abel, Ike",6,(801) 555-0001\n'],
  ['birth years', 'Name,Birth Year,Phone\n"Abel, Art",1984,801-555-0001\n"Abel, Ike",2018,801-555-0001\n'],
  ['groups', 'Name,Age Group,Phone\n"Abel, Art",Adult,801-555-0001\n"Abel, Ike",Child,801-555-0001\n'],
])('%s tell that a child’s phone may be a parent’s', (_, list) => {
  const [father, child] = remarksOf(list);
  expect(father ?? []).toEqual([]);
  expect(child).toContain(saidOf('Art Abel', 2));
});

test('so may an email, also where both parents have it', () => {
  const list =
    'Name,Age,Phone,Email\n"Abel, Art",40,801-555-0001,abels@a.org\n"Abel, Eve",40,801-555-0002,abels@a.org\n';
  const [, , ike, joe, kim] = remarksOf(
    `${list}"Abel, Ike",6,801-555-0002,abels@a.org\n"Abel, Joe",8,801-555-0001,art@a.org\n"Abel, Kim",9,,Abels@a.org\n`,
  );
  expect(ike).toEqual(['Eve Abel in row 3 has the same phone number and email, so they may be a parent’s.']);
  expect(joe).toEqual([saidOf('Art Abel', 2)]);
  expect(kim).toEqual(['Art Abel in row 2 has the same email, so it may be a parent’s.']);
});

test('a family’s phone in JSON is told at the child', () => {
  const family = {
    familyName: 'Abel',
    phone: '801-555-0001',
    members: [
      { name: 'Art Abel', age: 40 },
      { name: 'Ike Abel', age: 6 },
    ],
  };
  expect(remarksOf(JSON.stringify([family]))[1]).toContain(saidOf('Art Abel', 1));
});

test.each([
  ['a couple', 'Name,Age,Phone\n"Abel, Art",60,801-555-0001\n"Abel, Una",40,801-555-0001\n'],
  ['brothers', 'Name,Age,Phone\n"Abel, Ike",16,801-555-0001\n"Abel, Joe",6,801-555-0001\n'],
  ['people of whom no age is known', 'Name,Phone\n"Abel, Art",801-555-0001\n"Abel, Ike",801-555-0001\n'],
  ['a child with an own email', 'Name,Age,Email\n"Abel, Art",40,art@a.org\n"Abel, Ike",16,ike@a.org\n'],
  ['a child with an own phone', 'Name,Age,Phone\n"Abel, Art",40,801-555-0001\n"Abel, Ike",6,801-555-0002\n'],
])('nothing is told of %s', (_, list) => expect(remarksOf(list).flat().join(' ')).not.toContain('parent’s'));

test.each(['role', 'relationship', 'type'])('in JSON, “%s” tells whose child has the household’s phone', (key) => {
  const members = ['head', 'spouse', 'child'].map((said, at) => ({
    firstName: ['Art', 'Eve', 'Ike'][at],
    [key]: said,
  }));
  const file = { households: [{ name: 'Abel', phone: '801-555-0001', members }] };
  const [father, mother, child] = remarksOf(JSON.stringify(file));
  expect([father, mother].flatMap((remarks) => remarks ?? [])).toEqual([]);
  expect(child).toContain(saidOf('Art Abel', 1));
});

test('so does “Role” in a sheet of families', () => {
  const list = 'Name,Role,Household Phone\n"Abel, Art",head,801-555-0001\n"Abel, Ike",child,801-555-0001\n';
  expect(remarksOf(list)[1]).toContain(saidOf('Art Abel', 2));
});
