import { expect, test } from 'vitest';
import { inItsWard } from '#tests/import-plans.ts';
import { fieldOf } from './columns.ts';
import { rowsOfJson } from './json-rows.ts';
import { readPerson } from './person.ts';
import { rowsOfText } from './rows.ts';

const people = (text: string, isFree = false) =>
  rowsOfText(text, isFree)
    .rows.map((row) => inItsWard(readPerson(row)))
    .map(({ row, name, person, problem }) => ({
      row,
      name,
      ...(problem ? { problem } : {}),
      ...(person?.email ? { email: person.email } : {}),
      ...(person?.phone ? { phone: person.phone } : {}),
    }));

test('columns can be in any order, under common names, and below a title', () => {
  const text = 'Maple Grove Ward\n\nE-mail,Phone Number,Preferred Name\nana@example.org,801 555 0100,"Nuñez, Ana"\n';
  expect(people(text)).toEqual([{ row: 4, name: 'Ana Nuñez', email: 'ana@example.org', phone: '801 555 0100' }]);
});

test('semicolons, tabs, and an announced separator split the cells', () => {
  expect(people('Number;Surname;First Name\nx;Lee;Kim\n')).toEqual([{ row: 2, name: 'Kim Lee' }]);
  expect(people('First Name\tLast Name\nKim\tLee\n')).toEqual([{ row: 2, name: 'Kim Lee' }]);
  expect(people('sep=;\r\nName;Phone\r\nLee, Kim;555 0107\r\n')).toEqual([
    { row: 3, name: 'Kim Lee', phone: '555 0107' },
  ]);
});

test('headings may be called Last, First and Phone', () => {
  expect(people('Last, First, Phone\nLee, Kim, 555 0107\n')).toEqual([{ row: 2, name: 'Kim Lee', phone: '555 0107' }]);
  expect(people('"Last, First";Phone\n"Lee, Kim";555 0107\n')).toEqual([
    { row: 2, name: 'Kim Lee', phone: '555 0107' },
  ]);
});

test('a quoted cell can contain line breaks, quotes, and separators', () => {
  const { rows } = rowsOfText(
    'firstName,lastName,notes\nKim,Lee,"plays, and ""leads""\nthe choir"\nAna,Ruiz,\n',
    false,
  );
  expect(rows.map(({ row, values }) => ({ row, values }))).toEqual([
    { row: 2, values: { firstName: 'Kim', lastName: 'Lee', notes: 'plays, and "leads"\nthe choir' } },
    { row: 3, values: { firstName: 'Ana', lastName: 'Ruiz' } },
  ]);
});

test('a name over two lines of its cell is one name', () => {
  expect(people('Name,Phone\n"van der\nBerg, Anna",555 0107\n')).toEqual([
    { row: 2, name: 'Anna van der Berg', phone: '555 0107' },
  ]);
});

test('a problem with a row is explained in a sentence', () => {
  const text =
    'firstName,lastName,email,isAvailable,lastTalkDate\n,,x@example.org,,\nKim,,,,\nKim,Lee,no address,,\nKim,Lee,,perhaps,\nKim,Lee,,,soon\n';
  expect(people(text).map(({ row, problem }) => `${row} ${problem}`)).toEqual([
    '2 There is no name in this row.',
    '3 “Kim” has no last name. If the family’s last name appears only once, repeat it in every row.',
    '4 Invalid email: “no address”',
    '5 Available must be yes or no, not “perhaps.”',
    '6 Last talk: Enter a date as YYYY-MM-DD: “soon”',
  ]);
});

test('a row with more cells than headings, or with headings again, is a problem', () => {
  expect(people('Name,Phone\nLee, Kim,555 0107\n"Ruiz, Ana",555 0108,\nFull Name,Cell\n')).toEqual([
    { row: 2, name: 'Lee Kim 555 0107', problem: 'This row has more cells than there are headings.' },
    { row: 3, name: 'Ana Ruiz', phone: '555 0108' },
    { row: 4, name: 'Full Name Cell', problem: 'This row repeats the headings.' },
  ]);
});

test('what is not certain stays a problem when the preview is read again', () => {
  const { values } = readPerson({ row: 2, values: { name: 'John Smith, Bishop' } });
  expect(readPerson({ row: 2, values }).person).toBeNull();
});

test('a calling after a name in a list is not a heading', () => {
  const text = 'Nuñez, María – Relief Society Presidency\nLee, Kim - Ward Clerks\nWard Clerks\n';
  expect(people(text, true).map(({ name, problem }) => [name, problem !== undefined])).toEqual([
    ['María Nuñez', false],
    ['Kim Lee', false],
    ['Ward Clerks', true],
  ]);
});

