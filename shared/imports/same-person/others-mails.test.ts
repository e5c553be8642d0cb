import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { withOthersMails } from './others-mails.ts';

const TOM = aMember({ firstName: 'Tom', lastName: 'Beck', email: 'tom.beck@example.org' });
function problemOf(name: string, email: string): string | null {
  const read = rowsOfText(`Name,Email\n"${name}",${email}\n`, false).rows.map(readPerson);
  const asking = withOthersMails(read, [TOM]);
  for (;;) {
    const { done, value } = asking.next();
    if (done) return value[0]?.problem ?? null;
  }
}

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
