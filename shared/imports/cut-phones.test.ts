import { expect, test } from 'vitest';
import { householdText } from './households/household-text.ts';
import { readPerson } from './person.ts';
import { rowsOfText } from './rows.ts';

/** The line in a list of others. */
const read = (line: string) => {
  const [first] = rowsOfText(`${line}\nAna Ruiz\nTom Reed\nEve Dunn\n`, true).rows.map(readPerson);
  return [first?.person?.phone, first?.problem];
};

test.each([
  ['Lee Kim 010 1234 5678', '010 1234 5678'],
  ['Lee Kim 090.1234.5678', '090.1234.5678'],
  ['Lee Kim 0171 123 4567', '0171 123 4567'],
  ['Lee Kim – 139 1234 5678 – Organist', '139 1234 5678'],
  ['Lee Kim (801) 555-0100', '(801) 555-0100'],
  ['Lee Kim +49 30 123 4567', '+49 30 123 4567'],
  ['Lee Kim, Provo UT 84604-1234 801-555-0100', undefined],
  ['Lee Kim – Provo UT 84604-1234 801-555-0100', '801-555-0100'],
  ['Lee Kim 801-555-0100, 801-555-0101', '801-555-0100'],
  ['Lee Kim 801-555-0100 x12', '801-555-0100 x12'],
])('the phone in “%s” is kept whole', (line, phone) => expect(read(line)[0]).toBe(phone));

test.each([
  'Lee Kane 123 4567 8901 801-555-1111',
  'Lee Kim 555 1234 5678 9012',
  'Lee Kim 12 345 6789',
  'Lee Kim 801-555-0100 5678',
  'Lee Kim 555-0100 555-0101',
  'Lee Kim 801-555-0100 801-555-0101',
  'Lee Kim 34 801-555-0100',
])('“%s” has digits that may belong to the phone, and is a problem', (line) =>
  expect(read(line)).toEqual([
    undefined,
    `“${line}” has extra digits next to the phone number. Enter only the phone number.`,
  ]),
);

test('digits next to the phone of a household or its members are a problem, too', () => {
  const text = 'Lee 123 4567 8901\n  Kim\nReed\n  Tom 12 345 6789\n  Ann 801-555-0100\n';
  const rows = (householdText(text) ?? []).map(readPerson);
  expect(rows.map(({ name, person, problem }) => [person && name, person?.phone, problem !== null])).toEqual([
    ['Kim Lee', undefined, false],
    [null, undefined, true],
    ['Ann Reed', '801-555-0100', false],
  ]);
});

test('a phone shaped like a membership record number is flagged for review until it is written otherwise', () => {
  const phoneOf = (phone: string) => readPerson({ row: 2, values: { name: 'Lee, Kim', phone } });
  expect(phoneOf('123-4567-8901').problem).toBe(
    '“123-4567-8901” may be a membership record number. If it’s a phone number, write it with spaces: “123 4567 8901”.',
  );
  expect(phoneOf('010-1234-5678').field).toBe('phone');
  expect(phoneOf('010 1234 5678').person?.phone).toBe('010 1234 5678');
  expect(phoneOf('+82 10-1234-5678').problem).toBeNull();
});