test('a file without usable headings is refused with instructions', () => {
  expect(() => rowsOfText('Kim,Lee\nAna,Ruiz\n', false)).toThrow('We couldn’t find a name column');
  expect(() => rowsOfText('First name,Phone\nKim,7\n', false)).toThrow('no last-name column');
  expect(() => rowsOfText('firstName,lastName\n', false)).toThrow('headings but no data');
  expect(() => rowsOfText('firstName,lastName\n"Kim,Lee\n', false)).toThrow('Row 2 has an opening quotation mark');
  expect(() => rowsOfText(`firstName,lastName\n${'Kim,Lee\n'.repeat(20_001)}`, false)).toThrow(
    '20,001 rows; the limit is 20,000',
  );
});

test('a text may be a list of names, one per line', () => {
  const text = 'Nuñez, María – Organist\n2. John Smith  john@example.org\n• Lee, Kim (801) 555-0100\n';
  expect(people(text, true)).toEqual([
    { row: 1, name: 'María Nuñez' },
    { row: 2, name: 'John Smith', email: 'john@example.org' },
    { row: 3, name: 'Kim Lee', phone: '(801) 555-0100' },
  ]);
  expect(() =>
    rowsOfText('We met on Sunday and talked about many things, among them the budget of 2026.\nIt rained.', true),
  ).toThrow('We couldn’t read the text');
  expect(() => rowsOfText('Dear all,\nplease find the list\nof nothing.', true)).toThrow('We couldn’t read the text');
  expect(people('de la Cruz, Ana\nO’Brien, Pat\n김 민준\n', true).map(({ name }) => name)).toEqual([
    'Ana de la Cruz',
    'Pat O’Brien',
    '김 민준',
  ]);
});

test.each(['Deacons', 'Relief Society', 'Valiant 10', 'Nursery', 'Sunday School 14', 'CTR 5'])(
  'in a line of a list “%s” is where someone belongs, not a calling',
  (group) => {
    const [read] = rowsOfText(`Tim Ashby (${group})\nIda Cole – Primary Teacher`, true).rows.map(readPerson);
    expect([read?.name, read?.person?.calling]).toEqual(['Tim Ashby', undefined]);
  },
);

test('in a line of a list only what is known to be a calling or a phone is one, and the rest is reported', () => {
  const lines = [
    'Kim Lee – Temple Worker – 12 Main Street – 801-555-0100',
    'Ana Ruiz   000-1234-5678   12/05/1980   Provo UT 84604 801-555-0101',
    'Eve Dunn – 801-555-0102 – 801-555-0103',
    'Tom Reed (deceased)',
    'Ida Frost    Paul Bishop',
    'Bea Holt',
    'Al Holt',
  ];
  const read = rowsOfText(lines.join('\n'), true).rows.map(readPerson);
  expect(
    read.map(({ person, problem, remarks }) => [person?.calling, person?.phone, problem ?? remarks?.join(' ')]),
  ).toEqual([
    ['Temple Worker', '801-555-0100', 'Ignored: “12 Main Street”.'],
    [undefined, '801-555-0101', 'Ignored: “000-1234-5678”, “12/05/1980”, “Provo UT 84604”.'],
    [undefined, '801-555-0102', 'Ignored: “801-555-0103”.'],
    [undefined, undefined, '“Tom Reed (deceased)” has more than a name in it. Is this person still in the ward?'],
    [
      undefined,
      undefined,
      '“Ida Frost    Paul Bishop” may be more than one person. Put each person on a separate line.',
    ],
    [undefined, undefined, ''],
    [undefined, undefined, ''],
  ]);
});

test('a second column for phones or emails is used where the first is blank, and listed as ignored elsewhere', () => {
  const text =
    'Name,Phone,Household Phone,Email,Household Email\n"Lee, Kim",801 555 0100,801 555 0199,,home@example.org\n"Ruiz, Ana",,801 555 0198,,\n';
  expect(people(text)).toEqual([
    { row: 2, name: 'Kim Lee', phone: '801 555 0100', email: 'home@example.org' },
    { row: 3, name: 'Ana Ruiz', phone: '801 555 0198' },
  ]);
  expect(rowsOfText(text, false).ignoredColumns).toEqual(['Household Phone (where Phone has a value)']);
  expect(rowsOfJson('[{"name":"Lee, Kim","phone":"801 555 0100","mobile":"801 555 0199"}]').ignoredColumns).toEqual([
    'phone (where mobile has a value)',
  ]);
});

test('a list in columns has several people on a line', () => {
  expect(people('Nuñez, María\tSmith, John\nLee, Kim\tOrganist\n', true)).toEqual([
    { row: 1, name: 'María Nuñez' },
    { row: 2, name: 'John Smith' },
    { row: 3, name: 'Kim Lee' },
  ]);
});

