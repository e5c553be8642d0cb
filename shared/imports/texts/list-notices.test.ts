import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const READ = ['Kim Lee, 801-555-0101', 'Ann Poe, 801-555-0102'];

test.each([
  'Please do not distribute:',
  'Do not share',
  'Do not forward this list',
  'Not for distribution',
  'Confidential - do not copy',
  'Do not remove from clerk’s office',
  'Não distribuir',
  'Favor de no distribuir',
  'This list is private. Please do not share or post.',
  'CONFIDENTIAL',
  'Please keep confidential',
  '* = moved out   † = deceased',
  'No compartir',
  'For Church use only. Do not duplicate.',
  'No se permite reproducir',
  'Return to the bishop when done',
])('“%s” above a list asks about no one', (notice) => {
  expect(importedFrom(`${notice}\nKim Lee 801-555-0101\nAnn Poe 801-555-0102\n`).people).toEqual(READ);
  expect(importedFrom(`"${notice}",\nName,Phone\nKim Lee,801-555-0101\nAnn Poe,801-555-0102\n`).people).toEqual(READ);
});

test.each(['Do not ask', 'Do not contact', 'Please do not call', 'Do not visit', 'No longer here'])(
  '“%s” above a list still asks about everyone',
  (heading) => {
    expect(importedFrom(`${heading}\nKim Lee 801-555-0101\nAnn Poe 801-555-0102\n`).people).toEqual([]);
    expect(importedFrom(`"${heading}",\nName,Phone\nKim Lee,801-555-0101\nAnn Poe,801-555-0102\n`).people).toEqual([]);
  },
);

test('a key above a list is about those who have the mark', () => {
  const { people, problems } = importedFrom(
    '* = moved out,\nName,Phone\nKim Lee,801-555-0101\nAnn Poe*,801-555-0102\n',
  );
  expect(people).toEqual([READ[0]]);
  expect(problems[0]).toContain('which means “moved out” in this list');
});

test.each([
  'Could you add these to the list please',
  'Please add these to the list',
  'Can you send me the list?',
  'sure',
  'MEMBERS WILLING TO PRAY',
  'Willing to speak:',
  'Pray:',
  'Speak:',
])('“%s” above a list asks about no one in it', (line) =>
  expect(importedFrom(`${line}\nKim Lee 801-555-0101\nAnn Poe 801-555-0102\n`).people).toEqual(READ),
);

test.each([
  'Please add these to the do not call list',
  'Could you remove these from the list',
  'Members not willing to pray',
  'Pray only:',
])('“%s” above a list asks about everyone in it', (line) =>
  expect(importedFrom(`${line}\nKim Lee 801-555-0101\nAnn Poe 801-555-0102\n`).people).toEqual([]),
);
