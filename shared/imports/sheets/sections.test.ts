import { expect, test } from 'vitest';
import { importedFrom, inItsWard } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const peopleIn = (text: string, isFree = false) =>
  rowsOfText(text, isFree)
    .rows.map((row) => inItsWard(readPerson(row)))
    .map(({ name, person, problem }) => [
      name,
      person ? [person.calling, person.phone].filter(Boolean).join() : problem,
    ]);
const ABOVE = 'This row is above the column headings, so we couldn’t tell what its cells mean.';
const AGAIN = 'This row repeats the headings.';

test('people above the headings, as in a list that was sorted with them, are marked', () => {
  const text = 'Maple Grove Ward,\n"Adams, Al",801-555-0100\n"Baker, Bo",\nName,Phone\n"Oak, Di",801-555-0101\n';
  expect(peopleIn(text)).toEqual([
    ['Adams, Al 801-555-0100', ABOVE],
    ['Baker, Bo', ABOVE],
    ['Di Oak', '801-555-0101'],
  ]);
  expect(peopleIn('Al,Adams\nFirst Name,Last Name\nDi,Oak\n')[0]).toEqual(['Al Adams', ABOVE]);
  expect(peopleIn('Adams, Al   801-555-0100\nName        Phone\nOak, Di     801-555-0101\n', true)).toEqual([
    ['Adams, Al   801-555-0100', ABOVE],
    ['Di Oak', '801-555-0101'],
  ]);
  expect(peopleIn('"Adams, Al",,\nHead of Household,Spouse,Children\n"Oak, Di",,\n')[0]).toEqual(['Adams, Al', ABOVE]);
});

test('titles, dates, and group headings above the column headings aren’t people', () => {
  const text = 'Member List,\n"Printed on 22 Nov 2026",\n,Contact\nName,Phone\n"Oak, Di",801-555-0101\n';
  expect(peopleIn(text)).toEqual([['Di Oak', '801-555-0101']]);
});

test('a second table is read by its own headings', () => {
  const text = 'First Name,Last Name,Calling\nJohn,Smith,Organist\n\nLast Name,First Name,Spouse\nRoe,Al,Di\n';
  expect(peopleIn(text)).toEqual([
    ['John Smith', 'Organist'],
    ['Last Name First Name Spouse', AGAIN],
    ['Al Roe', ''],
  ]);
  expect(rowsOfText(text, false).ignoredColumns).toEqual(['Spouse (people in this column aren’t imported)']);
  expect(peopleIn('Name,Notes\n"Smith, John",x\nName,Phone,Email\n"Doe, Jane",801-555-0102,j@x.org\n')[2]).toEqual([
    'Jane Doe',
    '801-555-0102',
  ]);
});

test('rows below headings without a name column are marked', () => {
  expect(peopleIn('Name,Phone\n"Smith, John",801-555-0100\nPhone,Email\n801-555-0101,x@x.org\n').slice(1)).toEqual([
    ['Phone Email', AGAIN],
    ['801-555-0101 x@x.org', 'The headings above this row have no column for the name, so we couldn’t read it.'],
  ]);
});

test('a word such as Member in a row isn’t a heading', () => {
  expect(peopleIn('Name,Type,Note\n"Smith, John",Member,Cell\n"Doe, Jane",Member,\n')).toEqual([
    ['John Smith', ''],
    ['Jane Doe', ''],
  ]);
});

test('a mother’s last name follows the father’s', () => {
  expect(peopleIn('Apellido paterno,Apellido materno,Nombre\nGarcía,López,Ana María\nPérez,,Juan\n')).toEqual([
    ['Ana María García López', ''],
    ['Juan Pérez', ''],
  ]);
  expect(peopleIn('Primer nombre,Primer apellido,Segundo apellido\nJuan,Pérez,López\n')).toEqual([
    ['Juan Pérez López', ''],
  ]);
});

