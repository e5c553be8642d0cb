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
])('under “%s,” “%s” is a note, and “%s” is none', (title, less, active) =>
  expect(notesIn(title, [active, less, active])).toEqual([[], [`${title}: ${less}`], []]),
);

test('what most have under “Activity” is what the list is of', () =>
  expect(notesIn('Activity', ['LA', 'LA', 'LA', 'LA', 'LA', 'Active']).flat()).not.toContain('Activity: LA'));
