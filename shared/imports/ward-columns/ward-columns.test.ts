import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfJson } from '../json-rows.ts';

const PEOPLE = ['Ken Larkin, 801-555-4701', 'Lois Mather, 801-555-4702', 'Ann Boyd, 801-555-4703'];
const list = (heading: string, cell: string, others = '', ward = 'Cottonwood Ward') =>
  importedFrom(
    `Name,Phone,${heading}\n"Larkin, Ken",801-555-4701,${others}\n"Mather, Lois",801-555-4702,${cell}\n"Boyd, Ann",801-555-4703,${others}\n`,
    ward,
  );
const asked = (heading: string, cell: string) => ({
  people: [PEOPLE[0], PEOPLE[2]],
  problems: [`This row says “${cell}” under “${heading}.” Is this person in the ward?`],
});

test.each(
  [
    'Other Ward',
    'Diff Ward',
    'Attends Other Ward',
    'YSA Ward',
    'Singles Ward',
    'Spanish Branch',
    'Pine Ward',
    'Otro barrio',
    'De otro barrio',
    'Otra unidad',
    'Outra ala',
    'Membro de outra ala',
    'Autre paroisse',
    'Andere Gemeinde',
  ].flatMap((heading) => ['x', 'Yes', '1', 'TRUE', '✓', 'Centro'].map((cell) => [heading, cell] as const)),
)('below “%s,” “%s” asks whether someone is in the ward', (heading, cell) =>
  expect(list(heading, cell)).toEqual(asked(heading, cell)),
);

test.each([
  ['Vive en el barrio', 'Sí', 'No'],
  ['Es de este barrio', 'Sí', 'No'],
  ['Our Ward', 'TRUE', 'FALSE'],
  ['In Ward', '1', '0'],
  ['Lives in Ward', '1', '0'],
  ['Still in Ward', '', '0'],
  ['Attends This Ward', 'Yes', 'No'],
  ['Mora na ala', 'Sim', 'Não'],
  ['Attending Ward', '', 'none'],
])('below “%s,” where others have “%s,” so does “%s”', (heading, others, cell) =>
  expect(list(heading, cell, others)).toEqual(asked(heading, cell)),
);

test.each([
  ['Other Ward', 'No', ''],
  ['Outra ala', 'Não', ''],
  ['YSA Ward', '-', ''],
  ['Cottonwood Ward', 'X', ''],
  ['Other Ward', 'Cottonwood', ''],
  ['Our Ward', 'Yes', ''],
  ['Vive en el barrio', 'Sí', 'Sí'],
  ['Ward', 'Yes', 'No'],
  ['Previous Ward', 'Pine', ''],
  ['Barrio anterior', 'x', ''],
  ['Military Branch', 'Army', ''],
  ['Rental Unit', 'x', ''],
  ['Ward Missionary', 'x', ''],
  ['Attends Ward Council', 'No', 'Yes'],
  ['Moved into Ward', '2020', '2021'],
  ['Baptized in Ward', 'Yes', ''],
])('below “%s,” “%s” beside “%s” asks nothing', (heading, cell, others) =>
  expect(list(heading, cell, others)).toEqual({ people: PEOPLE, problems: [] }),
);

test('in JSON, the keys are read as such headings', () => {
  const rows = rowsOfJson('[{"name":"Ken Larkin","otherWard":true},{"name":"Ann Boyd","otherWard":false}]').rows;
  expect(rows.map(readPerson).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('Is this person in the ward?'),
    null,
  ]);
});
