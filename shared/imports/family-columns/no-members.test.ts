import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const COUPLES = ['Wesley Abbott', 'Karen Abbott', 'Trent Barlow', 'Shelly Barlow'];

test.each([
  ['Yes', 'No'],
  ['Y', 'N'],
  ['Sí', 'No'],
  ['Si', 'No'],
  ['Sim', 'Não'],
  ['Ja', 'Nein'],
  ['Oui', 'Non'],
  ['Teenagers', 'Newlyweds'],
  ['Private', 'Ask'],
  ['Primary', 'None at home'],
  ['Adolescentes', 'Recién casados'],
])('“%s” and “%s” in the place of children are no one', (one, other) => {
  for (const title of ['Kids', 'Children?', 'Members?', 'Hijos', 'Filhos', 'Kinder', 'Enfants'])
    expect(
      importedFrom(`Family,Husband,Wife,${title}\nAbbott,Wesley,Karen,${one}\nBarlow,Trent,Shelly,${other}\n`),
    ).toEqual({ people: COUPLES, problems: [] });
});

test('a yes in the place of a spouse is listed as ignored, and a no leaves the phone to whoever lives alone', () => {
  const list = 'Head of Household,Spouse,Children,Phone\n';
  const { rows } = rowsOfText(`${list}Wesley Abbott,Yes,Yes,801-555-0101\nLois Cade,No,No,801-555-0104\n`, false);
  expect(rows.map(({ values, remarks }) => [values.lastName ?? values.name, values.phone, remarks])).toEqual([
    ['Abbott', undefined, ['Ignored: “Yes”, “Yes”.']],
    ['Cade', '801-555-0104', undefined],
  ]);
});

test('a child may be called Si, Hope, or Grace', () =>
  expect(
    importedFrom('Family,Husband,Wife,Kids\nAbbott,Wesley,Karen,Si\nBarlow,Trent,Shelly,"Hope, Grace"\n').people,
  ).toEqual([
    'Wesley Abbott',
    'Karen Abbott',
    'Si Abbott',
    'Trent Barlow',
    'Shelly Barlow',
    'Hope Barlow',
    'Grace Barlow',
  ]));

const SEVERAL = 'may be more than one person. Put each person on a separate line.';
test.each([
  [
    'Family,Husband,Wife,Kids\nAbbott,Wesley,Karen,Tyler Emma Lucy\nBarlow,Trent,Shelly,Max',
    `“Tyler Emma Lucy” ${SEVERAL}`,
  ],
  ['Familia;Esposo;Esposa;Hijos\nPérez;Juan;María;Luis Ana Eva\nSoto;Carlos;Rosa;Tito', `“Luis Ana Eva” ${SEVERAL}`],
  [
    'Family,Husband,Wife,Kids\nAbbott,Wesley,Karen,Tim Sue\nBarlow,Trent,Shelly,Max',
    '“Tim Sue” may be one or two children.',
  ],
  ['Last Name,Parents,Children\nAbbott,Wesley Karen,Tyler', '“Wesley Karen” may be one or two people.'],
])('names with only spaces between them are asked about: %j', (text, problem) =>
  expect(importedFrom(text).problems).toEqual([problem]),
);

test('two first names of one child are not', () =>
  expect(
    importedFrom('Family,Parents,Kids\nAbbott,Wesley & Karen,Mary Ann\nPérez,José María & Ana Paula,Juan Carlos\n')
      .problems,
  ).toEqual([]));
