import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { STILL_HERE } from '../sheets/gone.ts';

const ASKED = new RegExp(
  STILL_HERE.replace('?', String.raw`\?`).replace('Is this person', 'Is this person(?: still)?'),
);

test.each([
  ['Membership', 'Out of unit'],
  ['Membership', 'Other unit'],
  ['Member Record', 'Out-of-Unit Member'],
  ['Records', 'Out of ward'],
  ['Tags', 'Out of stake'],
  ['Type', 'Out of branch'],
  ['Member?', 'Other unit'],
  ['Member', 'Another ward'],
  ['Notes', 'Out of unit'],
  ['Notes', 'out-of-ward'],
  ['Notes', 'Out of Unit Member'],
  ['Notes', 'Lives outside ward boundaries'],
  ['Notes', 'out of ward, attends with his son'],
  ['Comments', 'Lives out of the ward'],
  ['Notas', 'fuera del barrio'],
  ['Notas', 'fuera de la unidad'],
  ['Notas', 'Miembro de otra unidad'],
  ['Notas', 'fora da ala'],
  ['Observações', 'fora da unidade'],
  ['Remarques', 'hors paroisse'],
  ['Notizen', 'außerhalb der Gemeinde'],
])('under “%s,” “%s” asks whether someone is in the ward', (heading, cell) => {
  const { people, problems } = importedFrom(
    `Name,Phone,${heading}\nKim Lee,801-555-0101,"${cell}"\nAnn Poe,801-555-0102,\n`,
  );
  expect(people).toEqual(['Ann Poe, 801-555-0102']);
  expect(problems).toEqual([expect.stringMatching(ASKED)]);
});

test.each([
  'Kim Lee - out of ward',
  'Kim Lee (out of unit)',
  'Kim Lee (out-of-unit)',
  'Kim Lee - other unit',
  'Kim Lee (fuera del barrio)',
  'Kim Lee - fora da ala',
  'Kim Lee (hors paroisse)',
])('“%s” in a text asks whether she is in the ward', (line) => {
  const { people, problems } = importedFrom(`${line}\nAnn Poe\n`);
  expect(people).toEqual(['Ann Poe']);
  expect(problems).toEqual([expect.stringMatching(ASKED)]);
});

test.each([
  ['Notes', 'Has an out-of-unit calling'],
  ['Notes', 'Serves out of stake at the temple'],
  ['Notes', 'Likes out of ward speakers'],
  ['Notes', 'Ward member'],
  ['Notes', 'Out of Unit Calling'],
  ['Tags', 'In unit'],
  ['Membership', 'Member'],
  ['Other Ward', ''],
])('under “%s,” “%s” asks nothing', (heading, cell) =>
  expect(
    importedFrom(`Name,Phone,${heading}\nKim Lee,801-555-0101,"${cell}"\nAnn Poe,801-555-0102,\n`).problems,
  ).toEqual([]),
);
