import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPeople } from './several-rows.ts';

const planned = (list: string, ...known: Parameters<typeof importPlanOf>[1][number][]) =>
  importPlanOf(readPeople(rowsOfText(list, false).rows), known);
const BORN = 'Name,Gender,Birth Date,Calling\n';
const TWO = `${BORN}"Ashby, Lori",F,3 Jul 1981,Primary Teacher\n"Ashby, Lori",F,3 Jul 1981,Choir Director\n`;

test.each([
  ['sex and birthday', TWO],
  ['email', 'Name,Email,Calling\n"Ashby, Lori",l@x.org,Primary Teacher\n"Ashby, Lori",l@x.org,Choir Director\n'],
  [
    'email, where one row has no phone',
    'Name,Email,Phone,Calling\nLori Ashby,l@x.org,,Primary Teacher\nLori Ashby,l@x.org,801-555-0100,Choir Director\n',
  ],
])('two rows with the same name and the same %s are one person with both callings', (_, list) => {
  const [first, second] = planned(list);
  expect(first?.addition?.calling).toBe('Primary Teacher; Choir Director');
  expect(first?.said.reason).toBe('Callings from rows 2 and 3.');
  expect(second?.said).toMatchObject({ action: 'skip', reason: 'Same person as row 2.' });
  expect(second?.said.mayBeAnother).toBeUndefined();
});

test('a member with several callings is updated once, and not again by the same list', () => {
  const lori = aMember({
    firstName: 'Lori',
    lastName: 'Ashby',
    sex: 'female',
    birthYear: 1981,
    calling: 'Choir Director',
  });
  const updates = planned(TWO, lori).flatMap(({ update }) => update ?? []);
  expect(updates.map(({ fields }) => fields)).toEqual([{ calling: 'Primary Teacher; Choir Director' }]);
  const again = planned(TWO, { ...lori, calling: 'Primary Teacher; Choir Director' });
  expect(again.map(({ update, addition }) => update ?? addition)).toEqual([undefined, undefined]);
});

test.each([
  ['another birthday', `${BORN}Mark Ashby,M,3 Jul 1981,Bishop\nMark Ashby,M,4 Jul 1981,Deacon\n`],
  ['only the year of birth', `${BORN}Mark Ashby,M,1981,Bishop\nMark Ashby,M,1981,Deacon\n`],
  ['only the name', 'Name,Calling\nMark Ashby,Bishop\nMark Ashby,Deacon\n'],
  [
    'the email but another phone',
    'Name,Email,Phone,Calling\nMark Ashby,m@x.org,801-555-0100,Bishop\nMark Ashby,m@x.org,801-555-0101,Deacon\n',
  ],
])('two rows with the same name and %s are still flagged for review', (_, list) => {
  const [first, second] = planned(list);
  expect(first?.addition?.calling).toBe('Bishop');
  expect(second?.said).toMatchObject({ action: 'skip', mayBeAnother: true });
});

test.each([
  'Calling,Name\nWard Clerk,"Lee, Kim"\nOrganist,"Lee, Kim"\n',
  'Name,Calling\n"Lee, Kim",Ward Clerk\n"Ashby, Mark",Bishop\n"Lee, Kim",Organist\n',
  'Organization,Position,Name\nClerks,Ward Clerk,Kim Lee\nMusic,Organist,Kim Lee\nPrimary,Teacher,Calling Vacant\n',
  'Name,Calling,Phone\nKim Lee,Ward Clerk,801-555-0101\nKim Lee,Organist,\n',
])('in a list whose rows are callings, a name with two of them is one person: %j', (list) => {
  const plan = planned(list).filter(({ said }) => said.name === 'Kim Lee');
  expect(plan.map(({ addition, said }) => addition?.calling ?? said.reason)).toEqual([
    'Ward Clerk; Organist',
    expect.stringMatching(/^Same person as row \d\.$/),
  ]);
});

test.each([
  'Name,Calling\nKim Lee,Ward Clerk\nAl Roe,\nKim Lee,Organist\n',
  'Name,Calling,Phone\nKim Lee,Ward Clerk,801-555-0101\nKim Lee,Organist,801-555-0102\n',
])('where rows are people, or something tells them apart, a name that comes again is flagged for review: %j', (list) =>
  expect(planned(list).at(-1)?.said).toMatchObject({ isProblem: true, mayBeAnother: true }),
);

test.each([
  ['Bishop', 'Deacons Quorum President'],
  ['Relief Society President', 'Elders Quorum President'],
  ['Young Women Class President', 'Relief Society Secretary'],
  ['Bishopric First Counselor', 'Young Women Adviser'],
])('%s and %s are never one person’s without a question', (one, other) => {
  const list = (first: string, second: string) => `Calling,Name\n${first},"Cole, Kim"\n${second},"Cole, Kim"\n`;
  const asked = { action: 'skip', isProblem: true, mayBeAnother: true };
  for (const callings of [list(one, other), list(other, one)]) {
    const [first, second] = planned(callings);
    expect(first?.addition?.calling).not.toContain(';');
    expect(second?.said).toMatchObject(asked);
    expect(planned(callings, aMember({ firstName: 'Kim', lastName: 'Cole' })).map(({ said }) => said)).toMatchObject([
      asked,
      asked,
    ]);
    const known = aMember({ firstName: 'Kim', lastName: 'Cole', calling: one });
    const plan = planned(callings, known);
    expect(plan.flatMap(({ update, addition }) => update ?? addition ?? [])).toEqual([]);
    expect(plan.filter(({ said }) => said.mayBeAnother)).toHaveLength(1);
  }
});

test('a third calling that either may have is not joined with one of theirs, unless the email tells whose it is', () => {
  const rows = (mail: string) =>
    `Calling,Name,Email\nBishop,Al Cole,${mail}\nDeacons Quorum President,Al Cole,\nOrganist,Al Cole,${mail}\n`;
  expect(planned(rows('')).map(({ said }) => said.mayBeAnother ?? false)).toEqual([false, true, true]);
  expect(planned(rows('a@x.org'))[0]?.addition?.calling).toBe('Bishop; Organist');
});

test('the bishop is the president of the priests quorum, too', () => {
  const [bishop] = planned('Calling,Name\nBishop,Al Cole\nPriests Quorum President,Al Cole\n');
  expect(bishop?.addition?.calling).toBe('Bishop; Priests Quorum President');
});

test.each(['Young Women Camp Specialist', 'Young Women Sports Director', 'Relief Society Pianist'])(
  'a counselor in the bishopric may also be the %s',
  (other) => {
    const list = `Calling,Name\nBishopric Second Counselor,"Ashby, Mark"\n${other},"Ashby, Mark"\n`;
    for (const known of [[], [aMember({ firstName: 'Mark', lastName: 'Ashby' })]]) {
      const [first, second] = planned(list, ...known);
      const { calling } = first?.addition ?? first?.update?.fields ?? {};
      expect(calling).toBe(`Bishopric Second Counselor; ${other}`);
      expect(second?.said).toMatchObject({ action: 'skip', reason: 'Same person as row 2.' });
    }
  },
);
