import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const PEOPLE = ['Ann Bell', 'Tom Reed', 'Kim Lee', 'Ida Cole', 'Bob Cole', 'Joe Ash', 'Eva Soto', 'Luis Mora'];
const listWith = (heading: string, cells: readonly string[]) =>
  rowsOfText(
    `Name,Phone,${heading}\n${PEOPLE.map((name, at) => `${name},801-555-023${at},${cells[at] ?? ''}`).join('\n')}`,
    false,
  );
const asksBelow = (heading: string, cells: readonly string[]) =>
  listWith(heading, cells).rows.flatMap((row) => readPerson(row).problem ?? []);

const DAYS = ['3/15/2019', '4/16/2020', '4/17/2021', '', '4/18/2022', '2023-04-06'];
const NAMES = ['Tom Reed', 'Ann Bell', 'Ann Bell', '', 'Ida Cole', 'Kim Lee'];

test.each([
  ['Fecha de mudanza', DAYS],
  ['Fecha de traslado', DAYS],
  ['Data da mudança', DAYS],
  ['Data de transferência', DAYS],
  ['Moving date', DAYS],
  ['Transfer date', DAYS],
  ['Friend', NAMES],
  ['Amigo', NAMES],
])('“%s,” filled for most people, asks about no one and is told as ignored, and alone it asks', (heading, cells) => {
  expect(asksBelow(heading, cells)).toEqual([]);
  expect(listWith(heading, cells).ignoredColumns.join()).toContain(heading);
  expect(asksBelow(heading, cells.slice(0, 1))).toEqual([expect.stringContaining(`under “${heading}.”`)]);
});

test.each(['Moved', 'Moved out', 'Date deceased', 'Se mudó', 'Trasladado'])(
  'days below “%s” ask about everyone who has one, however many',
  (heading) => expect(asksBelow(heading, DAYS)).toHaveLength(5),
);

test('words among the days of moves ask all the same', () =>
  expect(asksBelow('Fecha de mudanza', [...DAYS, 'se fue a Lima'])).toHaveLength(1));
