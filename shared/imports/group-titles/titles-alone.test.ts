import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';

const problemOf = (values: Parameters<typeof readPerson>[0]['values']) => readPerson({ row: 2, values }).problem;

test.each([
  'Geschwister Kranz',
  'Geschw. Lang',
  'Lang, Geschwister',
  'Eheleute Roth',
  'Ehep. Lang',
  'Gebr. Lang',
  'Schwestern Lang',
  'Irs. Melo',
  'Srs. Melo',
  'Sres. Cortez',
  'Flia. Cortez',
  'Époux Roux',
  'Mesdames Roux',
  'Coniugi Rossi',
  'Bros. Lang',
  'God Bless',
])('“%s” is no one person', (name) => {
  expect(problemOf({ name })).toMatch(/is a heading or a note, not a person\.$/);
  const [last = '', first] = name.split(', ');
  const [firstName, ...others] = first === undefined ? name.split(' ') : [first, last];
  expect(problemOf({ firstName, lastName: others.join(' ') })).toMatch(/is a heading or a note, not a person\.$/);
});

test.each([
  'Hr. Lang',
  'Frl. Lang',
  'Witwe Lang',
  'Mlle Roux',
  'Veuve Roux',
  'Síster Cortez',
  'Señora Cortez',
  'Doña Cortez',
  'Abuela Cortez',
  'Sig.ra Rossi',
])('“%s” has a title and no first name', (name) => {
  const title = name.split(' ')[0] ?? '';
  expect(problemOf({ name })).toBe(`“${title}” has a title in it. Write only the first name.`);
});

test('a title before a whole name is no part of it, and names like titles are names', () => {
  const firstNames = ['Hr. Uwe Lang', 'Mlle Anne Roux', 'Doña Ana Cortez', 'Sig Hansen', 'Don Bell', 'Tia Bell'].map(
    (name) => readPerson({ row: 2, values: { name } }).person?.firstName,
  );
  expect(firstNames).toEqual(['Uwe', 'Anne', 'Ana', 'Sig', 'Don', 'Tia']);
});
