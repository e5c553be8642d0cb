import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExistingMember } from '../matching.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';

const BOB = aMember({
  firstName: 'Bob',
  lastName: 'Ray',
  email: 'bobjr@example.com',
  phone: '435-555-0002',
  birthYear: 2013,
  calling: 'Deacons Quorum Secretary',
});
const HEADINGS = 'Name,Birth Date,Phone Number,E-mail,Callings';
const FATHER = '"Ray, Bob",4 May 1980,435-555-0001,,Bishop';
const SON = '"Ray, Bob",9 Jun 2013,435-555-0002,bobjr@example.com,Deacons Quorum Secretary';

const rowsIn = (lines: readonly string[]) => rowsOfText([HEADINGS, ...lines].join('\n'), false).rows.map(readPerson);

/** What becomes of each line, by the line and not by its place. */
const outcomes = (lines: readonly string[], known: readonly ExistingMember[]): string[] =>
  importPlanOf(rowsIn(lines), known)
    .map(({ said, update }, at) =>
      [lines[at], said.action, said.mayBeAnother ? 'asked' : '', update?.id, JSON.stringify(update?.fields)].join(
        ' | ',
      ),
    )
    .toSorted();
const reasonOf = (line: string, known: readonly ExistingMember[]) => importPlanOf(rowsIn([line]), known)[0]?.said;

test.each([
  ['father first', [FATHER, SON]],
  ['son first', [SON, FATHER]],
])('a father’s row never takes the record of the son whose email is in another row, %s', (_, lines) => {
  expect(outcomes(lines, [BOB])).toEqual([`${FATHER} | skip | asked |  | `, `${SON} | skip |  |  | `]);
});

test('a row with a clearly different birth year is flagged for review and never updates', () => {
  expect(reasonOf(FATHER, [BOB])).toMatchObject({
    action: 'skip',
    mayBeAnother: true,
    reason:
      'This may not be the same person. Bob Ray on the member list was born in 2013. Add this row as a new person, or correct the birth year on the member list.',
  });
  expect(reasonOf('"Ray, Bob",4 May 1980,,bobjr@example.com,', [BOB])).toMatchObject({ mayBeAnother: true });
  expect(reasonOf('"Ray, Bob",4 May 2011,,,', [BOB])).toMatchObject({ action: 'update' });
});

test('a different email and another difference are flagged for review, and a different email alone is an update', () => {
  expect(reasonOf('"Ray, Bob",,435-555-0001,bob@example.com,', [BOB])).toMatchObject({
    action: 'skip',
    mayBeAnother: true,
    reason:
      'This may not be the same person. Bob Ray on the member list has a different email and a different phone. Add this row as a new person, or correct it.',
  });
  expect(reasonOf('"Ray, Bob",2013,(435) 555-0002,bob@example.com,', [BOB])).toMatchObject({
    action: 'update',
    reason: 'Changes: email.',
  });
});

test.each([
  ['435-555-0002', '+1 435-555-0002', 'No changes.'],
  ['555-0002', '+1 435-555-0002', 'No changes.'],
  ['+1 435-555-0002', '555-0002', 'Changes: phone.'],
  ['435-555-0003', '555-0002', 'Changes: phone.'],
  ['555-0002', '555-0002 x12', 'Changes: phone.'],
])('%s beside %s on the member list: %s', (phone, known, reason) =>
  expect(reasonOf(`"Ray, Bob",,${phone},,`, [{ ...BOB, phone: known }])?.reason).toBe(reason),
);

