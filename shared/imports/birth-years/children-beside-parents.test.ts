import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const toldOf = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map(({ name, person, values }) => [name, person?.age ?? values.age, person?.birthYear, person?.sex].join(' '));

test.each([
  'Child,Age,Class,Parents,Phone\nMia Barr,8,CTR 7,Deb Barr,801-555-0411',
  'Child,Class,Parents,Age,Phone\nMia Barr,CTR 7,Deb Barr,8,801-555-0411',
  'Child’s Name,Age,Mother,Phone\nMia Barr,8,Deb Barr,801-555-0411',
])('in a list of children with their parents, the age is the child’s: %j', (text) => {
  expect(toldOf(text)[0]).toBe('Mia Barr 8  ');
  expect(toldOf(text)[1] ?? 'Deb Barr   ').toBe('Deb Barr   ');
});

test('so are a birth date and “Gender,” whichever stands first', () => {
  for (const text of [
    'Child,Gender,Age,Birthday,Parents\nMia Barr,F,8,4/2/2018,Deb Barr',
    'Child,Parents,Birthday,Age,Gender\nMia Barr,Deb Barr,4/2/2018,8,F',
  ])
    expect(toldOf(text)).toEqual(['Mia Barr 8 2018 female', 'Deb Barr   ']);
});

test('in a list of households, only an age directly behind the one child is the child’s', () => {
  expect(toldOf('Head,Spouse,Child,Age\nAl Barr,Ann Barr,Mia,8')).toEqual([
    'Al Barr   ',
    'Ann Barr   ',
    'Mia Barr 8  ',
  ]);
  for (const text of [
    'Head,Age,Spouse,Child\nAl Barr,8,Ann Barr,Mia',
    'Head,Spouse,Child,Phone,Age\nAl Barr,Ann Barr,Mia,,8',
  ])
    expect(toldOf(text).join()).not.toContain('8');
});
