import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const rowsOf = (text: string) => rowsOfText(text, false).rows.map(readPerson);

test.each([
  'Hale, Robert (Bob)',
  'Hale, Robert "Bob"',
  'Hale, Robert “Bob”',
  'Hale, Robert ‘Bob’',
  'Robert (Bob) Hale',
  "Hale, Robert 'Bob'",
  'Hale, Robert (goes by Bob)',
  'Hale, Robert "goes by Bob"',
  'Hale, Robert aka Bob',
  'Hale, Robert, goes by Bob',
])('%s goes by Bob', (name) =>
  expect(rowsOf(`Name\n"${name.replaceAll('"', '""')}"`)[0]?.person).toEqual({
    firstName: 'Robert',
    lastName: 'Hale',
    preferredName: 'Bob',
  }),
);

test.each([
  ['Hale, Ruth "Ruthie Mae"', 'Ruth', 'Ruthie Mae'],
  ['Robert "Bobby Joe" Hale', 'Robert', 'Bobby Joe'],
  ['Hale, Dani “Dani Jo”', 'Dani', 'Dani Jo'],
])('of two words in quotes, as in %s, %s goes by %s', (name, firstName, preferredName) =>
  expect(rowsOf(`Name\n"${name.replaceAll('"', '""')}"`)[0]?.person).toEqual({
    firstName,
    lastName: 'Hale',
    preferredName,
  }),
);

test('two words in quotes that may be someone else are asked about', () =>
  expect(rowsOf('First Name,Last Name\n"Ruth ""Ann Jones""",Hale')[0]?.problem).toBe(
    '“Ann Jones” in “Ruth "Ann Jones"” may be a nickname or another person. Type the first name.',
  ));

test.each([
  ['Mark (Lori)', 'Lori'],
  ['Chelsea (Smith)', 'Smith'],
  ['Leonard (Butch)', 'Butch'],
])('%s is flagged for whether they go by %s', (firstName, inside) =>
  expect(rowsOf(`First Name,Last Name\n${firstName},Hale`)[0]?.problem).toBe(
    `“${inside}” in “${firstName}” may be a nickname or another person. Type the first name.`,
  ),
);

test.each([
  ['Emma Taylor (Susan)', 'Susan'],
  ['Robert Johnson (Jim)', 'Jim'],
  ['Noah Hall (Michael)', 'Michael'],
  ['Taylor, Emma (Susan)', 'Susan'],
])('behind the whole name, as in “%s,” %s may be another person', (name, inside) =>
  expect(rowsOf(`Name,Phone\n"${name}",801-555-0237`)[0]?.problem).toBe(
    `“${inside}” in “${name}” may be a nickname or another person. Type the first name.`,
  ),
);

test.each([
  ['Robert Johnson (Bob)', 'Bob'],
  ['Emma Taylor (Emmy)', 'Emmy'],
  ['Emma (Susan) Taylor', 'Susan'],
  ['Emma Taylor (goes by Susan)', 'Susan'],
])('“%s” goes by %s all the same', (name, called) =>
  expect(rowsOf(`Name,Phone\n"${name}",801-555-0237`)[0]?.person?.preferredName).toBe(called),
);

test.each([
  ['Preferred Name,Phone', 'Liz (Elizabeth) Carter'],
  ['Preferred Name,Phone', 'Carter, Liz (Elizabeth)'],
  ['Full Name,Phone', 'Liz (Elizabeth) Carter'],
  ['Full Name,Phone', 'Carter, Liz “Elizabeth”'],
])('under %s, “%s” is Elizabeth, who goes by Liz', (headings, name) =>
  expect(rowsOf(`${headings}\n"${name}",`)[0]?.person).toEqual({
    firstName: 'Elizabeth',
    lastName: 'Carter',
    preferredName: 'Liz',
  }),
);

test.each([
  ['Sam "Sammy" Tuilagi', 'Sam', 'Sammy'],
  ['Cole, Dan (Danny)', 'Dan', 'Danny'],
  ['Bob "Bobby" Hale', 'Bob', 'Bobby'],
  ['Ann "Annie" Hale', 'Ann', 'Annie'],
  ['Hale, Tom (Tommy)', 'Tom', 'Tommy'],
  ['Liz "Lizzy" Hale', 'Liz', 'Lizzy'],
  ['Joe (Joey) Hale', 'Joe', 'Joey'],
  ['Chris (Christy) Hale', 'Chris', 'Christy'],
  ['Juan (Juanito) Cole', 'Juan', 'Juanito'],
  ['Hale, Kate "Katie"', 'Kate', 'Katie'],
  ['Hale, Beth (Betty)', 'Beth', 'Betty'],
  ['Jon "Johnny" Hale', 'Jon', 'Johnny'],
  ['Sammy (Sam) Hale', 'Sammy', 'Sam'],
  ['Bob (Robert) Hale', 'Robert', 'Bob'],
  ['Sam (Samantha) Hale', 'Samantha', 'Sam'],
  ['Soph (Sophia) Hale', 'Sophia', 'Soph'],
  ['Mar (Mary) Hale', 'Mary', 'Mar'],
])('%s has the first name %s and goes by %s, whichever is longer', (name, firstName, preferredName) => {
  const [row] = rowsOf(`Name\n"${name.replaceAll('"', '""')}"`);
  expect(row?.person).toMatchObject({ firstName, preferredName });
  const given = name.replace(/^\w+, | (?:Tuilagi|Hale|Cole)$/, '').replaceAll('"', '""');
  expect(rowsOf(`First Name,Last Name\n"${given}",Egan`)[0]?.person).toMatchObject({ firstName, preferredName });
});

