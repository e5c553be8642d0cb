import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { isStakeAlone, unitsNamedBy } from './named-units.ts';

const WARD = 'Maple Grove 3rd Ward';
const [ANN, BEN, EVE, FAY] = ['Ann Boyd', 'Ben Cole', 'Eve Usher', 'Fay Vail'].map(
  (name, at) => `${name}, 801-555-010${at}`,
);
const table = (title: string) => `Name,Phone\n${ANN}\n${BEN}\n"${title}",\n${EVE}\n${FAY}\n`;
const text = (title: string) => `${ANN}\n${BEN}\n\n${title}\n${EVE}\n${FAY}\n`.replaceAll(', 801', ' 801');

test.each([
  'Oak Hills Ward (123456)',
  'Oak Hills Ward 123456',
  'Oak Hills Ward (Unit 123456)',
  'Oak Hills 3rd Ward (123456)',
  'Oak Hills 4th Ward (7654321)',
  'Salt Lake Park 4th Ward (342573)',
  'Oak Hills Ward RS',
  'Oak Hills Ward Phone List 2026',
  'Oak Hills Ward, Riverside Stake',
  'Willow Creek Ward Choir',
  'Maple Grove 3rd Ward & Oak Hills Ward',
  'Oak Hills Wd',
  'Oak Hills EQ',
  'Oak Hills 4th',
  'Provo 12th',
  'Oak Hills YSA 2nd',
  '4th Ward',
  'Ward: Oak Hills',
  'Unit: Oak Hills (123456)',
  'Young Single Adult Ward',
  'Barrio Las Flores',
  'BARRIO LOS OLIVOS',
  'Barrio de Los Olivos',
  'Barrio San Juan 2',
  'Rama El Sol',
  'Ala dos Pinheiros',
  'Ala de Campinas',
])('“%s” between people asks about those below it, and is no one', (title) => {
  for (const list of [table(title), text(title)]) expect(importedFrom(list, WARD).people).toEqual([ANN, BEN]);
  expect(importedFrom(`"${title}",\nName,Phone\n${EVE}\n${FAY}\n`, WARD).people).toEqual([]);
});

test.each([
  ['Maple Grove 3rd Ward (123456)', WARD],
  ['3rd Ward', WARD],
  ['Maple Grove 3rd', WARD],
  ['Unit: Maple Grove 3rd (123456)', WARD],
  ['Maple Grove 3rd Ward RS', WARD],
  ['Barrio Las Flores', 'Barrio Las Flores'],
  ['Ala dos Pinheiros', 'Ala dos Pinheiros'],
])('“%s” in the list of the %s asks about no one', (title, ward) => {
  expect(importedFrom(table(title), ward).people).toEqual([ANN, BEN, EVE, FAY]);
  expect(importedFrom(`"${title}",\nName,Phone\n${EVE}\n${FAY}\n`, ward).people).toEqual([EVE, FAY]);
});

test.each([
  'John Smith 3rd',
  'Karen Park 2nd',
  'Kim Hill 3rd',
  'Jim Rivers 3rd',
  'Group 2nd',
  'Sunday 3rd',
  'Monday 3rd',
  'Grade 5th',
  'Class 4th',
  'December 12th',
  'Branch: Kim',
  'Directory of the Ward',
  'Barrio y Estaca',
])('“%s” names no ward', (title) => expect(unitsNamedBy(title)).toEqual([]));

test('a stake between people parts the list; above it, below a ward’s name, or on every page it may be the own one', () => {
  for (const stake of [
    'Orem Utah Stake',
    'Estaca Los Olivos',
    'Riverside Stake Presidency',
    'Distrito Norte',
    'Cusco District',
  ])
    expect(importedFrom(table(stake), WARD).people).toEqual([ANN, BEN]);
  const head = `${WARD} (123456),\nOrem Utah Stake,\n`;
  expect(importedFrom(`${head}Name,Phone\n${ANN}\n${head}${EVE}\n`, WARD).people).toEqual([ANN, EVE]);
  expect(importedFrom(`Orem Utah Stake,\nName,Phone\n${ANN}\nOrem Utah Stake,\n${EVE}\n`, WARD).people).toEqual([
    ANN,
    EVE,
  ]);
  expect(isStakeAlone('Stake')).toBe(false);
});

test.each([
  'Oradores do Mês',
  'Jovens da Ala',
  'Fim da Lista',
  'Grupo de Jóvenes',
  'Domingo de Ramos',
  'Rua das Flores',
])('“%s” is no one, and in a table says nothing of those below', (line) => {
  expect(importedFrom(table(line), WARD).people).toEqual([ANN, BEN, EVE, FAY]);
  expect(importedFrom(text(line), WARD).people.join()).not.toContain(line);
});

test.each(['Rosa de Lima', 'Domingo de la Cruz', 'Ana das Neves', 'Pedro do Rio', 'Ala da Silva'])(
  '“%s” with a phone is a person unless a unit is called so',
  (name) =>
    expect(importedFrom(`Name,Phone\n${ANN}\n"${name}",801-555-0199\n`, WARD).people.length).toBe(
      name === 'Ala da Silva' ? 1 : 2,
    ),
);

test('a ward and its stake in “Last, First” are no one', () =>
  expect(
    importedFrom(
      'Name,Phone\n"Boyd, Ann",801-555-0100\n"Oak Hills Ward, Riverside Stake",\n"Cole, Ben",801-555-0101\n',
      WARD,
    ).people,
  ).toEqual(['Ann Boyd, 801-555-0100']));
