import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const NAMES = ['Megan Lindquist', 'Uli Reid', 'Dale Thorsen', 'Brent Halverson', 'Susan Scott'];
const LIST = NAMES.map((name, at) => `${name} 801-555-010${at}\n`).join('');
const below = (line: string) => importedFrom(`${LIST}\n${line}\n`);
const without = (people: readonly string[], name: string) => !people.some((one) => one.startsWith(name));

test.each([
  ['Ideas for January: Megan Lindquist and Dale Thorsen. Avoid Uli Reid, he just lost his mother.', 'Uli Reid'],
  ['Halverson: moved', 'Brent Halverson'],
  ['Brent Halverson: inactive', 'Brent Halverson'],
  ['Except Scott', 'Susan Scott'],
  ['Not Uli Reid.', 'Uli Reid'],
  ['Members to consider: Sue Ray, Ty Snow. Not Uli Reid.', 'Uli Reid'],
])('“%s” below a list asks about %s', (line, name) => {
  const { people, problems } = below(line);
  expect(without(people, name)).toBe(true);
  expect(problems).toContainEqual(expect.stringMatching(/^The list says .* Is this person /));
});

test('what stands behind a label is shown whole', () => {
  const line = 'Ideas for January: Sue Ray and Ty Snow. Avoid Uli Reid, he just lost his mother last week.';
  expect(below(line).problems).toContain(`“${line}” is a heading or a note, not a person.`);
});

test('people behind a label who are not on the list are asked about by their names alone', () => {
  const line = 'Members to consider: Sue Ray, Ty Snow. Not Uli Reid.';
  expect(
    below(line).problems.filter((problem) => problem.includes(`“${line}” Is this person in the ward?`)),
  ).toHaveLength(2);
});

test.each(['Halverson: 801-555-0177', 'Note: in the binder', 'Not in the binder: Tom Hall'])(
  '“%s” asks about no one on the list',
  (line) =>
    expect(
      below(line)
        .people.slice(0, 5)
        .map((one) => one.split(',')[0]),
    ).toEqual(NAMES),
);
