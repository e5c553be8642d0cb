import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemsOf = (text: string) => rowsOfText(text, false).rows.map((row) => readPerson(row).problem);
const MORE = /has more than a name in it|is a heading or a note/;

test.each([
  'Ashby, Mark Bishop',
  'Smith, John Elder',
  'Bishop Ashby, Mark',
  'Ward Clerk Smith, John',
  'Ashby, Mark Provo UT',
  'Zoe, Cy spouse',
  'Moe, Fay emergency contact Gus',
  'Davis, Fay née Smith',
  'Roe fka Poe, Di',
  'Davis, children',
  'Loe, single',
  'Joe, Divorced',
  'Provo Temple',
  'Provo, Utah',
  'Passed Away',
  'On Mission',
  'Same Address',
  'District A',
  'January Birthdays',
  'Davis, Al (M)',
  'Davis, Al RS',
  'Davis, EQ',
  'Davis, Al YSA',
  'Davis, Al NEW',
  'Davis, Ida Mrs',
  'Davis, Al Primary',
  'Scott inactive',
  'Sue EQ',
  'Dr. Davis, Al',
  'Davis (Roe), Al',
])('“%s” is more than a name, or none', (name) => {
  const read = readPerson({ row: 2, values: { name } });
  expect(read.problem).toMatch(MORE);
  expect(readPerson({ row: 2, values: read.values }).person).toBeNull();
});

test.each([
  'Elder, Vi',
  'Davis, Al JR',
  'DAVIS, AL REX',
  'Davis, Ida Temple',
  'Bishop, Paul',
  'Street, Della',
  'Temple, Grace',
  'Page, Ellen',
  'Young, April',
  'Watson, Mary Jane',
  'Watson, Mary jane',
  'Sue park',
  'sue moved',
])('“%s” is only a name', (name) => expect(readPerson({ row: 2, values: { name } }).problem).toBeNull());

const inColumns = (lastName: string) => problemsOf(`First Name,Last Name,Phone\nPat,${lastName},801-555-0100`);

test.each([
  'Stott OLD NUMBER',
  'Voss 2nd Ward',
  'Voss Hillside Ward',
  'Yale Stake',
  'Eck Parents',
  'Eck Ministering',
  'Ito Neighbor',
  'Voss DISCONNECTED',
])('“%s” below “Last Name” is more than a last name', (lastName) => expect(inColumns(lastName)[0]).toMatch(MORE));

test.each(['Jones Ward', 'van der Ward', 'Smith Branch', 'García Barrios', 'De la Iglesia', 'Fox Lehi', 'Neighbors'])(
  '“%s” below “Last Name” is a last name',
  (lastName) => expect(inColumns(lastName)).toEqual([null]),
);

const linesOf = (line: string) =>
  rowsOfText(`Lee, Kim 801-555-0100\nReed, Tom 801-555-0101\n${line}\n`, true)
    .rows.map(readPerson)
    .map(({ person }) => person?.lastName ?? null);

test.each([
  'Smith, John (Mary 801-555-0102)',
  'Doe, Jane – husband Al 801-555-0103',
  'Roe, Al: Mary’s cell 801-555-0104',
  'Poe, Bo mary@example.org (Mary)',
  'Zoe, Cy spouse: Di 801-555-0105',
  'Joe, Ed 801-555-0107 (mother)',
  'Noe, Gus; Hal Coe 801-555-0109',
  'Noe, Gus; Hal Coe',
  'Ashby, Mark M 801-555-0134',
])('in “%s” it is not clear who is meant, so the line is marked', (line) =>
  expect(linesOf(line)).toEqual(['Lee', 'Reed', null]),
);
test.each(['Smith, John – 12 Main Street – 801-555-0102', 'Smith, John – Organist – 801-555-0102'])(
  'in “%s” it is clear who is meant',
  (line) => expect(linesOf(line)).toEqual(['Lee', 'Reed', 'Smith']),
);

