import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import type { ExistingMember } from '../matching.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { withOthersMails } from './others-mails.ts';

const TOM = aMember({ firstName: 'Tom', lastName: 'Beck', email: 'tom.beck@example.org' });
function problemsIn(list: string, known: readonly ExistingMember[]): (string | null)[] {
  const read = rowsOfText(list, false).rows.map(readPerson);
  const asking = withOthersMails(read, known);
  for (;;) {
    const { done, value } = asking.next();
    if (done) return value.map(({ problem }) => problem);
  }
}
const problemOf = (name: string, email: string): string | null =>
  problemsIn(`Name,Email\n"${name}",${email}\n`, [TOM])[0] ?? null;

test('the email of a member with their name in it is not anyone else’s', () =>
  expect(problemOf('Beck, Henry', 'tom.beck@example.org')).toBe(
    '“tom.beck@example.org” may be Tom Beck’s. Enter this person’s email, or leave it blank.',
  ));

test.each([
  ['Larsen, Emma', 'ann.larsen@example.com'],
  ['Larsen, Emma', 'annlarsen77@example.com'],
  ['Larsen, Emma', 'ann@example.com'],
  ['Larsen, Emma', 'susan.l@example.com'],
  ['Adams, Ellie', 's.adams@example.com'],
  ['Hansen, Olivia', 'mom@example.com'],
  ['Young, Ava', 'tiff.young@example.com'],
  ['Hall, Noah', 'mckell.hall@example.com'],
  ['Davis, Mia', 'jessdavis@example.com'],
  ['Moore, Eli', 'brynn_moore@example.com'],
  ['Wilson, Zoe', 'tess.wilson12@example.com'],
  ['Cox, Nate', 'jess.cox@example.com'],
  ['Cox, Nate', 'jb.cox@example.com'],
  ['Young, Ava', 'young.tiff@example.com'],
])('in the row of %s, %s may be someone else’s', (name, email) =>
  expect(problemOf(name, email)).toBe(
    `“${email}” may be someone else’s. Enter this person’s email, or leave it blank.`,
  ),
);

test.each([
  ['Beck, Thomas', 'tom.beck@example.org'],
  ['Larsen, Emma', 'emma.larsen@example.com'],
  ['Larsen, Emma', 'elarsen@example.com'],
  ['Larsen, Emma', 'e.larsen@example.com'],
  ['Larsen, Emma', 'larsenfamily@example.com'],
  ['Larsen, Emma Ann', 'ann.larsen@example.com'],
  ['Larsen, Robert', 'bob@example.com'],
  ['Larsen, Margaret', 'peggylarsen46@example.com'],
  ['Larsen, Bob', 'r.larsen@example.com'],
  ['Larsen, Emma', 'sunflower22@example.com'],
  ['Larsen, Emma', 'the.larsens@example.com'],
  ['Larsen, Emma', 'thelarsenfamily@example.com'],
  ['Larsen, Emma', 'em.larsen@example.com'],
  ['Larsen, Emma', 'emmylarsen@example.com'],
  ['Larsen, Emma', 'ek.larsen@example.com'],
  ['Larsen, Emma', 'mrs.larsen@example.com'],
  ['Larsen, Emma Kay', 'klarsen@example.com'],
  ['Larsen, Tiffany', 'tiff.larsen@example.com'],
  ['Larsen, Jonathan', 'jonny.larsen@example.com'],
  ['Cruz, Maria de la', 'mdelacruz@example.com'],
  ['de la Cruz, Maria', 'mdelacruz@example.com'],
  ['Day, Kim', 'sunday@example.com'],
  ['Oaks, Ty', 'ty.oaks@example.com'],
  ['Zhang, Li Na', 'lina.zhang@example.com'],
])('in the row of %s, %s asks nothing', (name, email) => expect(problemOf(name, email)).toBeNull());

/** A list with Eliza Young in it, the row of someone else with an email like hers, and what that row asks. */
const besideEliza = (row: string, eliza = '"Young, Eliza",801-555-0101,,'): string | null =>
  problemsIn(`Name,Phone,Email,Household\n${row}\n${eliza}\n"Poe, Kim",801-555-0103,kim.poe@example.org,\n`, [])[0] ??
  null;
const mayBeElizas = (mail: string): string =>
  `“${mail}” may be Eliza Young’s. Enter this person’s email, or leave it blank.`;

