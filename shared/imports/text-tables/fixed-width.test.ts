import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const HEADING = 'Name                 Phone           Calling';
const NANCY = 'Ames, Nancy Jo       801-555-0101    Primary Teacher';
const ANN = 'Bell, Ann            801-555-0102    Relief Society President';
const READ = ['Nancy Jo Ames, Primary Teacher, 801-555-0101', 'Ann Bell, Relief Society President, 801-555-0102'];

test.each([
  ['For Church Use Only'],
  ['© 2026 by Intellectual Reserve, Inc. All rights reserved.'],
  ['This report is intended for Church use only and may not be given to anyone else.'],
  ['                                                     Page 1 of 2'],
  ['                 Lehi 12th Ward (123456)             27 Nov 2026'],
  [`For Church Use Only                                Page 1 of 2\n${HEADING}`],
  [`\f${HEADING}`],
])('between the rows of columns set with spaces, %j is no one', (note) =>
  expect(importedFrom(`Member List\n${HEADING}\n${NANCY}\n${note}\n${ANN}\n`).people).toEqual(READ),
);

test('a page whose columns stand elsewhere is read by its own headings', () => {
  const wider = (line: string) => `${line.slice(0, 21)}     ${line.slice(21)}`;
  expect(importedFrom(`${HEADING}\n${NANCY}\nPage 1 of 2\n${wider(HEADING)}\n${wider(ANN)}\n`).people).toEqual(READ);
});

test('a row that runs over the border of a column is shown, and the others are read', () => {
  const long = 'Smith-Johnson, Mary Katherine 801-555-0103    Ward Clerk';
  const { people, problems } = importedFrom(
    `${HEADING}\n${NANCY}\n${ANN}\n${ANN.replace('Bell, Ann', 'Poe, Kim ').replace('President', 'Secretary')}\n${long}\n`,
  );
  expect(people).toEqual([...READ, 'Kim Poe, Relief Society Secretary, 801-555-0102']);
  expect(problems).toEqual([expect.stringContaining('isn’t lined up with the columns')]);
});

test('beside a row that runs over its column, one that may is shown as well', () => {
  const rows = [NANCY, ANN, ANN, ANN, ANN, ANN].map((row, i) => row.replace('Bell, Ann', `Bell, An${'abcdef'[i]}`));
  const over = 'Verylonglastname, Mary Katherine 801-555-0103 Clerk';
  const single = 'Ashdown, Mary Jo Kay Ward Clerk      Organist';
  const { people } = importedFrom([HEADING, ...rows, over, single].join('\n'));
  expect(people.some((person) => person.includes('Ashdown'))).toBe(false);
});

test('where many rows run over their columns, the file is refused', () => {
  const over = 'Verylonglastname, Mary Katherine 801-555-0103 Clerk';
  expect(importedFrom(`${HEADING}\n${NANCY}\n${over}\n${over}\n`).people).toEqual([]);
});
