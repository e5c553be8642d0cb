import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string): string[] =>
  rowsOfText(text.replaceAll('/', '\n'), true)
    .rows.map(readPerson)
    .map(({ person, problem, noted = [], remarks = [] }) =>
      [problem ?? person?.lastName, person?.calling, ...noted.map(({ text: note }) => `[${note}]`), ...remarks]
        .filter(Boolean)
        .join(' '),
    );

test.each([
  ['Deacons: Tyler Abbott, Max Barlow/Teachers: Sam Hale, Luke Quist/Priests: Ben Dunn', 'Teachers'],
  ['Deacons quorum: Tyler Abbott, Max Barlow/Teachers quorum: Sam Hale, Luke Quist/Priests quorum: Ben Dunn', 'quorum'],
  ['Deacons - Tyler Abbott, Max Barlow/Teachers - Sam Hale, Luke Quist/Priests - Ben Dunn', 'Teachers'],
  ['Diáconos: Samuel Abbott, Max Barlow/Maestros: Samuel Hale, Luke Quist/Presbíteros: Ben Dunn', 'Maestros'],
  ['Diáconos: Samuel Abbott, Max Barlow/Mestres: Samuel Hale, Luke Quist/Sacerdotes: Ben Dunn', 'Mestres'],
  ['Diakone: Samuel Abbott, Max Barlow/Lehrer: Samuel Hale, Luke Quist/Priester: Ben Dunn', 'Lehrer'],
  ['Diacres: Samuel Abbott, Max Barlow/Instructeurs: Samuel Hale, Luke Quist/Prêtres: Ben Dunn', 'Instructeurs'],
  ['Deacon: Tyler Abbott, Max Barlow/Teacher: Sam Hale, Luke Quist/Priest: Ben Dunn', 'Teacher'],
])('the teachers beside other quorums are a quorum: %s', (text, label) => {
  const rows = read(text);
  expect(rows.map((row) => row.split(' ')[0])).toEqual(['Abbott', 'Barlow', 'Hale', 'Quist', 'Dunn']);
  expect(rows[2]).toMatch(new RegExp(`^Hale \\[.*${label}\\]$`));
});

test('a Teachers Quorum is no calling, alone or behind a name', () => {
  expect(read('Teachers quorum: Sam Hale, Luke Quist')).toEqual(['Hale [Teachers quorum]', 'Quist [Teachers quorum]']);
  expect(read('Sam Hale - Teachers Quorum/Luke Quist - Organist')).toEqual([
    'Hale Ignored: “Teachers Quorum”.',
    'Quist Organist',
  ]);
});

test('teachers of a class have a calling', () => {
  const classes = 'Sunday School/President: Wesley Dunn/Teachers: Karen Quist, Sam Hale/Young Men/Deacons: Max Barlow';
  expect(read(classes).slice(2, 4)).toEqual(['Quist Sunday School Teacher', 'Hale Sunday School Teacher']);
  expect(read('Teachers: Sam Hale, Luke Quist')).toEqual(['Hale Teacher', 'Quist Teacher']);
});
