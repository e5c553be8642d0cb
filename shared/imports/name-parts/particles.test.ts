import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const NAMES = [
  ['Berg', 'Pieter van den', 'Pieter', 'van den Berg'],
  ['Silva', 'Ana da', 'Ana', 'da Silva'],
  ['Silva', 'Ana Maria da', 'Ana Maria', 'da Silva'],
  ['Cruz', 'Maria de la', 'Maria', 'de la Cruz'],
  ['Cruz', 'Maria De La', 'Maria', 'De La Cruz'],
  ['Santos', 'maria dos', 'maria', 'dos Santos'],
  ['Leon', 'Ana de', 'Ana', 'de Leon'],
  ['Trapp', 'Eva von', 'Eva', 'von Trapp'],
  ['Rossi', 'Carlo de', 'Carlo', 'de Rossi'],
  ['Hoef', "Jan van 't", 'Jan', "van 't Hoef"],
  ['Broek', 'Jan op den', 'Jan', 'op den Broek'],
  ['Cruz', 'Juan dela', 'Juan', 'dela Cruz'],
  ['Angelo', 'Carlo d’', 'Carlo', 'd’Angelo'],
  ['Berg van den', 'Pieter', 'Pieter', 'van den Berg'],
  ['Smith', 'John Von', 'John Von', 'Smith'],
  ['Nguyen', 'Thi Van', 'Thi Van', 'Nguyen'],
  ['Ruiz', 'María del Carmen', 'María del Carmen', 'Ruiz'],
  ['van der Berg', 'Anna', 'Anna', 'van der Berg'],
  ['cole', 'mary al', 'mary al', 'cole'],
  ['Cole', 'Ben', 'Ben', 'Cole'],
  ['Lee', 'Do', 'Do', 'Lee'],
] as const;

test.each(NAMES)('a list with the last name “%s” before “%s” has %s %s', (last, first, firstName, lastName) => {
  for (const text of [`Name,Phone\n"${last}, ${first}",\n`, `Last Name,First Name\n${last},${first}\n`]) {
    const [person] = rowsOfText(text, false).rows.map((row) => readPerson(row).person);
    expect(person).toEqual({ firstName, lastName });
    const member = aMember({ id: 1, firstName, lastName });
    const [planned] = importPlanOf(
      [readPerson({ row: 2, values: { name: `${last}, ${first}`, calling: 'Organist' } })],
      [member],
    );
    expect(planned?.said).toMatchObject({ action: 'update' });
  }
});

test('in a list without headings too', () => {
  const lines = ['Berg, Pieter van den', 'Silva, Ana Maria da', 'Cruz, Maria de la 801-555-0100', 'Baker, Ann'];
  const people = rowsOfText(lines.join('\n'), true).rows.map((row) => readPerson(row).person);
  expect(people.map((person) => person?.lastName)).toEqual(['van den Berg', 'da Silva', 'de la Cruz', 'Baker']);
});

test('with a suffix, and where both cells have it', () => {
  const list = 'Last Name,First Name\nSilva Jr.,Ana da\nde la Cruz,Maria de la\n"Berg, van den",Jan\n';
  const people = rowsOfText(list, false).rows.map((row) => readPerson(row).person);
  expect(people.map((person) => person?.lastName)).toEqual(['da Silva Jr.', 'de la Cruz', 'van den Berg']);
});

const inOneCell = (name: string) => readPerson({ row: 2, values: { name } }).person;

