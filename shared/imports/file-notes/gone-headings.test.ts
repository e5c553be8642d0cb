import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfJson } from '../json-rows.ts';
import { rowsOfText } from '../rows.ts';

const problemOf = (heading: string, cell: string) =>
  rowsOfText(`Name,Phone,${heading}\n"Lee, Kim",801-555-0237,\n"Reed, Tom",801-555-0236,${cell}`, false)
    .rows.map(readPerson)
    .at(-1)?.problem ?? null;

test.each([
  'Date Deceased',
  'Deceased Date',
  'Deceased on',
  'Died on',
  'Died',
  'DOD',
  'Year of death',
  'Fecha de mudanza',
  'Data de mudança',
  'Data da mudança',
  'Data do falecimento',
  'Moved away on',
  'Out',
  'Date Out',
])('a day under “%s” asks whether someone is in the ward', (heading) =>
  expect(problemOf(heading, '2025-03-04')).toBe(
    `This row says “2025-03-04” under “${heading}.” Is this person in the ward?`,
  ),
);

test.each(['Date moved in', 'Move-in date', 'Moved here on', 'Date', 'Left to right', 'Death in family'])(
  'a day under “%s” asks nothing',
  (heading) => expect(problemOf(heading, '2025-03-04')).toBeNull(),
);

test('keys of JSON ask the same', () => {
  const json = '[{"name":"Tom Reed","deceasedDate":"2025-03-04"},{"name":"Kim Lee","diedOn":"2024-01-02"}]';
  const problems = rowsOfJson(json).rows.map((row) => readPerson(row).problem);
  expect(problems).toEqual([expect.stringContaining('“deceasedDate.”'), expect.stringContaining('“diedOn.”')]);
});
