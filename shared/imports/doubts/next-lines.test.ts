import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const EVE = 'Eve Dunn - Ward Clerk';

test.each(['released last Sunday', '(moved to Lehi)', '- not sustained yet'])(
  'the line “%s” is about the person above it',
  (line) => {
    const { people, problems } = importedFrom(`${EVE}\nNora Park - Organist\n${line}\n`);
    expect(people).toEqual(['Eve Dunn, Ward Clerk']);
    expect(problems).toContain(`The next line says “${line}.” Do they have this calling?`);
  },
);

test('of someone without a calling it is asked whether they are in the ward', () =>
  expect(importedFrom('Nora Park 801-555-0101\nmoved to Lehi\nEve Dunn 801-555-0102\n').problems[0]).toBe(
    'The next line says “moved to Lehi.” Is this person in the ward?',
  ));

test('a line that tells nothing is about no one', () =>
  expect(importedFrom(`${EVE}\nin Primary on Sundays\nNora Park - Organist\n`).people).toHaveLength(2));

const asked = (rows: readonly string[], headings = 'Name,Phone,Calling') =>
  importedFrom([headings, ...rows].join('\n'));

test.each([
  ['Elders Quorum First', 'Counselor'],
  ['Temple and Family', 'History Consultant'],
  ['Stake Young Women', 'Second Counselor'],
  ['Relief Society', 'President'],
  ['Ward Clerk', 'Assistant--Finance'],
  ['Young Women Class Adviser', '(Laurels)'],
])('“%s” above a row with only “%s” may not be the whole calling', (calling, below) =>
  expect(asked([`"Lopez, Juan",801-555-0111,${calling}`, `,,${below}`, '"Baker, Ann",,Organist'])).toEqual({
    people: ['Ann Baker, Organist'],
    problems: [
      `The next row has only “${below}.” Is “${calling}” the whole calling?`,
      expect.stringMatching(/^There is no name in this row/),
    ],
  }),
);

test.each([
  ['Ward Clerk', 'Executive Secretary'],
  ['Relief Society President', 'First Counselor'],
  ['Primary Teacher', 'Relief Society'],
])('“%s” above a row with only “%s” asks nothing, as no one may have that', (calling, below) =>
  expect(asked([`"Lopez, Juan",801-555-0111,${calling}`, `,,${below}`, '"Baker, Ann",,Organist']).people).toHaveLength(
    2,
  ),
);

test('one word alone below a name may be part of it, unless a family goes on or there was room', () => {
  const [ruiz, baker] = ['"De la Cruz, María",801-555-0101,Primary Pianist', '"Baker, Ann",801-555-0110,Ward Organist'];
  expect(asked([ruiz, 'Guadalupe,,', baker])).toEqual({
    people: ['Ann Baker, Ward Organist, 801-555-0110'],
    problems: [
      'The next row has only “Guadalupe.” Is it part of this person’s name?',
      expect.stringContaining('has no last name'),
    ],
  });
  expect(asked([ruiz, 'Guadalupe,,', 'Luis,,', baker]).people).toHaveLength(2);
  expect(asked([ruiz, 'Primary,,', baker]).people).toHaveLength(2);
  expect(asked([ruiz, 'Beehives,,', baker]).people).toHaveLength(2);
  expect(asked([ruiz, baker, 'Molly,,', '"Johannsen-Whitfield, Christopher",,']).people).toHaveLength(3);
});