test.each([
  ['Marta Van Orden', 'Marta', 'Van Orden'],
  ['Dick Van Dyke', 'Dick', 'Van Dyke'],
  ['Mary Ann Van Wagoner', 'Mary Ann', 'Van Wagoner'],
  ['Jean St. Clair', 'Jean', 'St. Clair'],
  ['Paul Le Sueur', 'Paul', 'Le Sueur'],
  ['Rosa De La Cruz', 'Rosa', 'De La Cruz'],
  ['Anna van der Berg', 'Anna', 'van der Berg'],
  ['Darin Van Leeuwen', 'Darin', 'Van Leeuwen'],
  ['Zorblax Van Orden', 'Zorblax', 'Van Orden'],
  ['Zorblax Van Der Beek', 'Zorblax', 'Van Der Beek'],
  ['Vic Dela Rosa', 'Vic', 'Dela Rosa'],
  ['Zorblax Delos Reyes', 'Zorblax', 'Delos Reyes'],
  ['Karen Mc Donald', 'Karen', 'Mc Donald'],
  ['Deb Mac Dougal', 'Deb', 'Mac Dougal'],
  ['Nils Af Klint', 'Nils', 'Af Klint'],
])('in “%s” the last name begins with its particle', (name, firstName, lastName) =>
  expect(inOneCell(name)).toMatchObject({ firstName, lastName }),
);

test.each([
  'Anh Van Nguyen',
  'Nguyen Van An',
  'Maria Del Carmen',
  'Kim Van Lee',
  'Zorblax Van Thomas',
  'Khoi Van Kieu',
  'Nguyen Van Quoc',
  'Main St Provo',
  'Church Van Rental',
])('in “%s” such a word may be a first or middle name, and is asked about', (name) =>
  expect(inOneCell(name)).toBeNull(),
);

test.each([
  ['Juan Carlos Vega Ruiz', 'Vega Ruiz', 'Juan Carlos'],
  ['Juan Carlos Vega Ruiz', 'The Vega Ruiz Family', 'Juan Carlos'],
  ['Pedro Luis Gomez', 'Gomez, Pedro & Ana', 'Pedro Luis'],
])('“%s” beside the household “%s” is called %s', (name, household, firstName) =>
  expect(readPerson({ row: 2, values: { name, household } }).person).toMatchObject({ firstName }),
);
test('a household with one of two last names tells nothing', () =>
  expect(readPerson({ row: 2, values: { name: 'Juan Vega Ruiz', household: 'Ruiz' } }).person).toBeNull());

test.each([
  ['João Carlos da Silva', 'João Carlos', 'da Silva'],
  ['Maria Aparecida dos Santos', 'Maria Aparecida', 'dos Santos'],
  ['Maria de Lourdes da Silva', 'Maria de Lourdes', 'da Silva'],
  ['José Antonio de la Cruz', 'José Antonio', 'de la Cruz'],
  ['Ana Paula da Silva', 'Ana Paula', 'da Silva'],
  ['João Batista dos Santos', 'João Batista', 'dos Santos'],
  ['Márcia de Souza Lima', 'Márcia', 'de Souza Lima'],
  ['Ana Paula da Costa Ramos', 'Ana Paula', 'da Costa Ramos'],
  ['José Luis de la Torre Ruiz', 'José Luis', 'de la Torre Ruiz'],
  ['Maria da Costa de Almeida', 'Maria', 'da Costa de Almeida'],
  ['Karl Heinz von der Au', 'Karl Heinz', 'von der Au'],
  ['Rosa Maria di Stefano', 'Rosa Maria', 'di Stefano'],
  ['John P. de Vries', 'John P.', 'de Vries'],
])('“%s” is %s %s', (name, firstName, lastName) => expect(inOneCell(name)).toEqual({ firstName, lastName }));

test.each([
  'Juan Ruiz de la Cruz',
  'Maria Oliveira da Silva',
  'Ana María del Carmen',
  'Francisco Xavier dos Santos',
  'Pedro Batista dos Santos',
  'Maria de Jesus Santos',
  'Juan de la Cruz García',
  'Costa de Souza Lima',
  'Rita de Cássia Rocha',
  'Francisco de Assis Silva',
  'Pedro de Alcântara Melo',
  'Antônio de Pádua Reis',
  'Maria da Silva Ana',
])('where a last name may stand before the particle, as in “%s,” the last name is asked', (name) =>
  expect(inOneCell(name)).toBeNull(),
);

test('“Nguyen Van Minh” has the family’s name first', () => expect(inOneCell('Nguyen Van Minh')).toBeNull());
