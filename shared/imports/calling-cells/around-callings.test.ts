import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const listed = (...callings: string[]) =>
  importedFrom(
    [
      'Name,Calling',
      'Karen Adams,Primary Pianist',
      ...callings.map((one, at) => `Tom Bak${'aeiou'[at]}r,"${one}"`),
    ].join('\n'),
  );
const ADAMS = 'Karen Adams, Primary Pianist';

test.each([
  'Ward Organist*',
  '*Ward Organist',
  'Ward Organist**',
  'Ward Organist †',
  'Ward Organist‡',
  'Ward Organist¹',
  '<s>Ward Organist</s>',
  'Ward Organist 🎹',
])('the mark beside “%s” may point to a note, so each such calling is asked about', (calling) => {
  const { people, problems } = listed(calling, calling);
  expect(people).toEqual([ADAMS]);
  expect(problems).toEqual(Array(2).fill(`This row says “${calling}.” Do they have this calling?`));
});

test.each([
  '- Ward Clerk',
  '• Ward Clerk',
  '* Ward Clerk',
  '1. Ward Clerk',
  '12) Ward Clerk',
  '<b>Ward Clerk</b>',
  '**Ward Clerk**',
  '_Ward Clerk_',
])('“%s” is the calling without what only sets it on the page', (calling) =>
  expect(listed(calling).people).toEqual([ADAMS, 'Tom Bakar, Ward Clerk']),
);

test.each(['1. Counselor', '2. Ratgeber', 'Primary Teacher 2'])('the number in “%s” is kept', (calling) =>
  expect(listed(calling).people).toEqual([ADAMS, `Tom Bakar, ${calling}`]),
);

test('a line break of a web page parts two callings', () =>
  expect(listed('Ward Clerk<br>Ward Organist').people).toEqual([ADAMS, 'Tom Bakar, Ward Clerk; Ward Organist']));

test('parentheses around a calling are asked about unless all callings have them', () => {
  expect(listed('(Ward Organist)').problems).toEqual(['This row says “(Ward Organist).” Do they have this calling?']);
  expect(importedFrom('Name,Calling\nKaren Adams,(Primary Pianist)\nTom Baker,[Ward Clerk]\n').people).toEqual([
    ADAMS,
    'Tom Baker, Ward Clerk',
  ]);
});

test.each(['Primary Teacher [Jan]', 'Primary Teacher (Nov-Dec)'])(
  'months beside a calling are asked about: “%s”',
  (calling) => expect(listed(calling).people).toEqual([ADAMS]),
);

test('in a table of Markdown, bold cells are read, and the line below the headings is no row', () => {
  const { people, problems } = importedFrom(
    '| **Name** | Calling |\n|:---|---:|\n| Karen Adams | Primary Pianist |\n| *Ann Baker* | **Relief Society President** |\n',
  );
  expect(people).toEqual([ADAMS, 'Ann Baker, Relief Society President']);
  expect(problems).toEqual([]);
});

test.each([
  ['1) RS Secretary 2) Organist', 'RS Secretary; Organist'],
  ['1. EQ Secretary 2. Organist 3. Ward Clerk', 'EQ Secretary; Organist; Ward Clerk'],
  ['Relief Society President (3 years)', 'Relief Society President'],
  ['Organist (6 months)', 'Organist'],
  ['Organist, 2 yrs', 'Organist'],
  ['Organist for 3 years', 'Organist'],
  ['Sunday School Teacher (team)', 'Sunday School Teacher'],
  ['Organist (3 years); Ward Clerk', 'Organist; Ward Clerk'],
  ['Primary Teacher (3 years)', 'Primary Teacher (3 years)'],
])('of “%s” the callings are “%s”', (cell, callings) =>
  expect(listed(cell).people).toEqual([ADAMS, `Tom Bakar, ${callings}`]),
);

test.each(['Organist 2) RS Secretary', '1) Organist 3) RS Secretary'])(
  'numbers within “%s” that don’t count its callings are asked about',
  (cell) => expect(listed(cell).people).toEqual([ADAMS]),
);