test.each([
  ['Hna. Ana', 'Ruiz', '“Hna. Ana” has a title in it. Write only the first name.'],
  ['Frère Jean', 'Dupont', '“Frère Jean” has a title in it. Write only the first name.'],
  ['Mrs. Tom', 'Reed', '“Mrs. Tom” has a title in it. Write only the first name.'],
  ['Al', 'Eck & Fox', '“Al Eck & Fox” is more than one person. Give each person a separate row.'],
  ['Al', 'Cole&nbsp;', '“Cole&nbsp;” is not a name.'],
  ['Al', 'Reed moved', '“Reed moved” has more than a name in it. Is this person in the ward?'],
  ['Al', 'ditto', '“Al” has no last name. If the family’s last name appears only once, repeat it in every row.'],
  ['Edna widow', 'Hill', '“Edna widow” has more than a name in it. Write only the name.'],
  ['Edna Widow', 'Hill', '“Edna Widow” has more than a name in it. Write only the name.'],
  ['Ana maybe', 'Hill', '“Ana maybe” has more than a name in it. Write only the name.'],
  ['José viudo', 'Ruiz', '“José viudo” has more than a name in it. Write only the name.'],
  ['Al', 'Potter nonmember', '“Potter nonmember” has more than a name in it. Is this person in the ward?'],
  ['Hannah Away', 'Price', '“Hannah Away” has more than a name in it. Is this person in the ward?'],
  ['Tim', 'White DNC', '“White DNC” has more than a name in it. Write only the name.'],
  ['John M.D.', 'Smith', '“John M.D.” has more than a name in it. Write only the name.'],
  ['Tom x', 'Todd', '“Tom x” has more than a name in it. Write only the name.'],
  ['Laura', 'West x', '“West x” has more than a name in it. Write only the name.'],
  ['child', 'Dunn', '“child” has more than a name in it. Write only the name.'],
  ['UT', 'Highland', '“UT Highland” may be a place.'],
])('%s and %s are marked', (firstName, lastName, problem) =>
  expect(readPerson({ row: 2, values: { firstName, lastName } }).problem).toBe(problem),
);

test.each([
  ['Mary jane', 'Cole'],
  ['Pieter', 'van der Berg'],
  ['Sione', 'Tuʻipulotu'],
  ['ʻofa', 'Vea'],
  ['José', 'García y Vega'],
  ['Robert', 'Hale iii'],
  ['Julia', 'Child'],
  ['Mary E', 'Cole'],
])('%s and %s are nothing but names', (firstName, lastName) =>
  expect(readPerson({ row: 2, values: { firstName, lastName } }).problem).toBeNull(),
);

test('a city and its state are no one, in one cell or in two', () => {
  expect(problemsOf('Name,Phone\n"Adams, Karen",801-555-0101\n"Mesa, AZ",\n')).toEqual([
    null,
    '“AZ Mesa” may be a place.',
  ]);
  expect(problemsOf('Last,First,Phone\nAdams,Karen,801-555-0101\nMesa,AZ,\n')).toEqual([
    null,
    '“AZ Mesa” may be a place.',
  ]);
});

test.each(['Mia Maids', 'Laurel Class', 'Miriam Group', 'Cottonwood Estates', 'High Councilman'])(
  '“%s” among people is no one',
  (title) =>
    expect(problemsOf(`Name,Age\nElla Nielson,16\n${title},\nEmily Adams,12\n`)[1]).toBe(
      `“${title}” is a heading or a note, not a person.`,
    ),
);

test.each(['ninguno', 'nenhum', 'keine', 'aucun', 'nessuno'])('%s isn’t a calling or anything else', (calling) =>
  expect(readPerson({ row: 2, values: { name: 'Lee, Kim', calling } }).person).toEqual({
    firstName: 'Kim',
    lastName: 'Lee',
  }),
);

test.each(['Vacante', 'ditto', 'Pending', 'Declined', 'was Clerk', 'Clerk - released', '12:00:00 AM', 'Jan-12'])(
  'the calling %s is marked',
  (calling) =>
    expect(readPerson({ row: 2, values: { name: 'Lee, Kim', calling } }).problem).toBe(
      `“${calling}” is not a calling.`,
    ),
);
