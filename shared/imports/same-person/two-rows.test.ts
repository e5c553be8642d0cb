import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import type { ExistingMember } from '../matching.ts';
import { checkedOn } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from './several-rows.ts';

const HEADINGS = 'Name,Phone,Email,Birth Date,Gender,Household\n';
function said(rows: string, ...known: ExistingMember[]) {
  const read = readPeople(rowsOfText(`${HEADINGS}${rows}\n`, false).rows);
  return importPlanOf(
    read.map((row) => checkedOn('2026-11-22', row)),
    known,
  ).map((planned) => planned.said);
}
const actions = (rows: string, ...known: ExistingMember[]) =>
  said(rows, ...known).map(({ action, mayBeAnother }) => (mayBeAnother ? 'asked' : action));

const ALL = '801-555-0100,a@x.org,3 Mar 1980';
test.each([
  ['Hall, Ann', 'Hall, Ann Marie'],
  ['Beck, Robert', 'Beck, Bob'],
  ['Cole, Elizabeth', 'Cole, Liz'],
  ['Diaz, Mary', 'Diaz-Ott, Mary'],
  ['Diaz, Mary', 'Ott, Mary'],
  ['Jensen, Rebekah', 'Jensen, Becca'],
  ['Ott, Kirsten', 'Ott, Kristen'],
])('%s and %s with one phone, email, and birth date may be one person', (one, other) => {
  expect(actions(`"${one}",${ALL},,\n"${other}",${ALL},,`)).toEqual(['new', 'asked']);
  expect(actions(`"${other}",${ALL},,\n"${one}",${ALL},,`)).toEqual(['new', 'asked']);
});

test.each([
  ['Uma Vail', 'Uma Vale', 'asked'],
  ['Steven Petersen', 'Stephen Peterson', 'asked'],
  ['Ann Lee', 'Annie Leigh', 'asked'],
  ['Tom Reed', 'Tom Reid', 'asked'],
  ['Uma Vail', 'Una Kent', 'new'],
  ['Tom Lee', 'Ann Leigh', 'new'],
  ['Ann Snow', 'Ann Stone', 'new'],
])('%s and %s have one phone', (one, other, action) => {
  for (const shared of ['801-555-2106,,,,', ',a@x.org,,,'])
    expect(actions(`${one},${shared}\n${other},${shared}`)).toEqual(['new', action]);
  expect(actions(`${one},801-555-2106,,,,\n${other},801-555-2107,,,,`)).toEqual(['new', 'new']);
});

test.each([
  ['with one phone', 'Blake Ashton,801-555-8001,,,,', 'ASHTON BLAKE,801-555-8001,,,,', 'asked'],
  ['with nothing else', '"Ashton, Blake",801-555-8001,,,,', '"Blake, Ashton",,,,,', 'asked'],
  ['with two phones', 'Blake Ashton,801-555-8001,,,,', 'Ashton Blake,801-555-8002,,,,', 'new'],
  ['and another sex', 'Blake Ashton,801-555-8001,,,M,', 'Ashton Blake,801-555-8001,,,F,', 'new'],
  ['and another small word', '"Lima, María De",,,,,', '"Lima, María Da",,,,,', 'new'],
])('two rows %s and the same names in another order may be one person', (_, one, other, action) =>
  expect(actions(`${one}\n${other}`)).toEqual(['new', action]),
);

test.each([
  ['phone number', '801-555-0100,,,,', '(801) 555-0100,,,,'],
  ['email', ',a@x.org,,,', '801-555-0100,A@x.org,,,'],
  ['birth year and a similar name', ',,3 Mar 1980,,', '801-555-0100,,1980-03-03,,'],
])('two rows with a similar name and the same %s may be one person', (what, one, other) => {
  const [, second] = said(`"Beck, Robert",${one}\n"Beck, Bob",${other}`);
  expect(second).toMatchObject({
    isProblem: true,
    mayBeAnother: true,
    reason: `This may be Robert Beck in row 2, who has the same ${what}. Skipped unless you add it as a new person.`,
  });
});