const MARY = aMember({
  firstName: 'Mary Ann',
  lastName: 'Ashby',
  email: 'fam@example.org',
  phone: '801-555-0001',
  birthYear: 1980,
});
test.each([
  ['María Elena García', '"García, María Fernanda",,,fam@example.org,', 'a different given name'],
  ['María Elena García', '"García, María F.",,,fam@example.org,', 'a different given name'],
  ['Ann Ashby', '"Ashby, Anna",,801-555-0002,fam@example.org,', 'a different name and a different phone'],
  ['Sam Ashby', '"Ashby, Samantha",1982,,fam@example.org,', 'a different name and a different birth year'],
  ['Mary Ann Ashby', '"Roe, Ann",,,fam@example.org,', 'a different first and last name'],
  ['Mary Ashby', '"Roe, Mary",,801-555-0002,fam@example.org,', 'a different name and a different phone'],
  ['Mark Ashby', '"Ashby, Mark III",,,fam@example.org,Elder', 'a different suffix'],
  ['Mark Ashby', '"Ashby, Mark, Jr.",,801-555-0001,fam@example.org,', 'a different suffix'],
  ['Mark Ashby', '"Ashby, Mark III",1980,,fam@example.org,', null],
  ['Mary Ann Ashby', '"Roe, Mary Ann",,,fam@example.org,', null],
  ['María Elena García', '"García, María E.",1980,801-555-0001,fam@example.org,', null],
  ['Sam Ashby', '"Ashby, Samantha",1980,,fam@example.org,', null],
])('%s with the family’s email is not taken by %s where there is %s', (name, line, difference) => {
  const [, firstName = '', lastName = ''] = /^(.*) (\S+)$/.exec(name) ?? [];
  const said = reasonOf(line, [{ ...MARY, firstName, lastName }]);
  const asked = `This may not be the same person. ${name} on the member list has this email but ${difference}. Add this row as a new person, or correct it.`;
  expect([said?.action, said?.mayBeAnother ?? false]).toEqual(difference ? ['skip', true] : ['update', false]);
  if (difference) expect(said?.reason).toBe(asked);
});

test('a row that has the preferred name of a member with the same email is that member', () => {
  const known = [{ ...MARY, firstName: 'Samantha', preferredName: 'Sam' }];
  expect(reasonOf('"Ashby, Sam",,801-555-0002,fam@example.org,', known)).toMatchObject({ action: 'update' });
});

test('two rows that may each be the only member with their name are both flagged for review', () => {
  const lines = ['"Ray, Bob",,,one@example.com,', '"Ray, Bob",,,two@example.com,'];
  const known = [{ ...BOB, email: null }];
  expect(outcomes(lines, known)).toEqual(lines.map((line) => `${line} | skip | asked |  | `));
});

test('an estimate of the birth year never replaces one that is known', () => {
  const saidOf = (birthYear: number | null) => {
    const row = readPerson({ row: 2, values: { name: 'Ray, Bob', age: '14' } });
    return importPlanOf([checkedOn('2026-06-17', row)], [{ ...BOB, birthYear }])[0]?.said;
  };
  expect(saidOf(2013)).toMatchObject({ action: 'skip', reason: 'No changes.' });
  expect(saidOf(null)).toMatchObject({ action: 'update', details: 'born about 2012' });
});

/** Seconds on a machine that has nothing else to do. */
const PATIENCE_MS = 240_000;

test('what a row does never depends on the order of the rows', { timeout: PATIENCE_MS }, () => {
  const line = fc
    .tuple(
      fc.constantFrom('"Ray, Bob"', '"Ray, Bob"', '"Ray, Ann"'),
      fc.constantFrom('', '1980', '2013'),
      fc.constantFrom('', '435-555-0001', '435-555-0002'),
      fc.constantFrom('', 'bobjr@example.com', 'bobsr@example.com'),
    )
    .map((cells) => `${cells.join(',')},`);
  const known = fc.subarray([
    BOB,
    { ...BOB, id: 2, email: null, birthYear: null, phone: null, calling: null },
    { ...BOB, id: 3, firstName: 'Ann', email: null, birthYear: 1985 },
  ]);
  fc.assert(
    fc.property(
      fc
        .uniqueArray(line, { minLength: 1, maxLength: 5 })
        .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
      known,
      ([lines, shuffled], there) => {
        const updatesOf = (order: readonly string[]) =>
          outcomes(order, there).filter((said) => said.includes('| update |'));
        expect(updatesOf(shuffled)).toEqual(updatesOf(lines));
      },
    ),
    { numRuns: 1_000 },
  );
});
