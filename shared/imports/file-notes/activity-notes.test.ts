import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';

const notesIn = (title: string, cells: readonly string[]) =>
  rowsOfText(
    `Name,${title}\n${cells.map((cell, at) => `Ann${'abcdefgh'[at]} Lee,${cell}\n`).join('')}`,
    false,
  ).rows.map(({ noted = [] }) => noted.map(({ column, text }) => `${column}: ${text}`));

test.each([
  ['Activity', 'Less Active', 'Active'],
  ['Activity Status', 'Less Active', 'Fully active'],
  ['Church activity', 'less-active', 'active'],
  ['Activity', 'LA', 'A'],
  ['Activity level', '0', '3'],
  ['Atividade', 'Menos ativo', 'Ativa'],
  ['Actividad', 'Menos activa', 'Activa'],
  ['Participation', 'None', 'Regular'],
  ['Baptized', 'No', 'Yes'],
  ['Confirmed member', 'No', 'Yes'],
  ['Bautizado', 'No', 'Sí'],
  ['Batizada', 'Não', 'Sim'],
  ['Confirmed', 'no - sick', 'yes'],
  ['Confirmed?', 'No (out of town)', 'Yes'],
  ['Talk Confirmed', 'no; works', 'x'],
  ['Confirmation', 'No: moved', '4 May 1990'],
  ['Confirmado', 'não - viagem', 'sim'],
])('under “%s,” “%s” is a note, and “%s” is none', (title, less, active) =>
  expect(notesIn(title, [active, less, active])).toEqual([[], [`${title}: ${less}`], []]),
);

test.each(['menos ativo', 'afastado', 'afastada', 'afastada da igreja', 'alejado', 'alejada desde 2020'])(
  '“%s” is a note below any heading',
  (less) => {
    for (const title of ['Organização', 'Grupo', 'Classe'])
      expect(notesIn(title, ['Adulto', less, 'Adulto', 'Adulto'])).toEqual([[], [`${title}: ${less}`], [], []]);
  },
);

test.each(['Membership Status', 'Member Status', 'Status', 'Record type'])(
  'under “%s,” a child of record, whom no one has baptized, is noted',
  (title) =>
    expect(notesIn(title, ['Member', 'Unbaptized child of record', 'Child of Record', 'Member'])).toEqual([
      [],
      [`${title}: Unbaptized child of record`],
      [`${title}: Child of Record`],
      [],
    ]),
);

test('what most have under “Activity” is what the list is of', () =>
  expect(notesIn('Activity', ['LA', 'LA', 'LA', 'LA', 'LA', 'Active']).flat()).not.toContain('Activity: LA'));

const TWELVE = 'ABCDEFGHIJKL';
/** Every third of twelve has the one cell, the others the other. */
const thirds = (title: string, usual: string, told: string) =>
  rowsOfText(
    `Name,${title}\n${[...TWELVE].map((letter, at) => `${letter}nna Lee,"${at % 3 === 1 ? told : usual}"\n`).join('')}`,
    false,
  ).rows;
const EVERY_THIRD = [...TWELVE].map((_, at) => at % 3 === 1);

test.each([
  ['Active', 'Active', 'Less Active'],
  ['Active?', 'A', 'LA'],
  ['Active', 'A', 'I'],
  ['Active', 'x', ''],
  ['A/LA', 'A', 'LA'],
  ['Activo', 'Activo', 'Menos activo'],
  ['Aktivität', 'aktiv', 'weniger aktiv'],
  ['Attends', 'Weekly', 'Rarely'],
  ['Attendance', 'Monthly', 'Hasn’t come since 2015'],
  ['Attendance', '4/4', '0/4'],
  ['Comes to church', 'Often', 'Seldom'],
  ['In ward', '✓', ''],
  ['Category', 'A', 'LA'],
  ['Group', 'Active', 'Less Active'],
  ['Group', 'Member', 'Friend'],
  ['Standing', 'Good', 'Disfellowshipped'],
  ['Status', 'Active', 'Semi-active'],
  ['Mission', 'Returned', 'Serving'],
  ['Missionary Status', '', 'Serving'],
  ['Prays', 'Both', 'Neither'],
  ['Speaks', 'T/P', 'P'],
  ['Can pray', 'x', ''],
  ['Willing to pray', 'Talk, Prayer', 'None'],
  ['Ora en público', 'Sí', 'se negó'],
  ['Invitación', 'Aceptó', 'Rechazó'],
  ['Convite', 'Aceitou', 'Recusou'],
])('“%s” has “%s” or, for every third person, “%s”: those have a note or are asked about', (title, usual, told) =>
  expect(thirds(title, usual, told).map(({ asks, noted = [] }) => asks !== undefined || noted.length > 0)).toEqual(
    EVERY_THIRD,
  ),
);

test.each([
  ['Team', 'Red', 'Blue'],
  ['Group', 'A', 'B'],
  ['Category', 'Adult', 'Youth'],
  ['Endowed', 'Yes', 'No'],
  ['Mission', 'Served', 'Returned'],
  ['Prayer', 'Opening', 'Closing'],
  ['Speaks', 'Both', 'Talk'],
  ['Active', 'Active', 'Recent convert'],
  ['City', 'Provo', 'LA'],
])('“%s” with “%s” or “%s” tells no one apart', (title, usual, other) =>
  expect(thirds(title, usual, other).some(({ noted = [] }) => noted.length > 0)).toBe(false),
);