test('of a member’s row and another that may be theirs, the other is flagged for review, wherever it is', () => {
  const robert = aMember({ firstName: 'Robert', lastName: 'Beck', phone: '801-555-0100' });
  const [his, other] = ['"Beck, Robert",801-555-0100,,,,', '"Beck, Bob",801-555-0100,,,,'];
  expect(actions(`${his}\n${other}`, robert)).toEqual(['skip', 'asked']);
  expect(actions(`${other}\n${his}`, robert)).toEqual(['asked', 'skip']);
  const bob = { ...robert, id: 2, firstName: 'Bob' };
  expect(actions(`${his}\n${other}`, robert, bob)).toEqual(['skip', 'skip']);
});

test.each([
  ['twins of different sexes', `"Hall, Tim",${ALL},M,\n"Hall, Amy",${ALL},F,`],
  ['twins in one household', `"Hall, Tim",${ALL},,Hall\n"Hall, Tom",${ALL},,Hall`],
  [
    'twins with their mother’s phone',
    '"Hall, Ann",801-555-0100,,1 May 1980,,\n"Hall, Tim",801-555-0100,,3 Mar 2010,,\n"Hall, Sam",801-555-0100,,3 Mar 2010,,',
  ],
  ['a couple of one year', '"Hall, Tim",801-555-0100,a@x.org,1980,,\n"Hall, Amy",801-555-0100,a@x.org,1980,,'],
  ['sisters with one name in common', '"Hall, Mary Ann",801-555-0100,,,,\n"Hall, Mary Sue",801-555-0100,,,,'],
  ['a mother and a daughter', '"Hall, Ann",801-555-0100,,1980,,\n"Hall, Ann Marie",801-555-0100,,2010,,'],
  ['a father and a Jr.', '"Hall, Tim",801-555-0100,,,,\n"Hall, Tim, Jr.",801-555-0100,,,,'],
  ['two of a similar name', '"Hall, Ann",,,,,\n"Hall, Ann Marie",,,,,'],
  ['two of a similar name with their own emails', '"Hall, Ann",,a@x.org,1980,,\n"Hall, Ann Marie",,b@x.org,1980,,'],
  ['two of other families', '"Hall, Ann",801-555-0100,,,,\n"Cole, Ann",801-555-0100,,,,'],
])('%s are two people', (_, rows) => expect(new Set(actions(rows))).toEqual(new Set(['new'])));

test('of two people who have the birth year in common, only a known short form raises a question', () => {
  expect(actions('"Kim, Jiho",,,1980,,\n"Kim, Jihoon",,,1980,,')).toEqual(['new', 'new']);
  expect(actions('"Kim, Jiho",,,3 Mar 1980,,\n"Kim, Jihoon",,,3 Mar 1980,,')).toEqual(['new', 'asked']);
  expect(actions('"Hall, Bob",,,1980,,\n"Hall, Robert",,,1980,,')).toEqual(['new', 'asked']);
});

test('a phone that more than a dozen rows have is no one’s own', () => {
  const others = 'Al Bea Cy Dot Eve Fay Gus Hal Ike Joy Kay Lou'.split(' ');
  const rows = [...others, 'Ann', 'Ann Marie'].map((name) => `"Hall, ${name}",801-555-0100,,,,`);
  expect(actions(rows.join('\n')).filter((action) => action === 'asked')).toEqual([]);
});

test('the answer to a question about two rows adds the person', () => {
  const rows = [`"Beck, Robert",${ALL},,`, `"Beck, Bob",${ALL},,`].join('\n');
  const read = readPeople(rowsOfText(`${HEADINGS}${rows}\n`, false).rows);
  const answered = read.map((row) => ({ ...row, isAnotherPerson: row.row === 3 }));
  expect(importPlanOf(answered, []).map(({ said: { action } }) => action)).toEqual(['new', 'new']);
});

test('a row that is a new person beside a member of the name may still be someone in another row', () => {
  const ann = aMember({ firstName: 'Ann', lastName: 'Dunn', email: 'b@x.org' });
  const rows = '"Dunn, Ann Lou",,a@x.org,,,\n"Dunn, Ann",,a@x.org,,,\n"Dunn, Ann",,b@x.org,,,';
  expect(actions(rows, ann)).toEqual(['asked', 'asked', 'skip']);
});

