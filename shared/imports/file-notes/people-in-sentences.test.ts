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

test.each([
  ['Mark Ingram', 'Don’t ask Mark to pray'],
  ['Mark Ingram', 'Please don’t ask Mark to pray.'],
  ['Mark Ingram', 'Mark only does prayers'],
  ['April Boyd', 'Don’t ask April to pray'],
  ['Tina Vance', 'Tina only does prayers'],
])('%s, whose first name is a word too, is asked about below a list that says “%s”', (name, line) => {
  const { people, problems } = importedFrom(`Karen Pugh\nDebbie Stokes\n${name}\nJoan Crane\n\n${line}\n`);
  expect(people).toEqual(['Karen Pugh', 'Debbie Stokes', 'Joan Crane']);
  expect(problems[0]).toBe(`The list says “${line.replace(/\.$/, '')}.” Is this person available?`);
});

test.each(['Mark these as done', 'Please mark these', 'No talks in April please'])(
  '“%s” is about no Mark and no April',
  (line) =>
    expect(importedFrom(`Karen Pugh\nMark Ingram\nApril Boyd\nJoan Crane\n\n${line}\n`).people).toEqual([
      'Karen Pugh',
      'Mark Ingram',
      'April Boyd',
      'Joan Crane',
    ]),
);
