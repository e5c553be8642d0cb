import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? [person.firstName, person.lastName, person.age].filter((one) => one != null).join(' | ') : problem;
  });
const whichPart = (name: string) => `Which part of “${name}” is the last name? Write it as “Last, First.”`;

test('two given names and an initial are a first name in a row or below a heading of a household', () => {
  expect(read('Last Name,Parents,Children\nRoe,John Q & Mary Ann,"Tim, Ann Marie, Joe"\nFox,Bob J.,Kim\n')).toEqual([
    'John Q | Roe',
    'Mary Ann | Roe',
    'Tim | Roe',
    'Ann Marie | Roe',
    'Joe | Roe',
    'Bob J. | Fox',
    'Kim | Fox',
  ]);
  expect(read('Family,Husband,Wife\nGarcia Lopez,Juan Carlos,María del Carmen\nRoe,John Jr.,Ida\n')).toEqual([
    'Juan Carlos | Garcia Lopez',
    'María del Carmen | Garcia Lopez',
    'John | Roe Jr.',
    'Ida | Roe',
  ]);
  expect(read('Head of House,Spouse\n"Roe, Kim Ho & Min Ji",\n"Fox, Al",Lori K.\n')).toEqual([
    'Kim Ho | Roe',
    'Min Ji | Roe',
    'Al | Fox',
    'Lori K. | Fox',
  ]);
  expect(read('Roe\n  John Q & Mary Ann\n  Ann Marie\nFox\n  Kim\n', true)).toEqual([
    'John Q | Roe',
    'Mary Ann | Roe',
    'Ann Marie | Roe',
    'Kim | Fox',
  ]);
});

test('a second word that may be a last name is flagged for review, and a last name is kept', () => {
  expect(read('Last Name,Husband,Wife\nRoe,Tim Jones,Ida Lee\nFox,Al & Bo Jones,Smith\n')).toEqual([
    'Tim | Jones',
    whichPart('Ida Lee'),
    '“Al & Bo Jones” is more than one person. Give each person a separate row.',
    '“Smith” has no first name.',
  ]);
});

test.each([
  ['Tim (8)', 8],
  ['Tim 8', 8],
  ['Tim, 8', 8],
  ['Tim - 8', 8],
  ['Tim (age 8)', 8],
  ['Tim 8 yrs old', 8],
])('“%s” among children is Tim, %i years old', (child, age) =>
  expect(read(`Last Name,Parents,Children\nRoe,Al,"${child}, Bo, Cy"\n`)).toEqual([
    'Al | Roe',
    `Tim | Roe | ${age}`,
    'Bo | Roe',
    'Cy | Roe',
  ]),
);

test('an age below the heading of a household is one too', () =>
  expect(read('Roe\n  Al\n  Tim 8\n  - Bo (10)\nFox\n  Kim\n', true)).toEqual([
    'Al | Roe',
    'Tim | Roe | 8',
    'Bo | Roe | 10',
    'Kim | Fox',
  ]));

test('a stepchild keeps the last name before the comma, and is flagged for review among children parted by commas', () => {
  const children = (cell: string) => read(`Last Name,Parents,Children\nAshby,Mark,"${cell}"\nHub,Al,"Bo, Cy, Di"\n`);
  expect(children('Amy; Jones, Tim').slice(1, 3)).toEqual(['Amy | Ashby', 'Tim | Jones']);
  expect(children('Jones, Tim').slice(1, 2)).toEqual(['Tim | Jones']);
  expect(children('Amy (8), Jones, Tim').slice(1, 3)).toEqual([
    'Amy | Ashby | 8',
    '“Jones, Tim” may be one or two children.',
  ]);
  expect(children('Amy, Hub, Tim').slice(1, 3)).toEqual(['Amy | Ashby', '“Hub, Tim” may be one or two children.']);
  expect(children('Ashby, Amy, Tim').slice(1, 3)).toEqual(['Amy | Ashby', 'Tim | Ashby']);
  expect(read('Ashby\n  Mark\n  Jones, Tim\nFox\n  Kim\n', true)).toEqual(['Mark | Ashby', 'Tim | Jones', 'Kim | Fox']);
});

test.each([
  ['First Name,Last Name,Suffix\nMark,Ashby,Jr.\nLori,,\nTim,,\n', ['Mark | Ashby Jr.', 'Lori | Ashby', 'Tim | Ashby']],
  [
    'Head of House,Spouse,Children\n"Ashby Jr., Mark",Lori,"Tim, Ann, Joe"\n"Cole, Al III",Una,"Cole III, Bo"\n',
    'Mark | Ashby Jr./Lori | Ashby/Tim | Ashby/Ann | Ashby/Joe | Ashby/Al | Cole III/Una | Cole/Bo | Cole III'.split(
      '/',
    ),
  ],
  [
    'Last Name,Parents\nAshby Jr.,Mark & Lori\nCole,Al & Una\n',
    ['Mark | Ashby', 'Lori | Ashby', 'Al | Cole', 'Una | Cole'],
  ],
])('a father’s Jr. isn’t part of the last name of his family: %j', (text, people) =>
  expect(read(text)).toEqual(people),
);

