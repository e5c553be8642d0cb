import { expect, test } from 'vitest';
import { readPerson } from './person.ts';
import { rowsOfText } from './rows.ts';

const problemOf = (values: Parameters<typeof readPerson>[0]['values']) => readPerson({ row: 2, values }).problem;

test.each([
  'Calling Vacant',
  'Vacant, Position',
  'Maple Grove, Ward',
  'High, Council',
  'Name, Preferred',
  'Individual, Name',
  'Last, First',
  'Single Sisters',
  'Primary, Children',
  'No, Data',
  'Unknown, Unknown',
  'Printed, Date',
  'Page, Two',
  'See Bishop',
  'Name Withheld',
  'Moved Away',
])('“%s” is a heading or a note, in one cell and in two', (name) => {
  expect(problemOf({ name })).toMatch(/is a heading or a note, not a person\.$/);
  const words = name.replace(',', '').split(' ');
  const [firstName, lastName] = [words.slice(0, -1).join(' '), words.at(-1)];
  expect(problemOf({ firstName, lastName })).toMatch(/is a heading or a note, not a person\.$/);
});

test.each([
  'Page, Ellen',
  'Young, Faith',
  'High, Robert',
  'Law, Jude',
  'Ward, Mary Jane',
  'Hill, Ward',
  'Council, Ann',
  'Vacant, Marie',
  'Lake, Ana',
  'First, Ruth',
  'Smith, William "Bill"',
  'Smith 2nd, John',
  'Reed, Tom (Tommy)',
  'O’Brien-Ó Séaghdha, Seán',
  "D'Arcy, Jean‑Luc",
])('“%s” is a person all the same', (name) => expect(problemOf({ name })).toBeNull());

test.each(['John 45', 'John #2', 'John?', 'John*', 'J4ne', '"John"', '“John', '=cmd', 'John\nMoved Out', 'John 😀'])(
  '%j isn’t a first name',
  (firstName) => {
    const read = readPerson({ row: 2, values: { firstName, lastName: 'Smith' } });
    expect(read.problem).toMatch(/is not a name\.$/);
    expect(readPerson({ row: 2, values: read.values }).person).toBeNull();
  },
);

test('a note below a name in its cell isn’t part of the name', () => {
  const read = readPerson({ row: 2, values: { name: 'Smith, John\nMoved Out' } });
  expect(read.problem).toBe('“Smith, John Moved Out” has more than a name in it. Write only “Last, First.”');
  expect(readPerson({ row: 2, values: read.values }).person).toBeNull();
});

test.each(['Amy|Street', 'Bob|Drive', 'Xola|Road', 'Mary Jane|Street'])(
  'a first and a last name in cells of their own are no street: %s',
  (cells) => {
    const [firstName, lastName] = cells.split('|');
    expect(problemOf({ firstName, lastName })).toBeNull();
    // A person who corrects a row types both names beside the cell.
    expect(problemOf({ name: `${firstName} ${lastName}`, firstName, lastName })).toBeNull();
    expect(
      rowsOfText(`First Name,Last Name\n${firstName},${lastName}\nAna,Ruiz\n`, false).rows.map(readPerson)[0]?.person,
    ).toEqual({ firstName, lastName });
  },
);

test('a person who says that Amy Street is right as she stands types only her first name again', () =>
  expect(readPerson({ row: 2, values: { name: 'Amy Street', firstName: 'Amy' } }).person).toEqual({
    firstName: 'Amy',
    lastName: 'Street',
  }));

test.each([
  { name: 'Oak Street' },
  { name: 'Old Mill Road' },
  { lastName: 'Oak Street' },
  { firstName: 'Oak Street', lastName: 'Lee' },
])('%o is a street', (values) => expect(problemOf(values)).toMatch(/is a heading or a note, not a person\.$/));

test.each(['=HYPERLINK("http://x.org","Bishop")', '@SUM(Clerk)', '+cmd|Clerk'])('%s isn’t a calling', (calling) =>
  expect(problemOf({ name: 'Lee, Kim', calling })).toBe(`“${calling}” is not a calling.`),
);

