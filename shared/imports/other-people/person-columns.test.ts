import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const last = (heading: string, cell: string, calling = '') =>
  rowsOfText(`Name,Calling,"${heading}"\n"Lee, Kim",,\n"Reed, Tom",${calling},"${cell}"`, false)
    .rows.map(readPerson)
    .at(-1);

test.each([
  ['Do Not Contact', 'Yes'],
  ['DNC', 'x'],
  ['Inactive', 'Yes'],
  ['Active', 'No'],
  ['OK to call', 'N'],
  ['OK to call', 'FALSE'],
  ['Can we contact?', 'No'],
  ['Contact', '0'],
  ['is_active', 'false'],
  ['Actif', 'non'],
  ['Aktiv', 'nein'],
  ['Inactif', 'oui'],
  ['Moved To', 'Lehi 4th Ward'],
  ['Out of Unit Member', 'Yes'],
  ['Membership Status', 'Withdrawn'],
  ['Member Status', 'Cancelled'],
  ['Passed', '2024'],
  ['Duplicate of', 'row 4'],
  ['Status', 'Wrong person'],
  ['Status', 'Left the church'],
  ['Status', 'Membership withdrawn'],
  ['Status', 'Not LDS'],
  ['Status', 'Gone'],
  ['Status', 'Visitor'],
  ['Gone?', 'x'],
  ['Take off list', 'x'],
  ['Still here?', 'n'],
  ['Keep on list?', 'no'],
  ['At college?', 'x'],
  ['On mission', 'yes'],
])('%s “%s” asks whether someone is in the ward', (heading, cell) => {
  const asked = `This row says “${cell}” under “${heading.replace('?', '')}.” Is this person in the ward?`;
  expect(last(heading, cell)?.problem).toBe(asked);
  // Beside a calling, the question may be about that.
  expect(last(heading, cell, 'Organist')?.problem).toMatch(/^This row says “/);
});

test.each([
  ['Do Not Contact', 'No'],
  ['DNC', 'FALSE'],
  ['Inactive', 'N'],
  ['Active', 'Yes'],
  ['Actif', 'oui'],
  ['Active', '✓'],
  ['Moved To', '-'],
  ['Out of Unit Member', 'No'],
  ['Membership Status', 'Member'],
  ['Member Status', 'Active'],
  ['Membership Status', 'Unbaptized child of record'],
  ['Passed', ''],
  ['Status', 'Active'],
  ['Status', 'Single'],
  ['Moved In', '3 Mar 2026'],
  ['Friends', 'Ann Day'],
  ['Gone?', ''],
  ['Take off list', 'no'],
  ['Still here?', 'y'],
  ['Keep on list?', 'yes'],
  ['OK to contact', 'x'],
  ['OK to call', 'Yes'],
  ['Contact', 'Ann Day'],
  ['Contact', '801-555-0199'],
  ['Member Status', 'A'],
  ['OK to text', 'No'],
])('%s “%s” asks nothing', (heading, cell) => expect(last(heading, cell)?.problem).toBeNull());

test('JSON says the same', () =>
  expect(
    rowsOfJson('[{"name":"Lee, Kim","outOfUnit":true},{"name":"Roe, Ida","doNotContact":true}]').rows.map(
      (row) => readPerson(row).problem,
    ),
  ).toEqual([
    'This row says “true” under “outOfUnit.” Is this person in the ward?',
    'This row says “true” under “doNotContact.” Is this person in the ward?',
  ]));

test('“LA” below “Member Status” asks what it does below “Status,” and “A” nothing', () => {
  const list = 'Name,Member Status\nAnn Boyd,A\nBen Cole,A\nEve Usher,LA\n';
  expect(rowsOfText(list, false).rows.map((row) => readPerson(row).problem)).toEqual([
    null,
    null,
    'This row says “LA” under “Member Status.” Is this person available?',
  ]);
});
