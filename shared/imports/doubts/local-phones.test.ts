import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';
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

test.each([
  '55 1234 5678',
  '55-1234-5678',
  '55 12 34 56 78',
  '55 12345678',
  '664 123 45 67',
  '(664) 123 45 67',
  '11 91234-5678',
  '11 9 1234-5678',
  '(11) 9 1234-5678',
  '21 3456-7890',
  '0151 12345678',
  '0151 1234 5678',
  '0711-1234567',
  '089/1234567',
  '06 12 34 56 78',
  '06-12345678',
  '07700 900123',
  '0161 496 0000',
  '02 9374 4000',
  '0917 123 4567',
  '079 123 45 67',
  '070-123 45 67',
  '347 1234567',
  '011 4123-4567',
  '099 123 456',
  '9 1234 5678',
  '0052 55 1234 5678',
  '0049 151 12345678',
])('a text with the phone %s is read as a table with it is', (phone) => {
  const read = ['Juan Pérez', `Juan Pérez, ${phone}`];
  expect(importedFrom(`Luis Soto ${phone.replace(/.$/, '0')}\nJuan Pérez ${phone}\n`).people[1]).toBe(read[1]);
  expect(importedFrom(`Luis Soto\nJuan Pérez - ${phone}\n`).people[1]).toBe(read[1]);
  expect(importedFrom(`Nombre,Teléfono\nJuan Pérez,${phone}\n`).people).toEqual([read[1]]);
});

test.each([
  '12 May 1990',
  '12 1990 2026',
  '12 20261122',
  '22 11 2026',
  '05-12-1990',
  '01.02.1980',
  '01 2026 2027',
  '03 04 05 06',
  '2019-2022',
  '123-4567-8901',
  '012-3456-7890',
  '84604-1234',
  '55 Calle 1234',
  '1234 Calle 55',
])('“%s” in a text is no phone', (text) =>
  expect(
    rowsOfText(`Luis Soto\nAna Ruiz\nJuan Pérez - ${text}\n`, true).rows.map(({ values }) => values.phone),
  ).toEqual([undefined, undefined, undefined]),
);

test('a ZIP code before a phone is no part of it', () =>
  expect(importedFrom('Luis Soto\nJuan Pérez - 12 Oak St, Newark NJ 07102 973-555-0101\n').people).toEqual([
    'Luis Soto',
    'Juan Pérez, 973-555-0101',
  ]));

test('two digits before numbers that have none in common are ages, and no area codes', () => {
  const aged = ['Ana Ruiz 34 91234-5678', 'Luis Soto 61 91234-5679', 'Juan Pérez 27 91234-5670'];
  expect(importedFrom(`${aged.join('\n')}\n`).people).toEqual([]);
  const coded = aged.map((line) => line.replace(/ \d\d /, ' 11 '));
  expect(importedFrom(`${coded.join('\n')}\n`).people[0]).toBe('Ana Ruiz, 11 91234-5678');
});

test.each([
  '12 34 56 78',
  '+45 12 34 56 78',
  '0171 / 55 12 345',
  '0171/55 12 345',
  '0171-55 12 345',
  '(0171) 5512345',
  '030 / 123 456',
  '089/12 34 56-78',
  '02-123-4567',
])('“%s” is a phone in a column, and in a line behind a name', (phone) => {
  const digits = (text: string | null | undefined) => text?.replace(/\D/g, '');
  expect(digits(phonesIn(phone)[0])).toBe(digits(phone));
  const lines = [`Juan Pérez ${phone}`, `Juan Pérez - ${phone}`, `Pérez, Juan, ${phone}`, `Juan Pérez: ${phone}`];
  for (const line of lines)
    expect(importedFrom(`${line}\nLuis Soto\n`).people).toEqual([
      `Juan Pérez, ${phone.replace(' / ', '/')}`,
      'Luis Soto',
    ]);
});