test('JSON contains a list of members, alone or in an object', () => {
  const list = [
    { firstName: 'Kim', lastName: 'Lee', isAvailable: false, phone: 8015550100, address: {} },
    { Name: 'Ruiz, Ana' },
  ];
  expect(rowsOfJson(JSON.stringify(list))).toEqual({
    rows: [
      { row: 1, values: { firstName: 'Kim', lastName: 'Lee', isAvailable: 'false', phone: '8015550100' } },
      { row: 2, values: { name: 'Ruiz, Ana' } },
    ],
    ignoredColumns: ['address'],
  });
  expect(rowsOfJson(JSON.stringify({ members: list })).rows).toHaveLength(2);
  expect(() => rowsOfJson('[{]')).toThrow('isn’t valid');
  expect(() => rowsOfJson('[1, 2]')).toThrow('a list of members');
  expect(() => rowsOfJson('['.repeat(1_000_000))).toThrow('nested too deeply');
});

test.each([
  ['Individual Email', 'email'],
  ['Individual Phone', 'phone'],
  ['Household E-mail', 'email'],
  ['E-mail address', 'email'],
  ['Preferred Name', 'name'],
  ['phone_number', 'phone'],
  ['Birth Date', 'birthYear'],
  ['Fecha de nacimiento', 'birthYear'],
  ['Age', 'age'],
  ['Age group', 'ageGroup'],
  ['Head of Household', 'household'],
  ['Confirmation Date', null],
])('the heading %s is read as %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field);
});

test('a person’s own phone and email take precedence over the household’s, in any order of columns', () => {
  const heads = ['Household Phone', 'Household Email', 'Name', 'Individual Phone', 'Individual Email'];
  const cells = ['801 555 0199', 'home@example.org', '"Lee, Kim"', '801 555 0100', 'kim@example.org'];
  const expected = { name: 'Kim Lee', phone: '801 555 0100', email: 'kim@example.org' };
  expect(people(`${heads.join()}\n${cells.join()}\n`)).toEqual([{ row: 2, ...expected }]);
  expect(people(`${heads.toReversed().join()}\n${cells.toReversed().join()}\n`)).toEqual([{ row: 2, ...expected }]);
  expect(rowsOfText(`${heads.join()}\n${cells.join()}\n`, false).ignoredColumns).toEqual([
    'Household Phone (where Individual Phone has a value)',
    'Household Email (where Individual Email has a value)',
  ]);
  const entry = { name: 'Lee, Kim', householdPhone: '801 555 0199', individualPhone: '801 555 0100' };
  const json = rowsOfJson(JSON.stringify([entry]));
  expect(json.rows[0]?.values.phone).toBe('801 555 0100');
  expect(json.ignoredColumns).toEqual(['householdPhone (where individualPhone has a value)']);
});

test('a list that is refused names the first line that could not be read', () => {
  expect(() => rowsOfText('Kim Lee\n\nmeet at six\nbring a salad\nsing along\n', true)).toThrow(
    'The first line that we couldn’t read is line 3: “meet at six”.',
  );
});

test('a cell that a program wrote as a formula to keep it a text is that text', () => {
  const { rows } = rowsOfText('Name,Phone\n"Lee, Kim",="801-555-0102"\n"Reed, Tom","=""801-555-0103"""\n', false);
  expect(rows.map(({ values }) => values.phone)).toEqual(['801-555-0102', '801-555-0103']);
});

test('a mark below a last name repeats it, unless the row above can’t be read', () => {
  const list = 'Last Name\tFirst Name\tPhone\nLee\tKim\t801 555 0100\n〃\tTom\t801 555 0101\nDo\tIda\t\n,,\tBo\t\n';
  expect(people(list).map(({ name, problem }) => problem ?? name)).toEqual(['Kim Lee', 'Tom Lee', 'Ida Do', 'Bo Do']);
  const cut = 'Last Name\tFirst Name\n〃\tTom\nLee\tKim\tx\n〃\tIda\n';
  expect(people(cut).map(({ problem }) => problem !== undefined)).toEqual([true, true, true]);
});

test('marks for a few last names say nothing about households', () => {
  const list = 'Last Name\tFirst Name\nLee\tKim\n〃\tTom\nRoe\tIda\nRoe\tBo\nRoe\tAl\n';
  const read = rowsOfText(list, false).rows.map(readPerson);
  expect(read.map(({ person }) => [person?.lastName, person?.household])).toEqual(
    ['Lee', 'Lee', 'Roe', 'Roe', 'Roe'].map((name) => [name, undefined]),
  );
});
