import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const asked = (name: string, above: string) =>
  `“${name}” may have a last name in it, other than “${above}” above. Enter the first and last name.`;

test('where the family’s name is given once, a wife with a last name of her own is asked about', () => {
  const list =
    'Last,First,Phone\nHaws,Dan,928-555-0206\n,Kay Cluff,928-555-0202\n,Wren,\nBurbank,Todd,801-555-0251\n,Janae Smith,801-555-0252\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Dan Haws, 928-555-0206', 'Wren Haws', 'Todd Burbank, 801-555-0251']);
  expect(problems).toEqual([asked('Kay Cluff', 'Haws'), asked('Janae Smith', 'Burbank')]);
});

test('a second first name is none', () => {
  const list = 'Last,First\nHaws,Dan\n,Mary Ann\n,Wren\n,Ivy Lynn\nBurbank,Todd\n,Emma J.\n';
  expect(importedFrom(list).problems).toEqual([]);
  const ofTwo = 'Last,First\nHaws,Dan Lyle\n,Kay Brynn\n,Wren Oakley\nBurbank,Todd Kimball\n,Emma Brexley\n';
  expect(importedFrom(ofTwo).problems).toEqual([]);
});
