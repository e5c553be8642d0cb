import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) => {
  const { rows, ignoredColumns } = rowsOfText(text.replaceAll('/', '\n'), false);
  const [, second] = rows.map(readPerson);
  return [second?.person?.isAvailable, second?.noted?.map(({ column }) => column), second?.problem, ignoredColumns];
};

test.each([
  ['Name,Present,Absent,Excused', 'Kim Lee,x,,/Tom Reed,,,x', 'Excused'],
  ['Name,Excused,Present', 'Kim Lee,,x/Tom Reed,x,', 'Excused'],
  ['Name,Nov 8,Nov 15,Excused', 'Kim Lee,x,x,/Tom Reed,,x,x', 'Excused'],
  ['Nombre,Presente,Excusado', 'Kim Lee,x,/Tom Reed,,x', 'Excusado'],
  ['Nome,Presente,Excusado', 'Kim Lee,x,/Tom Reed,,x', 'Excusado'],
  ['Nom,Présent,Excusé', 'Kim Lee,x,/Tom Reed,,x', 'Excusé'],
])('below “%s” someone excused from class may be asked to speak', (headings, rows, title) => {
  const [isAvailable, noted, problem, ignored] = read(`${headings}/${rows}`);
  expect([isAvailable, noted, problem]).toEqual([undefined, [title], null]);
  expect(ignored).toContain(title);
});

test.each(['Name,Excused/Kim Lee,/Tom Reed,x', 'Name,Present,Excused from speaking/Kim Lee,x,/Tom Reed,x,x'])(
  'excused in “%s” means not available',
  (text) => expect(read(text)[0]).toBe(false),
);
