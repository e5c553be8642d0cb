import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { shortYearOf } from './birth-years/birth-years.ts';
import { decodeText } from './decode.ts';
import { householdText } from './households/household-text.ts';
import { householdTable } from './households/households.ts';
import { isHeadingOrFooter, isSection, looksLikePhone } from './looks.ts';
import { partName } from './names.ts';
import { readPerson } from './person.ts';

test.each([
  '801-555-0100',
  '(801) 555-0100',
  '+49 30 901820',
  '555 0100',
  '801.555.0100 x12',
  '801-555-0100 (Mobile)',
  '801-555-0100 / 801-555-0101',
  '080-345-67890',
  '11987654321',
])('%s is a phone number', (text) => expect(looksLikePhone(text)).toBe(true));
test.each([
  '7',
  '-435 555 0103',
  'kim@example.org',
  'Kim Lee',
  '2026-11-22',
  '11/22/2026',
  '12345 Main Street',
  '801-555-0100-801-555-0101',
  '801-555-0106/7',
  '801 555 0106 / 0107',
  '12.05.1980',
  '19800512',
  '1980 - 2020',
  '84604-1234',
  '000-1234-5678',
  '00012345678',
  '123-45-6789',
  '000-000-0000',
  '999-999-9999',
  '(555) 555-5555',
  '123-456-7890',
  '801-555-70010',
  '(801) 555-70010',
  '1-801-555-70010',
  '801.555.700100',
])('%s is not a phone number', (text) => expect(looksLikePhone(text)).toBe(false));

/** Milliseconds of work, the best of a few tries: a machine that is busy with something else makes no judging slow. */
function quickest(judge: () => void, wanted: number): number {
  let best = Infinity;
  for (let tries = 0; tries < 3 && best >= wanted; tries += 1) {
    const worked = processorTime();
    judge();
    best = Math.min(best, worked());
  }
  return best;
}

test.each(['(', '1 ', 'a@', '[', ' (', 'x. ', '<', '"', '0.'])(
  'a cell or a line full of “%s” is judged quickly',
  (filling) => {
    const long = `Kim Lee ${filling.repeat(50_000)}`;
    const judge = () => {
      for (const field of ['name', 'firstName', 'email', 'phone', 'calling'] as const)
        expect(readPerson({ row: 2, values: { name: 'Lee, Kim', [field]: long } }).person).toBeNull();
      expect(householdText(`Lee\n  Kim\nReed\n  ${long}`)).toBeNull();
      expect(
        householdTable(
          [
            { row: 1, cells: ['Head', 'Children'] },
            { row: 2, cells: [long, long] },
          ],
          20,
        ),
      ).not.toBeNull();
    };
    expect(quickest(judge, 2000)).toBeLessThan(2000);
  },
);

test('a phone cell of any length is judged quickly', () => {
  const judge = () => {
    for (const filling of [' ', 'x ', '7 ', '(', ';'])
      expect(looksLikePhone(`801 555 0100${filling.repeat(250_000)}!`)).toBe(false);
  };
  expect(quickest(judge, 1000)).toBeLessThan(1000);
});

test('an older alphabet and a birth date of any length are judged quickly', () => {
  const accents = Buffer.from('áa'.repeat(100_000), 'latin1');
  const judge = () => {
    expect(decodeText(accents)).toHaveLength(200_000);
    expect(shortYearOf(`${' 1:11'.repeat(40_000)}\nx`)).toBeNull();
  };
  expect(quickest(judge, 1000)).toBeLessThan(1000);
});

test.each([
  'Member List',
  'Elders Quorum',
  'Total: 300',
  'Printed on 22 Nov 2026. For Church Use Only.',
  'RELIEF SOCIETY',
  'Page 2 of 3',
  'Relief Society Presidency',
  'Presidency, Relief Society',
  'Ward Clerks',
  'Total Households: 120',
  'Grand Totals',
  'The Smith Family',
  'Activity Days Leaders',
  'Last Updated May',
  'Family History',
  'Confidential Ward Record',
  'Sociedad de Socorro',
  'Sociedade de Socorro',
  'Quórum de Élderes',
  'Mujeres Jóvenes',
  'Moças',
  'Escuela Dominical',
  'Escola Dominical',
  'Lista de Miembros',
  'Total de Miembros 120',
])('“%s” is not a person', (text) => {
  expect(isHeadingOrFooter(text) || isSection(text)).toBe(true);
  expect(readPerson({ row: 2, values: { name: text } }).person).toBeNull();
  const [firstName = '', ...others] = text.split(' ');
  expect(readPerson({ row: 2, values: { firstName, lastName: others.join(' ') } }).person).toBeNull();
});

test.each(['Lista, Alberto', 'Young, Mendel', 'Clerk, Ann', 'Leader, Kim', 'Ward, Ana', 'Marie Quorumbo'])(
  '“%s” is a person',
  (name) => expect(readPerson({ row: 2, values: { name } }).problem).toBeNull(),
);

