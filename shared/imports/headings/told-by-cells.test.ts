import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

test('phones below Home count where there is no cell phone', () => {
  const list = 'Name,Home,Cell\nTodd Burbank,801-555-0101,\nHal Cain,801-555-0102,801-555-0103';
  expect(importedFrom(list).people).toEqual(['Todd Burbank, 801-555-0101', 'Hal Cain, 801-555-0103']);
  expect(rowsOfText(list, false).ignoredColumns).toEqual(['Home (where Cell has a value)']);
  expect(importedFrom('Name,Home Phone,Cell Phone\nHal Cain,801-555-0102,801-555-0103').people).toEqual([
    'Hal Cain, 801-555-0103',
  ]);
  expect(rowsOfText('Name,Home\nTodd Burbank,12 Elm St\nHal Cain,801-555-0102', false).ignoredColumns).toEqual([
    'Home',
  ]);
});

const sexes = (list: string) => rowsOfText(list, false).rows.map((row) => readPerson(row).person?.sex);

test('Brother and Sister below Title tell how each person is addressed, and other titles don’t', () => {
  expect(sexes('Name,Title\nHal Cain,Bro.\nAnn Cain,Sister')).toEqual(['male', 'female']);
  expect(sexes('Name,Title\nHal Cain,Brother\nAnn Cain,Clerk')).toEqual([undefined, undefined]);
});

test('what a heading says of how its cells are written doesn’t change its meaning', () => {
  const list = 'Name,Gender (M/F),Phone (801 unless noted)\nHal Cain,M,555-0102\nAnn Cain,F,435-555-0103';
  expect(importedFrom(list).people).toEqual(['Hal Cain, 555-0102', 'Ann Cain, 435-555-0103']);
  expect(sexes(list)).toEqual(['male', 'female']);
  expect(rowsOfText('Name,Phone (neighbor)\nHal Cain,555-0102', false).ignoredColumns).toEqual(['Phone (neighbor)']);
});

test.each(['"Last, First MI"\n"Burbank, Todd J"', '"Last, First, MI"\n"Burbank, Todd, J"'])(
  'a middle initial in the column of names stays with the first name: %j',
  (list) => expect(importedFrom(list).people).toEqual(['Todd J Burbank']),
);

test('a yes or no below Member names no one', () => {
  const { people, problems } = importedFrom('Last,First,Member,Phone\nBurbank,Todd,Y,801-555-0101\nCain,Hal,N,');
  expect(people).toEqual(['Todd Burbank, 801-555-0101']);
  expect(problems).toEqual(['This row says “N” under “Member.” Is this person in the ward?']);
});

test('a birthday in a roster with parents is the child’s', () => {
  const years = (list: string) => rowsOfText(list, false).rows.map((row) => readPerson(row).person?.birthYear);
  expect(years('Name,Phone,Parents,Phone,Birthday\nMax Cain,,Hal,801-555-0101,5/1/2013')).toEqual([2013]);
  expect(years('Class,Child,Birthday,Parents\nCTR 5,Wren Haws,6/1/2021,Dan Haws')).toEqual([2021, undefined]);
  expect(years('Name,Phone,Spouse,Phone,Birthday\nMax Cain,,Ann,801-555-0101,5/1/1983')).toEqual([undefined]);
});

test('a title that may be a calling is left out with a word', () => {
  const remarks = (list: string, isFree = false) => rowsOfText(list, isFree).rows.map((row) => readPerson(row).remarks);
  expect(remarks('Name\nBishop Mark Anderson\n"Anderson, Bishop Mark"\n"Bishop, Mary Ann"\nSister Ann Lee')).toEqual([
    ['Ignored: “Bishop”.'],
    ['Ignored: “Bishop”.'],
    [],
    [],
  ]);
  expect(remarks('Bishop Mark Anderson 801-555-0101\nAnn Lee', true)[0]).toEqual(['Ignored: “Bishop”.']);
  expect(remarks('Name,Calling\nBishop Mark Anderson,Bishop')).toEqual([[]]);
});

test.each(['Contact #', 'Number', 'Numbers', 'Contact', 'Contacto'])('phones below “%s” are phones', (title) => {
  const list = (cells: readonly string[], others = '') =>
    `Name,${title}${others}\n${cells.map((cell, at) => `${['Hal', 'Ann'][at] ?? ''} Cain,${cell}`).join('\n')}`;
  const phones = list(['801-555-0101', '(801) 555-0102']);
  expect(importedFrom(phones).people).toEqual(['Hal Cain, 801-555-0101', 'Ann Cain, (801) 555-0102']);
  expect(rowsOfText(phones, false).ignoredColumns).toEqual([]);
  // The numbers of records, others than phones, and what may be a mother's.
  expect(importedFrom(list(['001-2345-6789', '000-2345-6789'])).people).toEqual(['Hal Cain', 'Ann Cain']);
  expect(importedFrom(list(['17', '801-555-0102'])).people).toEqual(['Hal Cain', 'Ann Cain']);
  expect(importedFrom(list(['801-555-0101', '801-555-0102'], ',Mother')).people).toEqual(['Hal Cain', 'Ann Cain']);
});

test('callings below Role are callings, and other roles are none', () => {
  const people = (...roles: string[]) =>
    importedFrom(`Name,Role\nHal Cain,${roles[0] ?? ''}\nAnn Cain,${roles[1] ?? ''}\nTodd Burbank,`).people;
  expect(people('Ward Clerk', 'Primary Pianist')).toEqual([
    'Hal Cain, Ward Clerk',
    'Ann Cain, Primary Pianist',
    'Todd Burbank',
  ]);
  expect(people('Head', 'Spouse')).toEqual(['Hal Cain', 'Ann Cain', 'Todd Burbank']);
});
