import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const asked = (text: string) => `This row says “${text}.” Is this person in the ward, and is the rest still so?`;
const familyCalled = (heading: string) => importedFrom(`Hyer Family\n   Garth\n   Ava\n${heading}\n   Bo\n   Kylee\n`);
const HYERS = ['Garth Hyer', 'Ava Hyer'];

test.each([
  ['Strand Family - 801-555-2102 - moved', 'moved'],
  ['Strand Family (do not contact)', 'do not contact'],
  ['Strand Family - Don’t ask', 'Don’t ask'],
])('beside “%s,” everyone below is asked about', (heading, text) =>
  expect(familyCalled(heading)).toEqual({ people: HYERS, problems: [asked(text), asked(text)] }),
);

test('what names one of them is asked about that one', () => {
  expect(familyCalled('Strand Family - Kylee moved')).toEqual({
    people: [...HYERS, 'Bo Strand'],
    problems: [asked('moved')],
  });
  expect(importedFrom('Hyer, Garth & Ava\n  Ash\nStrand, Bo & Kylee - moved\n  Dot\n').people).toEqual([
    ...HYERS,
    'Ash Hyer',
  ]);
});

test.each([
  'Strand Family - Oak Ward',
  'Strand (Oak Ward)',
  'Strand, Bo - Oak Ward',
  'Strand, Bo 801-555-2102 (Oak Ward)',
])('beside “%s,” the whole family is asked about in any other ward', (heading) => {
  const { people, problems } = importedFrom(
    `Hyer, Garth\n   Ava\n${heading}\n   Kylee\n   Dot\nMoss, Al\n   Bea\n`,
    'Maple',
  );
  expect(people).toEqual([...HYERS, 'Al Moss', 'Bea Moss']);
  expect(new Set(problems)).toEqual(new Set(['This row says “Oak Ward.” Is this person in the ward?']));
});

test.each(['Strand Family - 123 Elm St', 'Strand Family - Maple Street', 'Strand Family - Lehi'])(
  'beside “%s,” no one is',
  (heading) => expect(familyCalled(heading).people).toEqual([...HYERS, 'Bo Strand', 'Kylee Strand']),
);
