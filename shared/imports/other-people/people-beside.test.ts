import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { rowsOfText } from '../rows.ts';

const SAID = '(people in this column aren’t imported)';

test.each([
  ['Calling,Name 1,Name 2,Phone\nPrimary Teacher,Ann Hall,Bea Hall,801-555-0001\n', [`Name 2 ${SAID}`]],
  ['First Name,First Name 2,Last Name\nMark,Lori,Lee\n', [`First Name 2 ${SAID}`]],
  ['Name,Children\n"Hall, Bob","Tim, Amy & Sue"\n', [`Children ${SAID}`]],
  ['Name,Spouse\n"Hall, Bob",Ann\n', [`Spouse ${SAID}`]],
  ['Name,Assigned Brothers\n"Hall, Bob",Tom Beck\n"Cole, Al",Ed Roe\n', [`Assigned Brothers ${SAID}`]],
])('an ignored column that names people says that they aren’t imported: %j', (list, ignored) =>
  expect(rowsOfText(list, false).ignoredColumns).toEqual(ignored),
);

test('a household with a column for each of its people is read whole', () => {
  const list =
    'Head of House Name,Spouse Name,Family Phone,Child 1 Name\n"Hall, Bob","Hall, Ann",801-555-0000,"Hall, Tim"\n';
  expect(importedFrom(list).people).toEqual(['Bob Hall', 'Ann Hall', 'Tim Hall']);
  expect(rowsOfText(list, false).ignoredColumns).toEqual([]);
});

test.each(['Opal (deceased)', 'Opal - moved'])('“%s” below Spouse is no note about the person of the row', (cell) => {
  const table = rowsOfText(
    `Last,First,Spouse,Phone\nHall,Bob,${cell},801-555-0001\nCole,Al,Vera,\nRoe,Ed,single,\n`,
    false,
  );
  expect(table.ignoredColumns).toEqual([`Spouse ${SAID}`]);
  expect(table.rows.flatMap(({ noted = [], asks }) => [...noted, asks ?? []].flat())).toEqual([]);
});

test('“deceased” alone below Spouse is shown', () =>
  expect(rowsOfText('Last,First,Spouse\nHall,Bob,deceased\nCole,Al,Vera\n', false).rows[0]?.noted).toHaveLength(1));

test('a key of a JSON list that names people says so, too', () =>
  expect(rowsOfJson('[{"name":"Ann Hall","spouse":"Bob Hall","city":"Provo"}]').ignoredColumns).toEqual([
    `spouse ${SAID}`,
    'city',
  ]));

test.each([
  ['Name,Spouse\n"Hall, Bob",\n', 'Spouse'],
  ['Name,Spouse Phone\n"Hall, Bob",801-555-0001\n', 'Spouse Phone'],
  ['Name,City\n"Hall, Bob",Salt Lake\n', 'City'],
  ['Name,Number of Children\n"Hall, Bob",3\n', 'Number of Children'],
])('an ignored column without people is only named: %j', (list, ignored) =>
  expect(rowsOfText(list, false).ignoredColumns).toEqual([ignored]),
);
