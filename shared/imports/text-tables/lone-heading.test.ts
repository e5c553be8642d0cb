import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test.each([
  'Names',
  'Name',
  'Name:',
  'Ward members',
  'Ward Members:',
  'Member',
  'Full name',
  'First and last name',
  'Person',
  'Who',
  'Maple Ward\nNames',
])('“%s” alone above names with phones is a title', (title) => {
  expect(importedFrom(`${title}\nKim Lee 801-555-0101\nAnn Poe 801-555-0102\nTodd Beck\n`)).toMatchObject({
    people: ['Kim Lee, 801-555-0101', 'Ann Poe, 801-555-0102', 'Todd Beck'],
    problems: expect.not.arrayContaining([expect.stringContaining('Todd Beck')]),
  });
});

test('above names with the last name first it is a title, too', () =>
  expect(importedFrom('Names\nLee, Kim\nPoe, Ann\nBeck, Todd\n').people).toEqual(['Kim Lee', 'Ann Poe', 'Todd Beck']));

test.each([
  ['Name\nKim Lee\nAnn Poe\nTodd Beck\n', ['Kim Lee', 'Ann Poe', 'Todd Beck']],
  ['Name\n"Lee, Kim"\n"Poe, Ann"\n', ['Kim Lee', 'Ann Poe']],
  ['Name\nPhone\nKim Lee\n801-555-0101\nAnn Poe\n801-555-0102\n', ['Kim Lee, 801-555-0101', 'Ann Poe, 801-555-0102']],
  ['Name, Phone\nKim Lee, 801-555-0101\nAnn Poe, 801-555-0102\n', ['Kim Lee, 801-555-0101', 'Ann Poe, 801-555-0102']],
])('%j still has the headings of columns', (text, people) => expect(importedFrom(text).people).toEqual(people));
