import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} ${person.lastName}${person.phone ? ` ${person.phone}` : ''}` : problem;
  });

test('a family named once has its members indented below it', () => {
  expect(read('Smith\n  John & Mary\n  801-555-0100\nThe Lee Family\n  Kim  801-555-0101\n  Mary Ann\n', true)).toEqual(
    ['John Smith', 'Mary Smith', '“801-555-0100” doesn’t name a person.', 'Kim Lee 801-555-0101', 'Mary Ann Lee'],
  );
});

test.each([
  ['tabs', 'Anderson\tMark\t801-555-0101\n\tJulie\t801-555-0102\n\tBen\t\nBaker\tTom\t801-555-0103'],
  ['blanks', 'Anderson  Mark  801-555-0101\n  Julie  801-555-0102\n  Ben  \nBaker  Tom  801-555-0103'],
])('in columns set with %s, a person beside the family’s name is its first member', (_, text) => {
  expect(read(text, true)).toEqual([
    'Mark Anderson 801-555-0101',
    'Julie Anderson 801-555-0102',
    'Ben Anderson',
    'Tom Baker 801-555-0103',
  ]);
});

test('in columns, families without anyone below them have their last name first too', () => {
  const text = 'Quist  Arvid  801-555-0101\n  Brita\nRade  Dorrit\nSand  Egil\nVan Tuyl  Greta\n';
  const names = ['Arvid Quist 801-555-0101', 'Brita Quist', 'Dorrit Rade', 'Egil Sand', 'Greta Van Tuyl'];
  expect(read(text, true)).toEqual(names);
});

test('a letter, whose phone it is, or a note below a family is no one', () => {
  const none = (line: string) => `“${line}” doesn’t name a person.`;
  expect(
    read(
      'Adams, Robert & Karen\nR 801-555-0102\nHers 801-555-0101\nLiam\n\nCole, Tom & Jill\nFax 801-555-0103\nHope\n\nReed, Al & Eve\nActive\nBasement\n',
      true,
    ),
  ).toEqual([
    'Robert Adams',
    'Karen Adams',
    none('R 801-555-0102'),
    none('Hers 801-555-0101'),
    'Liam Adams',
    'Tom Cole',
    'Jill Cole',
    none('Fax 801-555-0103'),
    'Hope Cole',
    'Al Reed',
    'Eve Reed',
    none('Active'),
    none('Basement'),
  ]);
});

test('places, callings, and groups aren’t members or families', () => {
  expect(read('Smith\n  John\n  Mary\n  Provo, Utah\n  Organist\nLee\n  Kim\n', true)).toEqual([
    'John Smith',
    'Mary Smith',
    '“Provo, Utah” doesn’t fit the household “Smith.”',
    '“Organist” doesn’t name a person.',
    'Kim Lee',
  ]);
  expect(() => read('Choir\n  Kim\n  Ana\nSpeakers\n  Tom\n  Eve\n', true)).toThrow('We couldn’t read the text');
  expect(read('Organists\n- Kim Lee\n- Ana Ruiz\nChoristers\n- Tom Reed\n- Eve Dunn\n- Ida Frost\n', true)).toEqual([
    '“Organists” doesn’t begin with a first and last name.',
    'Kim Lee',
    'Ana Ruiz',
    '“Choristers” doesn’t begin with a first and last name.',
    'Tom Reed',
    'Eve Dunn',
    'Ida Frost',
  ]);
});

test('a row for a household has columns for the head, the spouse, and the children', () => {
  const text =
    'Head of House,Head of House Phone,Spouse,Children\n"Lee, Kim",801-555-0100,Min,"Tim (8), Ann, Joe"\n"Reed, Tom",,Mary Ann,Eve\n"Dunn, Al & Bea",801-555-0101,,\n';
  expect(read(text)).toEqual([
    'Kim Lee 801-555-0100',
    'Min Lee',
    'Tim Lee',
    'Ann Lee',
    'Joe Lee',
    'Tom Reed',
    'Mary Ann Reed',
    'Eve Reed',
    'Al Dunn',
    'Bea Dunn',
  ]);
  expect(read('Family,Spouse,Children\nLee,Min,"Tim, Ann"\n')).toEqual(['Min Lee', 'Tim Lee', 'Ann Lee']);
  expect(read('Family,Spouse,Children\nLee,Min,"Tanner (15), Ellie (8)"\n')).toEqual([
    'Min Lee',
    'Tanner Lee',
    'Ellie Lee',
  ]);
  expect(read('Family,Spouse,Children\nLee,Min,"Park, Ann"\n')[1]).toBe('“Park, Ann” may be one or two children.');
});

test.each([
  'Familia,Padre,Madre,Hijos,Teléfono',
  'Apellido,Esposo,Esposa,Hijos,Celular',
  'Sobrenome,Pai,Mãe,Filhos,Telefone',
  'Last,Dad,Mom,Kids,Phone',
])('“%s” are the columns of a family', (headings) => {
  const rows = rowsOfText(`${headings}\nRuiz,Pedro,Eva,"Ana, Luis, Rosa",\nCruz,Juan,María,,\n`, false).rows;
  expect(rows.map(readPerson).map(({ name, person }) => [name, person?.household])).toEqual([
    ['Pedro Ruiz', 'Ruiz'],
    ['Eva Ruiz', 'Ruiz'],
    ['Ana Ruiz', 'Ruiz'],
    ['Luis Ruiz', 'Ruiz'],
    ['Rosa Ruiz', 'Ruiz'],
    ['Juan Cruz', 'Cruz'],
    ['María Cruz', 'Cruz'],
  ]);
});

test('columns next to a person’s own name say nothing about others', () => {
  const { rows, ignoredColumns } = rowsOfText('Last Name,First Name,Spouse\nLee,Kim,Min\n', false);
  expect([rows.length, ignoredColumns]).toEqual([1, ['Spouse (people in this column aren’t imported)']]);
});

test('a last name in the first row of each family holds for the rows below, but a single gap is a problem', () => {
  expect(read('Last Name,First Name\nReed,Tom\n,Mary\n,Tim\nLee,Kim\n,Min\n')).toEqual([
    'Tom Reed',
    'Mary Reed',
    'Tim Reed',
    'Kim Lee',
    'Min Lee',
  ]);
  expect(read('Last Name,First Name\nReed,Tom\n,Mary\nLee,Kim\nDunn,Eve\n')[1]).toMatch('“Mary” has no last name.');
  const [, mary] = rowsOfText('Last Name,First Name\nReed,Tom\n,Mary\n,Tim\n', false).rows;
  expect(mary?.remarks).toEqual(['Last name “Reed” from a row above.']);
});

const homes = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => readPerson(row).person?.household);

test('a family’s heading is its members’ household, and two families with the same name are distinguished', () => {
  expect(homes('Smith\n  John\n  Mary\nThe Lee Family\n  Kim\n  Min\n', true)).toEqual([
    'Smith',
    'Smith',
    'Lee',
    'Lee',
  ]);
  expect(homes('Head of House,Spouse,Children\n"Smith, John",Mary,Tim\n"Smith, Al",,Eve\nKim Lee,,\n')).toEqual([
    'Smith, John',
    'Smith, John',
    'Smith, John',
    'Smith, Al',
    'Smith, Al',
    'Lee',
  ]);
  expect(homes('Last Name,First Name\nReed,Tom\n,Mary\nREED,Eve\n,Min\nLee,Kim\n')).toEqual([
    'Reed, Tom',
    'Reed, Tom',
    'REED, Eve',
    'REED, Eve',
    'Lee',
  ]);
});

test('families that can’t be distinguished have no household, and a list that isn’t of families has none', () => {
  expect(homes('Head of House,Spouse\n"Smith, John",Mary\n"Smith, John",Eve\n')).toEqual(Array(4).fill(undefined));
  expect(homes('Last Name,First Name\nReed,Tom\nReed,Mary\nLee,Kim\n')).toEqual(Array(3).fill(undefined));
});

test.each([
  ['Beehives', 'Laurels'],
  ['Sopranos', 'Altos'],
  ['January', 'February'],
  ['Accepted', 'Declined'],
])('%s and %s are no families', (first, second) =>
  expect(() => read(`${first}\n  Emma\n  Kate\n${second}\n  Sue\n  Mele\n`, true)).toThrow(),
);

const namesIn = (text: string) =>
  readPeople(rowsOfText(text, false).rows).map(({ person, values }) =>
    person ? `${person.firstName} ${person.lastName}` : `${values.firstName} ${values.lastName}`,
  );

test.each([
  ['Mom', 'Dad'],
  ['Mom', 'parents'],
  ['Mother', 'Father'],
  ['Husband', 'Wife'],
  ['Wife', 'Children'],
  ['Children', 'Family'],
  ['Mamá', 'Papá'],
  ['Mutter', 'Vater'],
  ['mère', 'père'],
])('a row with %s and %s in its cells is no row of headings', (one, other) => {
  const rows = `Ann Ard,13,801-555-4101,${one},801-555-4102,${other}\nBo Burt,14,801-555-4103,,,\n`;
  expect(namesIn(`Name,Age,Phone,Remark,Phone 2,Other remark\n${rows}`)).toEqual(['Ann Ard', 'Bo Burt']);
});

test.each(['Ann Ard,13,Mom,Dad', 'Ann Ard,,Mom,Dad', 'Ann Ard,ann@example.com,Mom,Dad', 'Ann Ard,5/6/2012,Mom,Dad'])(
  'nor is %s below the headings',
  (row) => expect(namesIn(`Name,Class,Remark,Other remark\n${row}\nBo Burt,,,\n`)).toEqual(['Ann Ard', 'Bo Burt']),
);

test('headings of households below a line of their own are', () =>
  expect(namesIn('Speakers,,,\nFamily,Husband,Wife,Phone\nArd,Al,Ann,801-555-4101\n')).toEqual(['Al Ard', 'Ann Ard']));

test.each(['Niña', 'Joven', 'Jovem', 'Jeune', 'Jugendlicher'])('%s heads the names beside other columns', (title) =>
  expect(namesIn(`${title},Edad\nAna Ruiz,12\nEva Soto,13\n`)).toEqual(['Ana Ruiz', 'Eva Soto']),
);
