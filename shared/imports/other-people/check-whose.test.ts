import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (headings: string, cells: string) => {
  const [row] = rowsOfText(`${headings}\n${cells}\n`, false).rows.map(readPerson);
  return { phone: row?.person?.phone, problem: row?.problem, remarks: row?.remarks };
};

test.each([
  ['Name,Spouse,Phone', 'Mark Ashby,Lori,801-555-0100', 'the phone isn’t Lori’s: it comes after the “Spouse” column.'],
  [
    'Name,Spouse,Phone',
    'Mark Ashby,Lori Cole,801-555-0100',
    'the phone isn’t Lori Cole’s: it comes after the “Spouse” column.',
  ],
  [
    'Name,Spouse,Phone',
    'Mark Ashby,"Ashby, Lori",801-555-0100',
    'the phone isn’t Lori Ashby’s: it comes after the “Spouse” column.',
  ],
  [
    'Name,Wife,Children,Phone,Email',
    'Mark Ashby,Lori,Tim,801-555-0100,fam@x.org',
    'the phone and email aren’t Lori’s: they come after the “Wife” column.',
  ],
  [
    'Nombre,Apellido,Esposa,Teléfono',
    'Juan,García,Xóchitl,801-555-0100',
    'the phone isn’t Xóchitl’s: it comes after the “Esposa” column.',
  ],
  [
    'Name,Who to call,Phone',
    'Tim Ashby,Lori,801-555-0100',
    'the phone isn’t Lori’s: it comes after the “Who to call” column.',
  ],
  [
    'Phone,Youth Name,Parent Name',
    '801-555-0100,Tim Ashby,Lori Ashby',
    'the phone isn’t Lori Ashby’s: it comes before the “Youth Name” column.',
  ],
  [
    'Phone,Parent,Name,Grade',
    '801-555-0100,Lori Ashby,Tim Ashby,8',
    'the phone isn’t Lori Ashby’s: it comes before the “Name” column.',
  ],
])('under %s, a phone beside another’s name is kept, and a person is told to check it', (headings, cells, check) =>
  expect(read(headings, cells)).toEqual({ phone: '801-555-0100', problem: null, remarks: [`Check that ${check}`] }),
);

test.each([
  ['Name,Spouse,Phone', 'Mark Ashby,,801-555-0100'],
  ['Name,Spouse,Phone,Email', 'Mark Ashby,Lori,801-555-0100,mark@x.org'],
  ['Name,Phone,Spouse', 'Mark Ashby,801-555-0100,Lori'],
  ['Name,Spouse,Age,Phone', 'Mark Ashby,Lori,40,801-555-0100'],
  ['Phone,Name,Age,Parents', '801-555-0100,Mark Ashby,44,Lori Ashby'],
  ['Phone,Youth Name,Parent Name,Parent Phone', '801-555-0100,Tim Ashby,Lori Ashby,801-555-0200'],
  ['Name,Preferred Contact,Phone', 'Mark Ashby,Text,801-555-0100'],
  ['Name,City,Phone', 'Mark Ashby,Carolina,801-555-0100'],
])('under %s, there is nothing to check: %s', (headings, cells) =>
  expect(read(headings, cells)).toEqual({ phone: '801-555-0100', problem: null, remarks: [] }),
);

test.each([
  ['Lori', 'Lori'],
  ['Lori Ashby', 'Lori Ashby'],
  ['"Ashby, Lori"', 'Lori Ashby'],
])('an email with the other’s name in it is flagged for review: %s', (cell, person) => {
  expect(read('Name,Spouse,Email', `Mark Ashby,${cell},lori.ashby@x.org`).problem).toBe(
    `“lori.ashby@x.org” may be ${person}’s. Enter this person’s email, or leave it blank.`,
  );
  // Both have the last name.
  expect(read('Name,Spouse,Email', `Mark Ashby,${cell},ashbys@x.org`).problem).toBeNull();
});

test.each([
  [
    'Parent(s),Child,DOB,Phone,Email',
    'Ann & Bob Crow,Dan Crow,3/14/2015,801-555-0100,crow@x.org',
    'the phone and email aren’t Ann & Bob Crow’s: they come after the “Parent(s)” column.',
  ],
  [
    'Mother,Father,Name,Age,Phone',
    'Ann Crow,Bob Crow,Dan Crow,9,801-555-0100',
    'the phone isn’t Ann Crow’s or Bob Crow’s: it comes after the “Father” column.',
  ],
  [
    'Child’s Name,DOB,Mother,Father,Home Phone',
    'Dan Crow,3/14/2015,Ann Crow,,801-555-0100',
    'the phone isn’t Ann Crow’s: it comes after the “Mother” column.',
  ],
  [
    'Padres,Nombre del niño,Teléfono',
    'Ana y Luis Vega,Juan Vega,801-555-0100',
    'the phone isn’t Ana y Luis Vega’s: it comes after the “Padres” column.',
  ],
])('under %s, a child’s phone behind the parents may be theirs', (headings, cells, check) =>
  expect(read(headings, cells)).toEqual({ phone: '801-555-0100', problem: null, remarks: [`Check that ${check}`] }),
);

test('where the email is asked about, the phone behind the parent is told as well', () =>
  expect(read('Parent(s),Child,DOB,Phone,Email', 'Eve Ford,Gus Ford,3/14/2015,801-555-0100,eve@x.org')).toEqual({
    phone: undefined,
    problem: '“eve@x.org” may be Eve Ford’s. Enter this person’s email, or leave it blank.',
    remarks: ['Check that the phone isn’t Eve Ford’s: it comes after the “Parent(s)” column.'],
  }));

test.each([
  ['Parent,Youth Name,Phone,Parent Phone', 'Ann Crow,Dan Crow,801-555-0100,801-555-0109'],
  ['Name,Age,Phone,Parent', 'Dan Crow,15,801-555-0100,Ann Crow'],
  ['Mother,Father,Name,Age,Phone', 'Ann Crow,Bob Crow,Dan Crow,45,801-555-0100'],
  ['Parent(s),Child,DOB,Phone,Email', 'Ann Crow,Dan Crow,3/14/2015,801-555-0100,dan@x.org'],
])('under %s, the phone of this row needs no check: %s', (headings, cells) =>
  expect(read(headings, cells)).toEqual({ phone: '801-555-0100', problem: null, remarks: [] }),
);
