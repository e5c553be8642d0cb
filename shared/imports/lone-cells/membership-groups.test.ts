import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const PEOPLE = ['Robert Hale', 'Karen Moss', 'Tina Webb', 'Al Pell', 'Bo Lund', 'Una Ott'];
/** Whom the list tells something of: a note, or a question. */
const told = (title: string, cells: readonly string[]): string[] =>
  rowsOfText(
    `${title},Name,Phone\n${cells.map((cell, at) => `${cell},${PEOPLE[at]},801-555-350${at}`).join('\n')}`,
    false,
  )
    .rows.map((row) => ({ ...readPerson(row), noted: row.noted ?? [] }))
    .flatMap(({ problem, noted }, at) => (problem !== null || noted.length > 0 ? (cells[at] ?? '') : []));

test.each([
  ['Group', 'Active,Active,Relocated', 'Relocated'],
  ['Grupo', 'Activos,Activos,En el extranjero,Baja', 'En el extranjero,Baja'],
  ['Type', 'Membre,Sympathisant,Radié', 'Sympathisant,Radié'],
  ['Tipo', 'Miembro,Miembro,Mudado,Fallecido', 'Mudado,Fallecido'],
  ['Class', 'Active,Inactive records,Blorp', 'Inactive records,Blorp'],
  ['Group', 'EQ,RS,Primary,Moved,Relocated,Removed', 'Moved,Relocated,Removed'],
])('below %s, the groups of those who left are told: %s', (title, cells, expected) =>
  expect(told(title, cells.split(','))).toEqual(expected.split(',')),
);

test.each([
  ['Group', 'EQ,RS,YSA,Primary'],
  ['Group', 'Blue,Red,Green,Blue'],
  ['Type', 'Adult,Youth,Child'],
  ['Class', 'CTR 6,Valiant 8,Gospel Doctrine'],
  ['Grupo', '1,2,1,3'],
  ['Type', 'Member,Member,Member'],
])('below %s, other groups tell nothing: %s', (title, cells) => expect(told(title, cells.split(','))).toEqual([]));