test('among names without commas, two full names with a comma between them are two people', () => {
  const read = (text: string) => rowsOfText(text, true).rows.map(readPerson);
  const rows = read('Kim Lee\nAna Ruiz\nTom Reed\nGo Gee, Hi Hee\n');
  expect(rows.map(({ problem }) => problem)).toEqual([
    null,
    null,
    null,
    '“Go Gee, Hi Hee” may be more than one person. Put each person on a separate line.',
  ]);
  expect(read('Lee, Kim\nGarcía López, Ana María\n').map(({ name }) => name)).toEqual([
    'Kim Lee',
    'Ana María García López',
  ]);
});

const HEADINGS = [
  'First Counselor',
  'Ward Missionary',
  'Primary President',
  'Second Counselor in the Bishopric',
  'Next Sunday',
  'Visiting Elders',
  'Happy Birthday',
  'RSVP Yes',
];

test('headings among the people of a list are marked, and are no reason to refuse it', () => {
  const lines = HEADINGS.flatMap((heading, at) => [heading, `Una Reed${'abcdefgh'[at]}`]);
  const rows = rowsOfText(lines.join('\n'), true).rows.map(readPerson);
  expect(rows.map(({ problem }) => problem)).toEqual(
    lines.map((line) => (HEADINGS.includes(line) ? `“${line}” is a heading or a note, not a person.` : null)),
  );
});

test.each([
  ...HEADINGS.map((heading) => [heading.split(' ')[0], heading.split(' ').slice(1).join(' ')]),
  ...[
    'Home|Phone',
    'Unit|Number',
    'Ward|Clerk',
    'Bishopric|Counselor',
    'Sacrament|Meeting',
    'Male|Female',
    'nan|nan',
    'NULL|Null',
    'FALSE|TRUE',
    'Address|Unknown',
    'Stake|Riverside',
    'Family|Ray',
    'Ray|Family',
  ].map((cells) => cells.split('|')),
])('cells with %s and %s are a heading or a note', (lastName, firstName) => {
  expect(problemOf({ firstName, lastName })).toMatch(/is a heading or a note, not a person\.$/);
  expect(problemOf({ name: `${lastName}, ${firstName}` })).not.toBeNull();
});

test.each([
  'Bishop',
  'Ward',
  'Young',
  'Home',
  'Church',
  'Elder',
  'Temple',
  'Branch',
  'Male',
  'Meeting',
  'Null',
  'Primary',
])('someone whose last name is %s is a person', (lastName) => {
  expect(problemOf({ firstName: 'Kim', lastName })).toBeNull();
  expect(problemOf({ name: `${lastName}, Kim` })).toBeNull();
  expect(rowsOfText(`Kim ${lastName}\nAna Ruiz\n`, true).rows.map(readPerson)[0]?.problem).toBeNull();
});

test.each([
  'Ray, Tom - moved',
  'Ray, Tom – Organist',
  'Ray, Tom (see notes)',
  'Ray, Tom (away)',
  'Ray, Tom (Visitor)',
  'Ray, Tom (Clerk)',
  'Ray, (Tom)',
  'Ray, Tom (Tommy',
])('“%s” has more than a name in it', (name) => {
  const read = readPerson({ row: 2, values: { name } });
  expect(read.problem).toMatch(/has more than a name in it\. Write only the name\.$/);
  expect(readPerson({ row: 2, values: read.values }).person).toBeNull();
});

test('a last name loses the comma after it, and no other', () => {
  expect(readPerson({ row: 2, values: { firstName: 'Kim', lastName: 'Foo,' } }).person?.lastName).toBe('Foo');
  expect(readPerson({ row: 2, values: { firstName: 'Kim', lastName: 'Foo, Jr.' } }).person?.lastName).toBe('Foo, Jr.');
  expect(problemOf({ firstName: 'Kim', lastName: 'Foo, moved' })).toBe(
    '“Foo, moved” has more than a name in it. Write only the name.',
  );
});

test('a nickname in parentheses stays', () => {
  const { person } = readPerson({ row: 2, values: { name: 'Hale, Robert (Bob)' } });
  expect(person).toMatchObject({ firstName: 'Robert (Bob)', lastName: 'Hale' });
});

test('on a line of a list, a name in parentheses may be another person, and a short form is not', () => {
  const list = 'Upshaw, Hollis (Ivo)\nHale, Robert (Bob)\nLee, Kim (organist)\nReed, Tom\n';
  expect(rowsOfText(list, true).rows.map((row) => readPerson(row).problem)).toEqual([
    '“Upshaw, Hollis (Ivo)” has “Ivo” in it, which may be a nickname or another person.',
    null,
    null,
    null,
  ]);
});