const ellsworth = aMember({ firstName: 'Robert', lastName: 'Ellsworth' });
const keoni = aMember({ firstName: 'Keoni', lastName: 'Ka‘ahanui' });
test.each([
  ['Robert', 'Ellsworth, Robert', 'Ellsworth, Bob', [ellsworth]],
  ['Keoni', 'Ka’ahanui, Keoni', 'Kaahanui, Keoni', [keoni]],
  ['Robert', 'Ellsworth, Robert', 'Ellsworth, Bob', []],
  ['Kathryn', 'O’Leary, Kathryn', 'OLeary, Kathryn', []],
  ['Ann', 'Gallagher, Ann', 'Galagher, Ann', []],
])('%s may be in the file twice, as “%s” and “%s,” where nothing tells the two apart', (_, one, other, known) => {
  const [first, second] = said(`"${one}",,,,,\n"${other}",801-555-0100,,,,`, ...known);
  expect(first).toMatchObject({ action: known.length > 0 ? 'skip' : 'new' });
  expect(second).toMatchObject({ action: 'skip', isProblem: true, mayBeAnother: true });
  expect(second?.reason).toContain('in row 2, who has a similar name.');
});

test.each([
  ['phone', '801-555-0100,,,,', '801-555-0101,,,,'],
  ['email', ',a@x.org,,,', ',b@x.org,,,'],
  ['birth year', ',,1980,,', ',,1950,,'],
  ['sex', ',,,M,', ',,,F,'],
  ['household', ',,,,Robert & Ann', ',,,,Bob & Sue'],
  ['place in a household', ',,,,Robert & Ann', ',,,,Robert & Ann'],
])('two forms of a name with another %s are two people', (_, one, other) => {
  expect(actions(`"Ellsworth, Robert",${one}\n"Ellsworth, Bob",${other}`)).toEqual(['new', 'new']);
});

const katherine = aMember({
  firstName: 'Katherine',
  lastName: 'Zobrist',
  preferredName: 'Kathy',
  phone: '435-555-7002',
});
const OTHER_PHONE = '"Zobrist, Katherine",435-555-7999,,,,';
test.each([
  ['the phone number that the member list has', '435-555-7002', 'who has the same phone number on the member list.'],
  ['the name that she goes by there', '435-555-7001', 'who goes by Kathy on the member list.'],
])('a row with %s may be the one whose phone another row changes', (_, phone, why) => {
  for (const [at, rows] of [
    [0, `Kathy Zobrist,${phone},,,,\n${OTHER_PHONE}`],
    [1, `${OTHER_PHONE}\nKathy Zobrist,${phone},,,,`],
  ] as const) {
    const plan = said(rows, katherine);
    expect(plan[at]).toMatchObject({ action: 'skip', isProblem: true, mayBeAnother: true });
    expect(plan[at]?.reason).toContain(why);
    expect(plan[1 - at]).toMatchObject({ action: 'update', reason: 'Changes: phone.' });
  }
});

test('a relative with that phone number is someone else', () =>
  expect(actions(`Ann Zobrist,435-555-7002,,,,\n${OTHER_PHONE}`, katherine)).toEqual(['new', 'update']));

test('two forms of a name with two phones are two people, and the second row tells of the first', () => {
  const plan = said('William Rusk,435-555-7004,,,,\nBill Rusk,435-555-7005,,,,\nAnn Rusk,435-555-7006,,,,');
  expect(plan.map(({ action, reason }) => [action, reason])).toEqual([
    ['new', undefined],
    ['new', 'William Rusk in row 2 has a similar name and another phone number; treated as a different person.'],
    ['new', undefined],
  ]);
});

test.each([
  ['Katharina', 'Kathy'],
  ['Katharina', 'Kathi'],
  ['Katherine', 'Kathryn'],
  ['Catarina', 'Katherine'],
  ['Elisabeth', 'Liz'],
  ['Margarete', 'Peggy'],
  ['Stefan', 'Steve'],
  ['Phillip', 'Phil'],
])('%s and %s with one phone may be one person', (one, other) => {
  expect(actions(`${one} Lutz,435-555-7004,,,,\n${other} Lutz,435-555-7004,,,,`)).toEqual(['new', 'asked']);
  expect(actions(`${other} Lutz,435-555-7004,,,,\n${one} Lutz,435-555-7004,,,,`)).toEqual(['new', 'asked']);
});

test.each([
  ['John', 'Juan'],
  ['Elizabeth', 'Isabel'],
  ['Anna', 'Hannah'],
  ['Maria', 'Margaret'],
])('%s and %s with one phone are two people', (one, other) =>
  expect(actions(`${one} Lutz,435-555-7004,,,,\n${other} Lutz,435-555-7004,,,,`)).toEqual(['new', 'new']),
);