test.each([
  ['010-1234-5678', '010-2234-5678'],
  ['090-1234-5678', '080-1234-5679'],
])('several like “%s” and “%s” are phones in lines, and beside other phones', (one, other) => {
  const [first, second] = [one, other].map((phone) => phone.replaceAll('-', ' '));
  expect(importedFrom(`Juan Pérez ${one}\nLuis Soto - ${other}\nAna Ruiz 801-555-0100\n`).people).toEqual([
    `Juan Pérez, ${first}`,
    `Luis Soto, ${second}`,
    'Ana Ruiz, 801-555-0100',
  ]);
  expect(phonesIn(one, other, '801-555-0100', '801-555-0101', '801-555-0102').slice(0, 2)).toEqual([first, second]);
});

test('where others with those groups begin otherwise, they are membership records', () => {
  const records = ['010-1234-5678', '090-2234-5678', '053-1111-2222'];
  const text = records.map((record, at) => `${['Juan Pérez', 'Luis Soto', 'Ana Ruiz'][at]} - ${record}\n`).join('');
  expect(rowsOfText(text, true).rows.map(({ values }) => values.phone)).toEqual([undefined, undefined, undefined]);
});

test.each(['12 03 19 85', '12 34 56', '0171 / 0172', '05/12/2020', '012-3456-7890', '12 34 56 78 9'])(
  '“%s” behind a name is no phone of another country',
  (text) =>
    expect(
      rowsOfText(`Luis Soto\nAna Ruiz\nJuan Pérez - ${text}\n`, true).rows.map(({ values }) => values.phone),
    ).toEqual([undefined, undefined, undefined]),
);

test.each([
  ['Apellidos;Nombre', 'Casa', 'Móvil', '912555103'],
  ['Apellidos;Nombre', 'Fijo', 'Móvil', '912555103'],
  ['Apellidos;Nombre', 'Fijo casa', 'Celular', '912555103'],
  ['Apellidos;Nombre', 'Tfno. casa', 'Tfno. móvil', '912555103'],
  ['Apellidos;Nombre', 'Domicilio', 'Teléfono móvil', '912555103'],
  ['Sobrenome;Nome', 'Fixo', 'Telemóvel', '212555103'],
  ['Sobrenome;Nome', 'Rede fixa', 'Telemóvel', '212555103'],
  ['Nom;Prénom', 'Fixe', 'Portable', '155555206'],
  ['Last Name;First Name', 'Home', 'Mobile', '295556206'],
  ['Last Name;First Name', 'Work', 'Mobile', '295556206'],
])('below %s, nine digits under “%s” are the phone of whoever has none under “%s”', (names, place, mobile, phone) => {
  const list = `${names};${place};${mobile}\nRuiz;Ana;912555101;612555101\nVega;Eva;${phone};\nGil;Luz;912555105;612555102`;
  expect(importedFrom(list).people).toEqual([
    'Ana Ruiz, 612 555 101',
    `Eva Vega, ${phone.replace(/(...)(...)/, '$1 $2 ')}`,
    'Luz Gil, 612 555 102',
  ]);
});

test('whatever its heading, the only number of a person is told where phones have nine digits', () => {
  const list =
    'Apellidos;Nombre;Otro dato;Móvil;NIF\nRuiz;Ana;912555101;612555101;123456789\nVega;Eva;912555103;;123456788';
  expect(notedIn(list)).toEqual({ 'Eva Vega': ['Otro dato: 912555103'] });
});

test.each([
  ['Nombre;Apellidos;Teléfono', '612555202'],
  ['Nome;Sobrenome;Telemóvel', '912555202'],
  ['Prénom;Nom;Portable', '612555202'],
])('below “%s,” the only number of a list may have nine digits', (titles, phone) =>
  expect(importedFrom(`${titles}\nAna;Ruiz;${phone}\nEva;Vega;`)).toEqual({
    people: [`Ana Ruiz, ${phone.replace(/(...)(...)/, '$1 $2 ')}`, 'Eva Vega'],
    problems: [],
  }),
);
