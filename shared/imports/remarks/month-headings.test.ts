import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const PEOPLE = ['Ann Poe', 'Ben Roe', 'Eva Roth'];

test.each([
  ['MAY', 'JUNE'],
  ['March', 'April'],
  ['Jan', 'Sept.'],
  ['May', 'August'],
  ['January Birthdays', 'February Birthdays:'],
  ['ENERO', 'Mayo'],
  ['Cumpleaños de marzo', 'Abril'],
  ['Janeiro', 'Março'],
  ['MAI', 'Juin'],
  ['März', 'Dez.'],
  ['Gennaio', 'MAGGIO'],
])('below “%s” and “%s” people are read however their days are written', (one, other) => {
  const lists = [
    `${one}\n3 Ann Poe\n12 Ben Roe\n${other}\n5 Eva Roth`,
    `${one}\n3 – Ann Poe\n12. Ben Roe\n\n${other}\n5: Eva Roth`,
    `${one}\nAnn Poe 3\nBen Roe 12th\n${other}\nEva Roth 5`,
    `${one}\nAnn Poe - 13\nBen Roe (14)\n${other}\nEva Roth 15`,
  ];
  for (const list of lists) expect(importedFrom(list), list).toEqual({ people: PEOPLE, problems: [] });
});

test('the day is told with its month, and is no age', () => {
  const [row] = rowsOfText('MAY\nAnn Poe 13\nBen Roe 14\nEva Roth 15', true).rows;
  expect(row).toMatchObject({ values: { name: 'Ann Poe' }, remarks: ['Ignored: “MAY 13”.'] });
  expect(row?.values.age).toBeUndefined();
  expect(importedFrom('Ward Birthdays\nJanuary\n1 Ann Poe\n2 Ben Roe\n3 Eva Roth').people).toEqual(PEOPLE);
});

test('months between people without days are headings', () =>
  expect(importedFrom('March\nAnn Poe\nBen Roe\nApril\nEva Roth')).toEqual({
    people: PEOPLE,
    problems: ['“March:” is a heading or a note, not a person.', '“April:” is a heading or a note, not a person.'],
  }));

test('people who are counted, or have the name of the month, have no days', () => {
  const remarksIn = (text: string) => rowsOfText(text, true).rows.flatMap(({ remarks = [] }) => remarks);
  expect(remarksIn('May\n1. Ann Poe\n2. Ben Roe\n3. Eva Roth').join(' ')).not.toContain('May');
  expect(remarksIn('May\nAnn May 13\nBen May 14\nEva May 15').join(' ')).not.toContain('May 1');
});
