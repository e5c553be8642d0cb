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