const namesOf = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map(({ name, problem }) => problem ?? name);

test.each([
  'Nachname,Vorname Mann,Vorname Frau,Telefon,Kinder',
  'Familienname,Vorname Ehemann,Vorname Ehefrau,Handy,Namen der Kinder',
  'Nachname,Vorname des Vaters,Vorname der Mutter,Telefon,Kinder (Alter)',
  'Apellidos,Nombre esposo,Nombre esposa,Teléfono,Nombres de los hijos',
  'Apellidos,Nombre del padre,Nombre de la madre,Teléfono,Hijos y edades',
  'Sobrenome,Nome do marido,Nome da esposa,Telefone,Nomes dos filhos',
  'Sobrenome,Nome do pai,Nome da mãe,Telefone,Filhos (idades)',
  'Cognome,Nome marito,Nome moglie,Telefono,Figli',
  'Nom de famille,Prénom mari,Prénom femme,Téléphone,Noms des enfants',
  'Nom de famille,Prénom du père,Prénom de la mère,Téléphone,Enfants (âges)',
  'Last Name,First Name Husband,First Name Wife,Phone,Names of Children',
  'Last Name,Husband,Wife,Phone,Children’s Names',
  "Last Name,Husband,Wife,Phone,Children's Name",
  "Last Name,Father’s Name,Mother’s Name,Phone,Kids' Names",
  ...[
    'Kids & Ages',
    'Kids (ages)',
    'Children (ages)',
    'Kids/Ages',
    'Children & ages',
    'Kids at home',
    'Children at Home',
    'Dependents',
    'Sons & Daughters',
    'Hijos (edades)',
  ].map((children) => `Family,Dad,Mom,Phone,${children}`),
])('below “%s,” the parents and the children are people', (titles) => {
  const list = `${titles}\nKlein,Mark,Anna,801-555-0101,"Tim, Eva, Leo"\nRoth,,Ina,801-555-0102,Max\nLang,Udo,,801-555-0103,`;
  expect(namesOf(list)).toEqual([
    'Mark Klein',
    'Anna Klein',
    'Tim Klein',
    'Eva Klein',
    'Leo Klein',
    'Ina Roth',
    'Max Roth',
    'Udo Lang',
  ]);
});

test('a list with “Child’s Name” behind the parents has all of them, and one that begins with it has children', () => {
  const family = ['Neil Burgess', 'Tina Burgess', 'Max Burgess'];
  expect(namesOf('Last Name,Husband,Wife,Phone,Child’s Name\nBurgess,Neil,Tina,801-555-2402,Max')).toEqual(family);
  const whole = 'Father’s Name,Mother’s Name,Phone,Child’s Name\nNeil Burgess,Tina Burgess,801-555-2402,Max';
  expect(namesOf(whole)).toEqual(family);
  const children = 'Child’s Name,Birthday,Mother’s Name,Phone\nMax Burgess,2018,Tina Burgess,801-555-2402';
  expect(namesOf(children)).toEqual(['Max Burgess']);
});

test.each(['9 yrs', '9 years old', '9 ans', '9 anos', '9 años', '9 anni', '9 Jahre', '9 Jahre alt'])(
  'a child with “%s” has that age',
  (age) => {
    for (const child of [`Leo ${age}`, `Leo, ${age}`, `Leo (${age})`]) {
      const read9 = ['Tim | Roth', 'Eva | Roth', 'Leo | Roth | 9', 'Jan | Lang', 'Ida | Lang', 'Emil | Lang | 7'];
      expect(read(`Roth, Tim & Eva\n${child}\n\nLang, Jan & Ida\nEmil 7\n`, true)).toEqual(read9);
      expect(read(`Roth, Tim & Eva\n  ${child}\nLang, Jan & Ida\n  Emil 7\n`, true)).toEqual(read9);
    }
    expect(read(`Name,Age\nLeo Roth,${age}\n`)).toEqual(['Leo | Roth | 9']);
  },
);

test('two first names in Spanish or Portuguese below a wife or a husband have the family’s last name', () => {
  for (const titles of ['Apellido,Esposo,Esposa', 'Familia,Esposo,Esposa', 'Last Name,Husband,Wife'])
    expect(read(`${titles}\nRoth,João Vinicius,Ana Paula\nLang,Jan,Ida\n`)).toEqual([
      'João Vinicius | Roth',
      'Ana Paula | Roth',
      'Jan | Lang',
      'Ida | Lang',
    ]);
  // Her own last name, as likely as not.
  expect(read('Last Name,Husband,Wife\nRoth,Tim,Ann Martin\n')).toEqual(['Tim | Roth', whichPart('Ann Martin')]);
});
