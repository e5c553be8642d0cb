import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const namesBelow = (heading: string, ...names: string[]): string[] =>
  rowsOfText(`${heading};Teléfono;Móvil\n${names.map((name) => `${name};912 555 101;612 555 101`).join('\n')}\n`, true)
    .rows.map((row) => readPerson(row))
    .map(({ person }) => (person ? `${person.lastName}, ${person.firstName}` : 'asked'));

const READ = [
  'García López, María',
  'Fernández Gil, José Antonio',
  'Ruiz Pérez, María del Carmen',
  'Soto, Luis Alberto',
  'Ruiz, Ana',
];

test.each(['Nombre y apellidos', 'Nombres y apellidos', 'Nombre y Apellidos'])(
  'two last names below “%s” are read',
  (heading) =>
    expect(
      namesBelow(
        heading,
        'María García López',
        'José Antonio Fernández Gil',
        'María del Carmen Ruiz Pérez',
        'Luis Alberto Soto',
        'Ana Ruiz',
      ),
    ).toEqual(READ),
);

test.each(['Apellidos y nombre', 'Apellidos y nombres'])('two last names below “%s” come first', (heading) =>
  expect(
    namesBelow(
      heading,
      'García López María',
      'Fernández Gil José Antonio',
      'Ruiz Pérez María del Carmen',
      'Soto Luis Alberto',
      'Ruiz Ana',
    ),
  ).toEqual(READ),
);

test('a name that may be parted in two ways is asked about', () => {
  expect(namesBelow('Nombre y apellidos', 'María de la Cruz García', 'Ana Gil Ruiz')).toEqual(['asked', 'asked']);
  expect(namesBelow('Nombre completo', 'María García López', 'Ana Gil Ruiz')).toEqual(['asked', 'asked']);
});