test.each(['Lizondo, Liz (Elizabeth)', 'Liz (Elizabeth) Lizondo'])('in “%s” only the first name is another', (name) =>
  expect(rowsOf(`Name\n"${name}"`)[0]?.person?.lastName).toBe('Lizondo'),
);

test('under Preferred Name, any other name in parentheses is flagged for review', () =>
  expect(rowsOf('Preferred Name,Phone\n"Hale, Robert (Bob)",')[0]?.problem).toBe(
    '“Bob” in “Hale, Robert (Bob)” may be a nickname or another person. Type the first name.',
  ));

test.each(['Samantha (Sam)', 'Michael (David)', 'Robert "Butch"'])('%s goes by the second name', (firstName) => {
  const { person } = rowsOf(`First Name,Last Name\n"${firstName.replaceAll('"', '""')}",Hale`)[0] ?? {};
  expect([person?.firstName, person?.preferredName]).toEqual(firstName.replaceAll(/[()"]/g, '').split(' '));
});

test('a sheet with a column for it says what people go by, and the member from an earlier list is the same', () => {
  expect(rowsOf('First Name,Last Name,Nickname\nRobert (Bob),Hale,')[0]?.person?.firstName).toBe('Robert (Bob)');
  const [bob] = rowsOf('Name\n"Hale, Robert (Bob)"');
  const said = importPlanOf(bob ? [bob] : [], [aMember({ id: 1, firstName: 'Robert (Bob)', lastName: 'Hale' })])[0]
    ?.said;
  expect([said?.action, said?.details]).toEqual(['update', 'goes by Bob']);
});

const CALLED = [
  ['goes by Bob', 'Bob'],
  ['She goes by Evie', 'Evie'],
  ['nickname: Maxie', 'Maxie'],
  ['call me Buddy', 'Buddy'],
  ['a.k.a. Bob', 'Bob'],
  ['“Bob”', 'Bob'],
  ['(Bob)', 'Bob'],
  ['Bob (nickname)', 'Bob'],
  ['same', undefined],
  ['Same as first', undefined],
  ['as above', undefined],
  ['first name', undefined],
  ['prefers', undefined],
  ['yes', undefined],
] as const;
test.each(CALLED)('under Goes By, and under Preferred Name beside both names, “%s” says %s', (cell, called) => {
  for (const heading of ['Goes By', 'Preferred Name']) {
    const [row] = rowsOf(`First Name,Last Name,${heading}\nIda,Hale,${cell}`);
    expect([row?.person?.firstName, row?.person?.preferredName, row?.problem]).toEqual(['Ida', called, null]);
  }
});

test.each(['Susan is fine', 'Bo or Bobby', 'Ask her'])('“%s” is no one’s nickname', (cell) =>
  expect(rowsOf(`First Name,Last Name,Goes By\nIda,Hale,${cell}`)[0]?.problem).toBe(`“${cell}” is not a first name.`),
);

test.each(['Kim Aagard', 'Aagard, Kim', 'kim aagard', 'goes by Kim Aagard'])(
  'who goes by “%s” goes by Kim, and may be Kim on the member list',
  (called) => {
    const read = rowsOf(`First Name,Last Name,Goes By\nRobert Kim,Aagard,"${called}"`);
    expect(read[0]?.person).toMatchObject({ firstName: 'Robert Kim', lastName: 'Aagard' });
    expect(read[0]?.person?.preferredName?.toLowerCase()).toBe('kim');
    const [planned] = importPlanOf(read, [aMember({ firstName: 'Kim', lastName: 'Aagard' })]);
    expect(planned?.said).toMatchObject({ action: 'skip', mayBeAnother: true });
  },
);

test('who goes by the first and last name of the row goes by no other name', () =>
  expect(rowsOf('First Name,Last Name,Nickname\nJosé,Nuñez,Jose Nunez')[0]?.person).toEqual({
    firstName: 'José',
    lastName: 'Nuñez',
  }));

test.each(['Al Smith', 'Kim Aagard'])('“%s,” which may be someone else, is flagged for review', (called) =>
  expect(rowsOf(`First Name,Last Name,Goes By\nAlice,Egan,${called}`)[0]).toMatchObject({
    person: null,
    field: 'preferredName',
    problem: `“${called}” may be another person. Enter only the first name this person goes by.`,
  }),
);

test.each(['Mary Jo', 'Billy Joe', 'Ali Kate', 'Betty Lou', 'Alice Ann', 'Annie Becky'])(
  'someone may go by two first names: %s',
  (called) =>
    expect(rowsOf(`First Name,Last Name,Goes By\nAlice,Egan,${called}`)[0]?.person?.preferredName).toBe(called),
);

test.each([
  ['Preferred Name', 'deceased'],
  ['Goes By', 'Moved'],
])('under %s, “%s” beside both names asks whether the person is in the ward', (heading, cell) =>
  expect(rowsOf(`First Name,Last Name,${heading}\nIda,Hale,${cell}`)[0]?.problem).toBe(
    `“${cell}” is not a first name. Is this person in the ward?`,
  ),
);
