import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const FOUR = ['Brent Adams', 'Shauna Adams', 'Carl Bell', 'Diane Bell'];
const people = (text: string) => importedFrom(text).people;

test.each([
  ['Family,Phone', '"Adams, Brent & Shauna",801-555-0101\n"Bell, Carl and Diane",801-555-0102'],
  ['Household', '"Adams, Brent & Shauna"\n"Bell, Carl & Diane"'],
  ['Couple Name,Email', '"Adams, Brent & Shauna",adams@example.org\n"Bell, Carl & Diane",'],
  ['Family,First Names,Phone', 'Adams,"Brent, Shauna",801-555-0101\nBell,Carl & Diane,801-555-0102'],
  ['Last Name,First Name (H),First Name (W),Phone', 'Adams,Brent,Shauna,801-555-0101\nBell,Carl,Diane,801-555-0102'],
])('“%s” reads each of a couple, without the phone or email that either may have', (titles, rows) =>
  expect(people(`${titles}\n${rows}`)).toEqual(FOUR),
);

test('whoever is alone among couples keeps the phone, and those of couples are listed as left out', () => {
  const text = 'Family,Phone\n"Adams, Brent & Shauna",801-555-0101\n"Crane, Lisa",801-555-0103';
  expect(people(text)).toEqual(['Brent Adams', 'Shauna Adams', 'Lisa Crane, 801-555-0103']);
  expect(rowsOfText(text, false).ignoredColumns).toEqual(['Phone or email of a couple']);
});

test.each([
  [
    'Name,Household',
    '"Cole, Elizabeth","Cole, Tom & Liz"\n"Cole, Tom","Cole, Tom & Liz"',
    ['Elizabeth Cole', 'Tom Cole'],
  ],
  ['Name,Family', 'Brent,Adams\nShauna,Adams', ['Brent Adams', 'Shauna Adams']],
])('“%s” has one person in each row', (titles, rows, found) => expect(people(`${titles}\n${rows}`)).toEqual(found));

test.each([
  ['Family', '"Ruiz, Juan y Ana"\n"Soto, Luis y Eva"'],
  ['Family', '"Adams, Brent & Shauna & Jack"\n"Bell, Carl & Diane & Sue"'],
])('“%s” with %s reads no one', (titles, rows) => expect(people(`${titles}\n${rows}`)).toEqual([]));

test.each(['Minister', 'Teacher', 'Youth', 'Leader', 'Volunteer'])('“%s” beside a phone has people below it', (title) =>
  expect(importedFrom(`${title},Phone\nBrent Adams,801-555-0101\nCarl Bell,`)).toEqual({
    people: ['Brent Adams, 801-555-0101', 'Carl Bell'],
    problems: [],
  }),
);
