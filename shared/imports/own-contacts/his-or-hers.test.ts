import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (list: string) =>
  rowsOfText(list, false).rows.map((row) => {
    const { person } = readPerson(row);
    const noted = (row.noted ?? []).map(({ text }) => text).join(' ');
    return [person?.firstName, person?.phone, person?.email, noted && `noted ${noted}`].filter(Boolean).join(' · ');
  });

test.each([
  'His Cell,Her Cell',
  'Cell (his),Cell (hers)',
  'His phone,Hers phone',
  'His Mobile Number,Her Mobile Number',
])('of %s, a row has the one that fits, where it is known, and else notes both', (titles) =>
  expect(
    read(
      `Name,${titles}\nMark Lee,801-555-1002,801-555-1003\nMary Fox,,801-555-1005\nXi Day,801-555-1004,801-555-1006`,
    ),
  ).toEqual(['Mark · 801-555-1002', 'Mary · 801-555-1005', 'Xi · noted 801-555-1004 801-555-1006']),
);

test('a column for the sex tells it, too, also of emails', () =>
  expect(read('Name,Gender,His Email,Her Email\nXi Lund,F,a@x.org,b@x.org\nXu Lund,M,a@x.org,b@x.org')).toEqual([
    'Xi · b@x.org',
    'Xu · a@x.org',
  ]));

test('each of a couple in one cell has their own', () =>
  expect(read('Name,His Cell,Her Cell\nTom & Ann Reed,801-555-1000,801-555-1001')).toEqual([
    'Tom · 801-555-1000',
    'Ann · 801-555-1001',
  ]));

test('beside the row’s own phone, they change nothing', () =>
  expect(read('Name,Phone,His Cell,Her Cell\nTom Lee,801-555-1000,801-555-1002,801-555-1003')).toEqual([
    'Tom · 801-555-1000',
  ]));