test('an “Apelido” may be a last name or a nickname, so its heading must say which', () => {
  expect(() => rowsOfText('Nome;Apelido\nAna Maria;Sousa\n', false)).toThrow('may have last names or nicknames');
  expect(peopleIn('Nome;Sobrenome;Apelido\nJoão;Silva;Jão\n')).toEqual([['João Silva', '']]);
});

test.each([
  ['Name,From,Date', 'Moved Out', 'Name,To,Date'],
  ['Name,Recommend,Expires', 'Deceased', 'Name,Date,Place'],
  ['Name,Grade,Teacher', 'Visitors', 'Name,From,Date'],
  ['Nombre completo,Procedencia,Fecha', 'Mudados', 'Nombre completo,Destino,Fecha'],
  ['Nome completo,Origem,Data', 'Falecidos', 'Nome completo,Data,Lugar'],
  ['Nom,Origine,Date', 'Décédés', 'Nom,Date,Lieu'],
  ['Name,Herkunft,Datum', 'Verstorbene', 'Name,Datum,Ort'],
])('below %s, “%s” goes on below its own headings %s', (first, mark, second) => {
  const list = `${first}\nKarl Hansen,Lehi 4,11/2\nPete Cole,Lehi 4,11/2\n${mark},,\n${second}\nMeg Orr,Provo,11/3\nAnn Reed,Provo,11/3\n`;
  const asked = `This row is below “${mark}.” Is this person in the ward?`;
  for (const [text, isText] of [
    [list, false],
    [list.replaceAll(',', '\t'), true],
  ] as const) {
    expect(peopleIn(text, isText).map(([, said]) => said)).toEqual([
      '',
      '',
      `“${mark}” is a heading or a note, not a person.`,
      AGAIN,
      asked,
      asked,
    ]);
  }
});

test.each([
  ['Name,Phone\nKay Osgood,801-555-0101\n,\nYouth,Parent Phone\nBo Shaw,801-555-0102\n', ['Bo Shaw', '']],
  ['Name,Phone\nKay Osgood,801-555-0101\nPrimary Children,Emergency Phone\nBo Shaw,801-555-0102\n', ['Bo Shaw', '']],
  ["Name,Phone\nKay Osgood,801-555-0101\nSisters,Husband's Phone\nBea Shaw,801-555-0102\n", ['Bea Shaw', '']],
  [
    'Name,Calling,Phone\nKay Osgood,Organist,801-555-0101\nReleases,Calling,Phone\nUna Pell,Librarian,801-555-0102\n',
    ['Una Pell', 'This row is below “Releases.” Do they still have this calling?'],
  ],
])('a second table whose headings begin with the name of a group is read by them: %j', (text, last) => {
  const people = peopleIn(text);
  expect(people.at(-1)).toEqual(last);
  expect(people.at(-2)?.[1]).toBe(AGAIN);
});

test('a grade in a second table is no age', () => {
  const { rows } = rowsOfText('Name,Age\nKay Osgood,44\nYouth,Grade\nBo Shaw,10\n', false);
  expect(rows.map(({ values }) => values.age)).toEqual(['44', undefined, undefined]);
});

test('whatever stands where the name would be, a row that repeats the other headings has a table of its own', () => {
  const list = 'Name,Phone\nKay Lund,801-555-0101\n,\nNon-member Spouses,Phone\nTim Lund,801-555-0102\n';
  expect(importedFrom(list)).toEqual({
    people: ['Kay Lund, 801-555-0101'],
    problems: ['This row repeats the headings.', 'This row is below “Non-member Spouses.” Is this person in the ward?'],
  });
});

test('a list of children with their parents’ phone below people is a second table', () => {
  const { people } = importedFrom(
    'Name,Phone,Age\nKay Lund,801-555-0101,44\nTim Orr,801-555-0103,45\n,,\nChild,Parent Phone,Age\nBo Cole,801-555-0102,8\n',
  );
  expect(people).toEqual(['Kay Lund, 801-555-0101, 44', 'Tim Orr, 801-555-0103, 45', 'Bo Cole, 8']);
});
