import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const namesIn = (...names: string[]) =>
  rowsOfText(`Name\n${names.map((name) => `"${name}"`).join('\n')}`, false)
    .rows.map(readPerson)
    .map(({ person }) => (person ? `${person.firstName} | ${person.lastName}` : null));

test.each([
  ['Tim Ashby, Al Cole', ['Ashby, Lori', 'Cole, Ida', 'Reed, Jo']],
  ['Ashby Tim, Cole Al', ['Ashby, Lori', 'Cole, Ida', 'Reed, Jo']],
  ['Tim Ashby, Al Cole', ['Reed, Jo', 'Lee, Kim']],
  ['Juan García, Ana López', ['Ruiz, Eva']],
  ['Cy Roe, Provo', ['Jo Reed', 'Kim Lee', 'Ida Cole']],
  ['Tom Roe, Faith', ['Jo Reed', 'Lee, Kim', 'Cole, Ida']],
])('in “%s” among %j, the text before the comma is a full name', (name, others) =>
  expect(namesIn(...others, name)).toEqual([
    ...others.map((one) => (one.includes(',') ? one.split(', ').toReversed() : one.split(' ')).join(' | ')),
    null,
  ]),
);

test('where most names before a comma are full names, all of them are flagged for review', () =>
  expect(namesIn('Tom Reed, Faith', 'Ana Ruiz, Hope', 'Cy Roe, Fe', 'Lee, Kim')).toEqual([
    null,
    null,
    null,
    'Kim | Lee',
  ]));

test.each(['García López, Ana María', 'Van Dyke, Al', 'De la Cruz, Tim', 'Smith-Jones, Al', 'Ashby Jr., Tim'])(
  'in “%s” among others, the last name is before the comma',
  (name) => {
    const [last, first] = name.split(', ');
    expect(namesIn('López, Eva', 'Ruiz, Jo', 'Reed, Kim', name).at(-1)).toBe(`${first} | ${last}`);
  },
);

test.each([
  'Una Baker, Primary',
  'Una Baker, RS',
  'Una Baker, Sociedad de Socorro',
  'Una Baker, out of town',
  'Una Baker, maybe',
  'Una Baker, M.D.',
  'Una Baker, F',
  'Una Baker, Opening Prayer',
  'Baker, confirmed',
  'Baker, on a mission',
])('“%s” has more than a name in it', (name) =>
  expect(readPerson({ row: 2, values: { name } }).problem).toBe(
    `“${name}” has more than a name in it. Write only “Last, First.”`,
  ),
);

test.each([
  'Baker, Socorro',
  'García López, Domingo',
  'Kim, Ok',
  'Lee, Merry',
  'Baker, M',
  'Cole, April',
  'baker, una',
])('“%s” is only a name', (name) => expect(readPerson({ row: 2, values: { name } }).problem).toBeNull());

test('“Mark, Lori Ashby” are two people, and “David, Mary Ann” is one', () =>
  expect(namesIn('Cole, Ida', 'Mark, Lori Ashby', 'David, Mary Ann', 'David, Mary R.')).toEqual([
    'Ida | Cole',
    null,
    'Mary Ann | David',
    'Mary R. | David',
  ]));

test('where first names are before the comma more often than after it, every name is flagged for review', () => {
  expect(namesIn('Mark, Ashby', 'Linda, Cole', 'Cy, Dunn')).toEqual([null, null, null]);
  expect(namesIn('Ashby, Mark', 'Cole, Linda', 'John, Dunn')).toEqual(['Mark | Ashby', 'Linda | Cole', null]);
  expect(namesIn('Ashby, Mark', 'John, Mary', 'John, Thorvald')).toEqual([
    'Mark | Ashby',
    'Mary | John',
    'Thorvald | John',
  ]);
});

test.each([
  [['Eve Frye, Gus Hall', 'Ike Jay, Kit Low']],
  [['Rhea Ward, Faye Kelly', 'Jayden Cooper, Braxton Howell', 'Kit R. Low, Bo Wix']],
  [['Reed, Jo', 'Eve Frye, Gus Hall', 'Ike Jay, Kit Low']],
])('%j may be two people each, where nothing shows that last names stand first', (names) =>
  expect(namesIn(...names)).toEqual(names.map((name) => (name === 'Reed, Jo' ? 'Jo | Reed' : null))),
);

test('in a pasted list, too', () => {
  const list = 'Dec prayers\n6 - Ann Beal, Carl Dorn\n13 - Eve Frye, Gus Hall\n20 - Ike Jay, Kit Low';
  const [, ...asked] = rowsOfText(list, true).rows.map((row) => readPerson(row).problem);
  expect(asked).toEqual(Array(3).fill(expect.stringMatching(/ may be more than one person\./)));
});

test.each([
  'Gómez Ríos, Juan Carlos',
  'Van Der Berg, Mary Ann',
  'Souza Lima, João Pedro',
  'Quispe Mamani, Luz Mery',
  'St. John, Kit Low',
])('“%s” is one person beside another with two last names', (name) => {
  const one = name.split(', ').toReversed().join(' | ');
  expect(namesIn(name, 'García López, María Elena')).toEqual([one, 'María Elena | García López']);
  expect(namesIn(name, 'Condori Choque, Elena')[0]).toBe(one);
});

test('“Frye Jay, Gus Hall” is one person among others of whom the last name stands first', () =>
  expect(namesIn('Frye Jay, Gus Hall', 'Beal, Amy', 'Dorn, Carl')[0]).toBe('Gus Hall | Frye Jay'));

test.each(['Apellidos y nombres', 'Name (Last, First)', 'Last Name, First Name'])(
  'below “%s” so are all names',
  (heading) => {
    const list = `"${heading}"\n"Quispe Mamani, Wilber Huanca"\n"Kit Low, Bo Wix"`;
    expect(rowsOfText(list, false).rows.map((row) => readPerson(row).person)).toMatchObject([
      { firstName: 'Wilber Huanca', lastName: 'Quispe Mamani' },
      { firstName: 'Bo Wix', lastName: 'Kit Low' },
    ]);
  },
);
