import { expect, test } from 'vitest';
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