test('two emails that were swapped are asked about in both rows', () =>
  expect(
    problemsIn(
      'Name,Email\n"Larsen, Kevin",eliza.young@example.org\n"Young, Eliza",kevin.larsen@example.org\n"Poe, Kim",kim.poe@example.org\n',
      [],
    ),
  ).toEqual([
    mayBeElizas('eliza.young@example.org'),
    '“kevin.larsen@example.org” may be Kevin Larsen’s. Enter this person’s email, or leave it blank.',
    null,
  ]));

test.each([
  'eliza.young',
  'young.eliza',
  'eliza_young77',
  'eliza-young',
  'elizayoung',
  'youngeliza3',
  'eliza.m.young',
  'eyoung',
  'e.young4',
])('the email %s@example.org of another person of the list is asked about', (local) =>
  expect(besideEliza(`"Larsen, Kevin",801-555-0102,${local}@example.org,`)).toBe(mayBeElizas(`${local}@example.org`)),
);

test('an email with a short form of another person’s first name is asked about', () =>
  expect(besideEliza('"Larsen, Kevin",,liz.young@example.org,', '"Young, Elizabeth",,,')).toBe(
    '“liz.young@example.org” may be Elizabeth Young’s. Enter this person’s email, or leave it blank.',
  ));

test('someone of the same first name is another person where the list has both', () =>
  expect(besideEliza('"Larsen, Eliza",801-555-0102,eliza.young@example.org,')).toBe(
    mayBeElizas('eliza.young@example.org'),
  ));

test('an email with another person’s name is asked about beside another question of the row', () =>
  expect(besideEliza('"Larsen, Kevin (moved)",801-555-0102,eliza.young@example.org,')).toMatch(
    /moved.*may be Eliza Young’s/,
  ));

test.each([
  ['who shares it', '"Larsen, Kevin",,eliza.young@example.org,', '"Young, Eliza",,eliza.young@example.org,'],
  ['at the same phone', '"Larsen, Kevin",801-555-0101,eliza.young@example.org,', undefined],
  ['of the same household', '"Larsen, Kevin",,eliza.young@example.org,Young', '"Young, Eliza",,,Young'],
  ['whose maiden name it is', '"Larsen, Ana Young",,eliza.young@example.org,', undefined],
  ['of whom it has the last name alone', '"Larsen, Kevin",,young77@example.org,', undefined],
  ['whose initial it has as well', '"Larsen, Edith",,eyoung@example.org,', undefined],
  [
    'of whose name it has a short form, as the row’s own',
    '"Larsen, Liz",,beth.young@example.org,',
    '"Young, Elizabeth",,,',
  ],
  [
    'of whose last name another has the initial',
    '"Larsen, Kevin",,eyoung@example.org,',
    '"Young, Eliza",,,\n"Young, Eric",,,',
  ],
  ['whose own it is, too', '"Eliza, Young",,eliza.young@example.org,', undefined],
  ['who has nothing of it', '"Larsen, Kevin",,sunflower22@example.org,', undefined],
])('nothing is asked about the email of another person %s', (_, row, eliza) =>
  expect(besideEliza(row, eliza)).toBeNull(),
);

const ELIZA = { id: 2, firstName: 'Eliza', lastName: 'Young' };
const KEVIN = { id: 3, firstName: 'Kevin', lastName: 'Larsen' };
test.each([
  ['only the member list has', '"Larsen, Kevin",eliza.young@example.org', [ELIZA], true],
  ['and of the same first name only the member list has', '"Larsen, Eliza",eliza.young@example.org', [ELIZA], false],
  ['that was removed', '"Larsen, Kevin",eliza.young@example.org', [{ ...ELIZA, isDeleted: true }], false],
  [
    'whose member record has it, in a list of both',
    '"Larsen, Kevin",eliza.young@example.org\n"Young, Eliza",kevin.larsen@example.org',
    [
      { ...ELIZA, email: 'eliza.young@example.org' },
      { ...KEVIN, email: 'kevin.larsen@example.org' },
    ],
    true,
  ],
  [
    'if the row’s own member record has it already',
    '"Larsen, Kevin",eliza.young@example.org',
    [ELIZA, { ...KEVIN, email: 'eliza.young@example.org' }],
    false,
  ],
])('of the email of another person %s, %s with %j asks: %s', (_, rows, known, isAsked) =>
  expect(
    problemsIn(
      `Name,Email\n${rows}\n`,
      known.map((member) => aMember(member)),
    )[0] ?? null,
  ).toBe(isAsked ? mayBeElizas('eliza.young@example.org') : null),
);
