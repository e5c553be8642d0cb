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
])('under %s, a phone after another’s name is kept, and a person is told to check it', (headings, cells, check) =>
  expect(read(headings, cells)).toEqual({ phone: '801-555-0100', problem: null, remarks: [`Check that ${check}`] }),
);

test.each([
  ['Name,Spouse,Phone', 'Mark Ashby,,801-555-0100'],
  ['Name,Spouse,Phone,Email', 'Mark Ashby,Lori,801-555-0100,mark@x.org'],
  ['Name,Phone,Spouse', 'Mark Ashby,801-555-0100,Lori'],
  ['Name,Spouse,Age,Phone', 'Mark Ashby,Lori,40,801-555-0100'],
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
