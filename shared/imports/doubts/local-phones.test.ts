import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const phonesIn = (...phones: string[]) =>
  rowsOfText(`Nombre,Teléfono\n${phones.map((phone) => `"Ruiz, Ana",${phone}`).join('\n')}`, false)
    .rows.map(readPerson)
    .map(({ person }) => person?.phone ?? null);

test('nine digits without spaces are a phone number if most of the list’s phone numbers have nine', () =>
  expect(phonesIn('612345678', '945 12 38 76', '+34 612 345 679', '')).toEqual([
    '612 345 678',
    '945 12 38 76',
    '+34 612 345 679',
    null,
  ]));

test('among other phones, and alone, nine digits may be a ZIP code or lack one', () => {
  expect(phonesIn('840031234', '801-555-0100', '801-555-0101')).toEqual([null, '801-555-0100', '801-555-0101']);
  expect(phonesIn('840031234')).toEqual([null]);
});

test.each([
  [
    ['600-111-224', '987-654-321'],
    ['600 111 224', '987 654 321'],
  ],
  [
    ['600.111.224', '600-111-225'],
    ['600 111 224', '600 111 225'],
  ],
  [
    ['010-1234-5678', '010-2234-5678', '02-123-4567'],
    ['010 1234 5678', '010 2234 5678', '02-123-4567'],
  ],
  [
    ['090-1234-5678', '080-1234-5679', '070–1234–5670', '050-1234-5670'],
    ['090 1234 5678', '080 1234 5679', '070 1234 5670', '050 1234 5670'],
  ],
  [
    ['090-1234-5678', '03-1234-5678', '0466-12-3456', '+81 90-1234-5679'],
    ['090 1234 5678', '03-1234-5678', '0466-12-3456', '+81 90-1234-5679'],
  ],
  [
    ['０９０－１２３４－５６７８', '090ー1234ー5679'],
    ['090 1234 5678', '090 1234 5679'],
  ],
  [
    ['Cell: 090-1234-5678', '03-1234-5678 / 080-1234-5679'],
    ['090 1234 5678', '03-1234-5678'],
  ],
  [
    ['138-1234-5678', '139-1234-5679', '13912345679'],
    ['138 1234 5678', '139 1234 5679', '13912345679'],
  ],
])('in a list of phones like %j, they are phone numbers', (phones, read) => expect(phonesIn(...phones)).toEqual(read));

test('among other phones, a number that lacks a digit or may be of a membership record is a problem', () => {
  const others = ['801-555-0100', '801-555-0101'];
  expect(phonesIn('801-555-010', ...others)).toEqual([null, ...others]);
  expect(phonesIn('010-1234-5678', ...others)).toEqual([null, ...others]);
  expect(phonesIn('090-1234-5678', ...others)).toEqual([null, ...others]);
  expect(phonesIn('090-1234-5678', '06 12 34 56 78', '06 12 34 56 79')[0]).toBeNull();
  expect(phonesIn('012-1234-5678', '013-1234-5678')).toEqual([null, null]);
  expect(phonesIn('090-1234-5678')).toEqual([null]);
  expect(phonesIn('090-1234-5678', '18015550100', '1 801 555 0101')[0]).toBeNull();
  expect(phonesIn('070-1234-5678', '042-1234-5678', '001-1234-5678', '033-1234-5678')).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['Hno. Fabián Ibarra 600 222 001\nHna. Greta Jurado 600 222 002', ['600 222 001', '600 222 002']],
  ['Fabián Ibarra, 600222001\nGreta Jurado, 600222002', ['600 222 001', '600 222 002']],
  ['Irmão Fabián Ibarra - 912-345-678\nIrmã Greta Jurado - 912-345-679', ['912 345 678', '912 345 679']],
  ['Fabián Ibarra 612 34 56 78\nGreta Jurado +34 612 345 679', ['612 34 56 78', '+34 612 345 679']],
])('in a text, nine digits behind each name are a phone number: %j', (text, [one, other]) =>
  expect(importedFrom(text)).toEqual({ people: [`Fabián Ibarra, ${one}`, `Greta Jurado, ${other}`], problems: [] }),
);

test('in a text with other phones, nine digits in one piece are none', () =>
  expect(
    importedFrom('Ana Ruiz 801-555-0101\nEva Vega 801-555-0102\nPat Soto 801-555-0103\nKim Lee - 846012345\n').people,
  ).toContain('Kim Lee'));