test.each([
  ['Anna van der Berg', 'Anna', 'van der Berg'],
  ['Ana de la Cruz', 'Ana', 'de la Cruz'],
  ['Mary Ann J. Smith', 'Mary Ann J.', 'Smith'],
  ['John Smith, Jr.', 'John', 'Smith Jr.'],
  ['Smith, Jr., John', 'John', 'Smith Jr.'],
  ['Robert Q. Hale III', 'Robert Q.', 'Hale III'],
  ['Sister Kim Lee', 'Kim', 'Lee'],
  ['Bishop, Paul', 'Paul', 'Bishop'],
  ['van der Berg, Anna', 'Anna', 'van der Berg'],
  ['Smith Jr, John', 'John', 'Smith Jr'],
  ['Smith, John Jr.', 'John', 'Smith Jr.'],
  ['Smith, John V.', 'John V.', 'Smith'],
  ['Smith, Brother John', 'John', 'Smith'],
])('%s is split correctly', (cell, firstName, lastName) => expect(partName(cell)).toEqual({ firstName, lastName }));

test.each([
  [
    { name: 'Madonna' },
    '“Madonna” has no last name. If the family’s last name appears only once, repeat it in every row.',
  ],
  [{ name: 'Mary Jane Watson' }, 'Which part of “Mary Jane Watson” is the last name? Write it as “Last, First.”'],
  [{ name: 'John Smith, Bishop' }, '“John Smith, Bishop” has more than a name in it. Write only “Last, First.”'],
  [{ name: 'Smith, John, Bishop' }, '“Smith, John, Bishop” has more than a name in it. Write only “Last, First.”'],
  [
    { name: 'Nuñez, Ana, Secretaria' },
    '“Nuñez, Ana, Secretaria” has more than a name in it. Write only “Last, First.”',
  ],
  [
    { name: 'Ana Nuñez, Ward Clerk', phone: '801 555 0100' },
    '“Ana Nuñez, Ward Clerk” has more than a name in it. Write only “Last, First.”',
  ],
  [{ name: 'Bishop Smith' }, '“Bishop” has a title in it. Write only the first name.'],
  [{ firstName: 'Bro. John', lastName: 'Smith' }, '“Bro. John” has a title in it. Write only the first name.'],
  [{ firstName: 'John', lastName: 'Jr.' }, '“Jr.” is not a last name.'],
  [
    { firstName: 'Kim, Min', lastName: 'Lee' },
    '“Kim, Min Lee” is more than one person. Give each person a separate row.',
  ],
  [
    { name: 'Smith, John (deceased)' },
    '“Smith, John (deceased)” has more than a name in it. Is this person still in the ward?',
  ],
  [{ name: 'Lee, Kim', calling: '(deceased)' }, '“(deceased)” is not a calling.'],
  [{ name: 'Lee, Kim', calling: '12 Main Street' }, '“12 Main Street” is not a calling.'],
  [{ name: 'Lee, Kim', calling: '801 555 0100' }, '“801 555 0100” is not a calling.'],
  [{ name: 'Lee, Kim', calling: '5/12/80' }, '“5/12/80” is not a calling.'],
  [{ name: 'Lee, Kim', phone: '84604' }, '“84604” is not a phone number.'],
  [{ name: 'Smith, John & Mary' }, '“John & Mary Smith” is more than one person. Give each person a separate row.'],
  [{ firstName: 'kim@example.org', lastName: 'Lee' }, '“kim@example.org” is not a name.'],
  [{ firstName: 'Kim', lastName: '801 555 0100' }, '“801 555 0100” is not a name.'],
  [{ name: 'Lee, Kim', phone: 'kim@example.org' }, '“kim@example.org” is not a phone number.'],
  [{ name: 'Lee, Kim', email: '801 555 0100' }, 'Invalid email: “801 555 0100”'],
  [
    { name: 'Lee, Kim', notes: 'Bor\uFFFDs' },
    'We couldn’t read a character in this row: “Bor\uFFFDs.” If the list is from Excel, save it as “CSV UTF-8.”',
  ],
])('an impossible value gets a message: %j', (values, problem) =>
  expect(readPerson({ row: 2, values })).toMatchObject({ person: null, problem }),
);

test.each([
  'Primary Teacher (CTR 5)',
  'Valiant 10',
  '1st Counselor',
  'Second Counselor in the Bishopric',
  'Scouts 11-13',
  'Organista',
])('%s may be a calling', (calling) =>
  expect(readPerson({ row: 2, values: { name: 'Lee, Kim', calling } }).person?.calling).toBe(calling),
);

test('a dash or N/A means a blank', () => {
  const { person } = readPerson({ row: 2, values: { name: 'Lee, Kim', phone: 'N/A', email: '-', calling: 'None' } });
  expect(person).toEqual({ firstName: 'Kim', lastName: 'Lee' });
});
