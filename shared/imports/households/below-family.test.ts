import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text, true).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} ${person.lastName}` : problem;
  });

test('a line below a family is one person only where it has the family’s last name', () => {
  const text =
    'Anderson Family\nMark, Julie\nAnderson, Ben\nThe Baker Household\nTom Baker\nMark, Ruth\nNew Members\nReed, Tom\n';
  const asked = (name: string, heading: string) => `“${name}” is below “${heading},” so it may be one or two people.`;
  expect(read(text)).toEqual([
    expect.stringContaining('“Anderson Family”'),
    asked('Mark, Julie', 'Anderson Family'),
    'Ben Anderson',
    expect.stringContaining('“The Baker Household”'),
    'Tom Baker',
    asked('Mark, Ruth', 'The Baker Household'),
    expect.stringContaining('“New Members”'),
    'Tom Reed',
  ]);
});

test.each(['Pace family', 'The Pace family', 'La familia Pace', '- Pace family'])(
  '“%s” between people is no reason to ask about those below it who have last names of their own',
  (family) => {
    const people = ['Susan Bell', 'Leo Cruz', 'Tom Allen'];
    expect(read(['Mark Adams', 'Jill Brown', family, ...people].join('\n')).slice(3)).toEqual(people);
    expect(read(['Mark Adams', 'Jill Brown', family, 'Mark Julie', 'Bell, Susan'].join('\n')).slice(3)).toEqual([
      expect.stringContaining('may be one or two people'),
      'Susan Bell',
    ]);
  },
);
