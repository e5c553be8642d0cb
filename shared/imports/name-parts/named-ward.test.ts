import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

test.each(['J.R. Ward', 'J. R. Ward', 'J R Ward', 'Mary J. Ward', 'Mary J Ward', 'J.R. Branch'])(
  '“%s” is a person, or asked about, and no one is below it',
  (name) => {
    const rows = rowsOfText(
      `Name,Phone\nAna Ruiz,801-555-0101\n${name},\nKim Lee,801-555-0102\nSue Ward,\n`,
      false,
    ).rows;
    const [, own, next] = rows.map(readPerson);
    expect([null, `“${name}” may be a heading, not a person. Please check.`]).toContain(own?.problem);
    expect(next?.problem).toBeNull();
  },
);

test.each(['Maple Grove Ward', 'Oak Hills Branch', 'Provo B Ward'])('“%s” is no person', (name) =>
  expect(readPerson({ row: 2, values: { name } }).problem).toBe(`“${name}” is a heading or a note, not a person.`),
);

test.each([
  ['Bishop Neil Ward', 'Neil'],
  ['Sister Ann Ward', 'Ann'],
  ['Bro. Tom Ward', 'Tom'],
  ['Sis Mary Branch', 'Mary'],
])('“%s” is a person with a title', (name, firstName) => {
  const rows = rowsOfText(`Name,Phone\nAna Ruiz,801-555-0101\n${name},\nKim Lee,801-555-0102\n`, false).rows;
  const [, own, next] = rows.map(readPerson);
  expect([own?.problem, own?.person?.firstName, next?.problem]).toEqual([null, firstName, null]);
});
