import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';
import { fileNotesOf } from './notes-of-row.ts';

const table = (...last: string[]) =>
  `Name,Phone\nBert Ammon,801-555-0236\nCleo Ammon,801-555-0237\nTom Reed,801-555-0238\n${last.map((text) => `${text},\n`).join('')}`;

test.each([
  ['The Ammons have moved', 'in the ward'],
  ['The Ammons (moved)', 'in the ward'],
  ['Both Ammons have moved', 'in the ward'],
  ['Ammons moved', 'in the ward'],
  ['Ammon family moved', 'in the ward'],
  ['Ammon Family - moved', 'in the ward'],
  ['Ammon family - do not contact', 'in the ward'],
  ['La familia Ammon se mudó', 'in the ward'],
  ['A família Ammon mudou-se', 'in the ward'],
  ['Ammons: do not ask', 'available'],
  ['The Ammons don’t speak', 'available'],
  ['Ammon household: leave alone', 'available'],
])('“%s” asks of everyone with that name whether they are %s', (text, asked) => {
  const { people, problems } = importedFrom(table(text));
  expect(people).toEqual([expect.stringContaining('Tom Reed')]);
  expect(problems.slice(0, 2)).toEqual(
    Array.from({ length: 2 }, () => `The list says “${text}.” Is this person ${asked}?`),
  );
});

test('in a text, what names a family is about its people, and no heading', () => {
  const people = 'Rhett Dorsey 801-555-0101\nMaya Dorsey 801-555-0102\nTom Reed 801-555-0103\n';
  for (const text of [`${people}\nPlease do not ask the Dorseys.\n`, `Please do not ask the Dorseys.\n\n${people}`])
    expect(importedFrom(text).people).toEqual([expect.stringContaining('Tom Reed')]);
});

test.each(['Cleo Ammon family moved in', 'The Reeds have moved', 'Ammonsville has moved', 'The wards have moved'])(
  '“%s” is not about all Ammons',
  (text) => expect(importedFrom(table(text)).people.join()).toContain('Bert Ammon'),
);

test.each(['Both Bert and Tom have moved.', 'Bros. Ammon and Reed have moved.', 'Ambos Bert y Tom se mudaron.'])(
  '“%s” asks about both',
  (text) => {
    const { problems } = importedFrom(table(text));
    const about = problems.filter((problem) => problem.startsWith('The list says'));
    expect(about.length).toBeGreaterThanOrEqual(2);
    expect(importedFrom(table(text)).people.join()).not.toMatch(/Tom Reed|Bert Ammon/);
  },
);

test.each(['Sadly Tom is gone.', 'FYI Tom moved', 'Dear Tom left us in March.'])(
  '“%s” asks about Tom, whatever begins it',
  (text) => expect(importedFrom(table(text)).people.join()).not.toContain('Tom Reed'),
);

test('that two of the list are away for a time is a note of both', () => {
  const text = 'Bert and Cleo are snowbirds - back in April';
  const notes = readPeople(rowsOfText(table(text), false).rows).map((read) =>
    fileNotesOf(read).map((note) => note.text),
  );
  expect(notes.slice(0, 3)).toEqual([[text], [text], []]);
});

test('of two last names, the first one is the family’s, and a name that ends in an s is one, too', () => {
  const asked = (first: string, last: string, text: string) =>
    importedFrom(`First Name,Last Name,Phone\n${first},${last},801-555-0236\nTom,Reed,801-555-0237\n${text},,\n`);
  expect(asked('Ana', 'García López', 'Familia García - no llamar').people).toHaveLength(1);
  expect(asked('Ann', 'Williams', 'The Williams have moved').people).toHaveLength(1);
  expect(asked('Ann', 'Jones', 'Both Joneses have moved').people).toHaveLength(1);
});

test.each([
  'All of these may be asked except Whitney Hatch.',
  'Everyone but Hatch said yes.',
  'Not Sister Hatch please!',
  'Todos menos Whitney pueden discursar.',
])('“%s” above or below a list is shown with whom it names', (sentence) => {
  const list = 'Carol Ensign - 801-550-5571\nWhitney Hatch - 801-550-5572\nPaige Oldroyd - 801-550-5573\n';
  for (const text of [`${sentence}\n\n${list}`, `${list}\n${sentence}\n`])
    expect(Object.keys(notedIn(text))).toEqual(['Whitney Hatch']);
});
