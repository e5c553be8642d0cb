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

test.each([
  'Name;Phone;Wife Cell;Husband Cell;Wife',
  'Name;Telefon;Mobil Ehefrau;Mobil Ehemann;Ehefrau',
  'Nom complet;Téléphone;Portable épouse;Portable mari;Épouse',
  'Nombre;Teléfono;Celular esposa;Celular esposo;Esposa',
])('below %s, the cell phone of a man whose wife is named is his, and his other phone is noted', (titles) => {
  expect(read(`${titles}\nBecker, Otto;801-555-1000;801-555-1001;801-555-1002;Erika`)).toEqual([
    'Otto · 801-555-1002 · noted Erika 801-555-1000',
  ]);
  expect(read(`${titles}\nBecker, Otto;801-555-1000;801-555-1001;;Erika\nRoe, Xi;801-555-1003;;801-555-1004;`)).toEqual(
    ['Otto · 801-555-1000 · noted Erika', 'Xi · 801-555-1003'],
  );
});

test.each(['Name;Wife Cell;Husband Cell;Husband', 'Name;Mobil Ehefrau;Mobil Ehemann;Ehemann'])(
  'below %s, a woman whose husband is named has hers',
  (titles) =>
    expect(read(`${titles}\nBecker, Xi;801-555-1001;801-555-1002;Otto`)).toEqual(['Xi · 801-555-1001 · noted Otto']),
);

test.each([
  ['Name,Birthday,Her Cell', 'Hailey Jensen,4/12/2009,801-555-2801'],
  ['Name,His Cell', 'Xi Day,801-555-2801'],
  ['Name,His Cell,Her Cell', 'Fern Widdison,,801-555-2801'],
  ['Household,Husband’s Cell,Wife’s Cell', '"Widdison, Fern",,801-555-2801\n"Lee, Tom & Ann",,'],
  ['Nombre,Tel. esposo,Tel. esposa', 'Xi Day,,801-555-2801'],
  ['Name,Handy Mann,Handy Frau', 'Xi Day,,801-555-2801'],
  ['Name,Her Phone,Husband’s Phone', 'Fern Widdison,801-555-2801,801-555-2802'],
  ['Sister,Her Phone,Husband’s Phone', 'Fern Widdison,801-555-2801,801-555-2802'],
  ['Hermana,Tel. esposo,Tel. esposa', 'Xi Day,801-555-2802,801-555-2801'],
])('below %s, whose name tells nothing has the only one there is: %s', (titles, line) =>
  expect(read(`${titles}\n${line}`)[0]?.split(' · ').slice(1)).toEqual(['801-555-2801']),
);

test('what a couple has alone is noted with both, and a man’s “Her Cell” with him', () =>
  expect(read('Name,His Cell,Her Cell\n"Reed, Xi & Xu",801-555-1000,\nMark Fox,,801-555-1001')).toEqual([
    'Xi · noted 801-555-1000',
    'Xu · noted 801-555-1000',
    'Mark · noted 801-555-1001',
  ]));

test.each([
  'Name,His Cell,Her Cell,Home Phone',
  'Name,Husband Cell,Wife Cell,Home',
  'Name,Telefon Mann,Telefon Frau,Festnetz',
  'Nombre,Cel. esposo,Cel. esposa,Casa',
])('below %s, what may be one’s own is noted beside the phone at home', (titles) =>
  expect(
    read(`${titles}\n"Fox, Mary",,801-555-1005,801-555-1006\n"Day, Xi",801-555-1007,801-555-1008,801-555-1009`),
  ).toEqual(['Mary · 801-555-1006 · noted 801-555-1005', 'Xi · 801-555-1009 · noted 801-555-1007 801-555-1008']),
);
