import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';

const row = (headings: string, cells: string) => {
  const { rows, ignoredColumns } = rowsOfText(`${headings}\n${cells}\n`, false);
  const { name: _, firstName: __, lastName: ___, ...values } = rows[0]?.values ?? {};
  return { values, ignoredColumns };
};

test.each([
  ['Name,Phone,Email,Spouse,Phone,Email', 'the second Phone'],
  ['Name,Phone,Email,Parent,Phone,Email', 'the second Phone'],
  ['Name,Phone,Age,Contact,Phone 2,Email', 'Phone 2'],
  ['Name,Phone,Calling,Buddy,Phone,Email', 'the second Phone'],
  ['Name,Email,Emergency Contact,Phone,Notes', 'Phone'],
  ['Spouse,Phone,Email,Name,Phone,Email', 'Phone'],
])('under %s, what stands behind another person is not the row’s own', (headings, ignored) => {
  const cells = headings
    .split(',')
    .map((heading, at) => (heading === 'Name' ? '"Lee, Kim"' : OTHERS[`${heading} ${at}`]));
  const read = row(headings, cells.join());
  expect(JSON.stringify(read.values)).not.toContain('801-555-0109');
  expect(read.ignoredColumns).toContain(ignored);
});

const OTHERS: Partial<Record<string, string>> = {
  'Phone 1': '',
  'Spouse 0': 'Ann',
  'Spouse 3': 'Ann',
  'Parent 3': 'Ann',
  'Contact 3': 'Ann',
  'Buddy 3': 'Ann',
  'Emergency Contact 2': 'Ann',
  'Phone 2 4': '801-555-0109',
  'Phone 3': '801-555-0109',
  'Phone 4': '801-555-0109',
};

test.each([
  ['Name,Phone,Phone 2', '"Lee, Kim",,801-555-0100'],
  ['Name,Spouse,Phone', '"Lee, Kim",Ann,801-555-0100'],
  ['Name,Phone,Spouse,Individual Phone', '"Lee, Kim",,Ann,801-555-0100'],
])('under %s, the phone is the person’s own', (headings, cells) =>
  expect(row(headings, cells).values.phone).toBe('801-555-0100'),
);
