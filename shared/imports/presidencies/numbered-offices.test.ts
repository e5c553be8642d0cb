import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const callingsOf = (text: string) =>
  rowsOfText(text, true)
    .rows.map((row) => readPerson(row).person)
    .flatMap((person) => (person ? [person.calling] : []));

test.each([
  [
    'Ältestenkollegium\nPräsident: Robert Hahn\n1. Ratgeber: Karl Dorn\n2. Ratgeber: Markus Thal\n',
    'Präsident des|Erster Ratgeber des|Zweiter Ratgeber des',
    ' Ältestenkollegiums',
  ],
  [
    'Presidência das Moças\nPresidente: Júlia Prado\n1. Conselheira: Carmem Mota\n2. Conselheira: Rita Alves\n',
    'Presidente|Primeira Conselheira|Segunda Conselheira',
    ' das Moças',
  ],
  [
    'Presidencia de la Primaria\nPresidenta: Ana Prado\n1. Consejera: Rosa Mota\n2. Consejera: Rita Vega\n',
    'Presidenta|Primera Consejera|Segunda Consejera',
    ' de la Primaria',
  ],
  [
    'Primaire\nPrésidente : Julie Hamel\n1re conseillère : Karine Morel\n2e conseillère : Tina Blanc\n',
    'Présidente|Première conseillère|Deuxième conseillère',
    ' de la Primaire',
  ],
])('the number of a counselor is kept: %j', (text, offices, organization) =>
  expect(callingsOf(text)).toEqual(offices.split('|').map((office) => `${office}${organization}`)),
);

test('so is that of a bishop’s counselor, and of one in English', () => {
  expect(callingsOf('Bischof: Robert Hahn\n1. Ratgeber: Karl Dorn\n2. Ratgeber: Markus Thal\n')).toEqual([
    'Bischof',
    'Erster Ratgeber der Bischofschaft',
    'Zweiter Ratgeber der Bischofschaft',
  ]);
  expect(callingsOf('Évêque : Robert Garnier\n1er conseiller : Charles Duret\n2e conseiller : Marc Tellier\n')).toEqual(
    ['Évêque', 'Premier conseiller de l’Épiscopat', 'Deuxième conseiller de l’Épiscopat'],
  );
  expect(
    callingsOf('Primary Presidency\nPresident: Jill Hale\n1. Counselor: Karen Moss\n2. Counselor: Tina Webb\n'),
  ).toEqual(['Primary President', 'Primary First Counselor', 'Primary Second Counselor']);
});

test('in a list of numbered lines, the number is the line’s', () =>
  expect(
    callingsOf('1. Bishop: Jill Hale\n2. Counselor: Karen Moss\n3. Counselor: Tina Webb\n')
      .join()
      .match(/Second|First/),
  ).toBeNull());
