import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const PHONE = '801-555-0134';
const saidOf = (words: string) =>
  importedFrom(`Nora Park - 801-555-0101\nTom Bell - 801-555-0103\nKaren Davis - ${PHONE} - ${words}\n`);

test.each([
  'spoke last month',
  'Ask after Christmas',
  'broken leg',
  'Broken leg',
  'lives in St George Nov-Mar',
  'in Arizona till April',
])('behind a phone, “%s” is asked about as it is behind a name', (words) => {
  const asked = [`This row says “${words}.” Is this person in the ward, and is the rest still so?`];
  expect(saidOf(words).problems).toEqual(asked);
  expect(importedFrom(`Nora Park\nKaren Davis - ${words}\n`).problems).toEqual(asked);
});

test.each(['Available', 'available', 'will pray', 'Spoke in May'])('behind a phone, “%s” asks nothing', (words) =>
  expect(saidOf(words)).toMatchObject({
    people: ['Nora Park, 801-555-0101', 'Tom Bell, 801-555-0103', `Karen Davis, ${PHONE}`],
    problems: [],
  }),
);

test.each([
  'Mary',
  'husband Al',
  'call Kim',
  'al’s cell',
  'kim davis',
  'will davis',
  'xiomara',
  'spouse',
  'mother of Kim',
])('a phone before “%s” may be someone else’s', (words) =>
  expect(saidOf(words).problems).toEqual([
    `“Karen Davis - ${PHONE} - ${words}” has “${words}” in it, so the phone or email may be someone else’s.`,
  ]),
);

test.each(['Kim and Bob', 'Will Davis', 'Al de la Cruz'])('behind a phone, “%s” is another person', (words) =>
  expect(saidOf(words).problems).toEqual([
    expect.stringMatching(/may be more than one person\. Put each person on a separate line\.$/),
  ]),
);
