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
  'works Sundays',
  'in nursing home',
  'NO PRAYERS',
])('behind a phone, “%s” is asked about as it is behind a name', (words) => {
  const asked = [`This row says “${words}.” Is this person in the ward, and is the rest still so?`];
  expect(saidOf(words).problems).toEqual(asked);
  expect(importedFrom(`Nora Park\nKaren Davis - ${words}\n`).problems).toEqual(asked);
});

test.each(['Available', 'available', 'will pray', 'Spoke in May', 'widow', 'viuda'])(
  'behind a phone, “%s” asks nothing',
  (words) =>
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

test.each([
  ['Vera Hollis 801-555-0136 (text)', 'Vera Hollis, 801-555-0136'],
  ['Sister Opal Weems (prefers text) 801-555-0136', 'Opal Weems, 801-555-0136'],
  ['Vera Hollis cell: 801-555-0136 email: v@example.org', 'Vera Hollis, v@example.org, 801-555-0136'],
  ['Vera Hollis c 801-555-0136 h 801-555-0137', 'Vera Hollis, 801-555-0136'],
  ['Hollis, Vera cell 801-555-0136', 'Vera Hollis, 801-555-0136'],
  ['Abby Kemp (Laurel) 801-555-0136', 'Abby Kemp, 801-555-0136'],
  ['Abby Kemp (Beehive) 801-555-0136', 'Abby Kemp, 801-555-0136'],
])('“%s” is one person with the own phone', (line, person) => {
  const { people, problems } = importedFrom(`Nora Park 801-555-0101\nTom Bell 801-555-0103\n${line}\n`);
  expect(people.at(-1)?.split(', ').toSorted()).toEqual(person.split(', ').toSorted());
  expect(problems).toEqual([]);
});

test.each(['Vera Hollis 801-555-0136 (Jim)', 'Mary H 801-555-0136', 'Vera Cell 801-555-0136'])(
  'of “%s,” no part is taken for the kind of a phone',
  (line) => {
    const { people, problems } = importedFrom(`Nora Park 801-555-0101\nTom Bell 801-555-0103\n${line}\n`);
    expect(people.includes('Vera Cell, 801-555-0136') ? [] : problems).toHaveLength(
      line.startsWith('Vera Cell') ? 0 : 1,
    );
  },
);

test('“(text)” in a cell of a phone is how to reach the person', () =>
  expect(importedFrom('Name,Phone\nNora Park,801-555-0101 (text)\nTom Bell,801-555-0103\n').people).toEqual([
    'Nora Park, 801-555-0101',
    'Tom Bell, 801-555-0103',
  ]));

test.each(['sem telefone', 'no phone', 'sin correo'])('“%s” in place of a phone asks nothing', (words) => {
  const { people, problems } = importedFrom(
    `Nora Park 801-555-0101\nTom Bell 801-555-0103\nKaren Davis 801-555-0104\nDavi Xavier - ${words}\n`,
  );
  expect([people.at(-1), problems]).toEqual(['Davi Xavier', []]);
});

test.each([
  'bis Ende Mai im Ausland',
  'bis Ende Juni in Spanien',
  'hasta fines de mayo en España',
  'até o fim de maio em Portugal',
  'jusqu’à fin mai en France',
])('“%s” beside a name is of that person, with a phone or without', (words) => {
  const { people, problems } = importedFrom(
    `Nora Park 801-555-0101\nTom Bell - ${words}\nKaren Davis 801-555-0104 ${words}\nAna Ruiz (${words})\n`,
  );
  const asked = `This row says “${words}.” Is this person in the ward, and is the rest still so?`;
  expect([people, problems]).toEqual([['Nora Park, 801-555-0101'], [asked, asked, asked]]);
});

test('someone who follows a name is still another person', () =>
  expect(importedFrom('Nora Park 801-555-0101\nTom Bell - Ana im Hof\nKaren Davis - Bo en Lee\n').people).toEqual([
    'Nora Park, 801-555-0101',
  ]));

test('“Dogwood, Lee (widow)” has her own phone', () =>
  expect(importedFrom('Birch, Steve 801-555-3302\nDogwood, Lee (widow) 801-555-3304\nElm, Kim 801-555-3305\n')).toEqual(
    {
      people: ['Steve Birch, 801-555-3302', 'Lee Dogwood, 801-555-3304', 'Kim Elm, 801-555-3305'],
      problems: [],
    },
  ));
