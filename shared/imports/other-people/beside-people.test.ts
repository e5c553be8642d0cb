import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const asked = (text: string) => `This row says “${text}.” Is this person in the ward, and is the rest still so?`;

test.each([
  'passed',
  'd. 11/2',
  'gone',
  'records requested',
  'visiting',
  'on mission',
  'prayers only',
  'refuses',
  'friend',
  'Oak 2nd',
  'se fue',
  'morreu',
])('“%s” beside a name is asked about', (text) => {
  for (const line of [`Eve Dunn - ${text}`, `Eve Dunn (${text})`]) {
    const { people, problems } = importedFrom(`Nora Park\n${line}\nTom Bell\n`);
    expect(people).toEqual(['Nora Park', 'Tom Bell']);
    expect(problems).toEqual([asked(text)]);
  }
});

test.each(['deceased', 'moved out', 'mission', 'passed 2024', 'not a member', 'at BYU', '18, mission'])(
  'in a household, “%s” is asked about',
  (text) => {
    const { people, problems } = importedFrom(`Adams\n  Steve\n  Kay (${text})\nBurt\n  Ray\n  Sue\n`);
    expect(people).toEqual(['Steve Adams', 'Ray Burt', 'Sue Burt']);
    expect(problems).toEqual([asked(text.replace('18, ', ''))]);
  },
);

test('a remark beside a couple is asked about for both, and a name behind it is not lost', () => {
  const { people, problems } = importedFrom(
    'Jensen, Mark (deceased) & Ann\n  Tim\nSmith, Tom & Kate (not a member)\n  Olivia\n',
  );
  expect(people).toEqual(['Tim Jensen', 'Olivia Smith']);
  expect(problems).toEqual([
    asked('deceased'),
    '“& Ann” may be more than one person. Put each person on a separate line.',
    asked('not a member'),
    asked('not a member'),
  ]);
});

test('another ward beside a name asks, and the ward’s own does not', () => {
  const text = 'Steve Adams - Oak Hills Ward\nNora Park\n';
  expect(importedFrom(text, 'Elm').problems).toEqual(['This row says “Oak Hills Ward.” Is this person in the ward?']);
  expect(importedFrom(text, 'Oak Hills').people).toEqual(['Steve Adams', 'Nora Park']);
});

test.each([
  'age 14',
  '12 Oak Street',
  'Relief Society',
  'new member',
  'F',
  'since 2024',
  'Deacons Quorum',
  'birthday May 3',
])('“%s” beside a name asks nothing', (text) =>
  expect(importedFrom(`Nora Park\nEve Dunn - ${text}\nTom Bell\n`).people).toHaveLength(3),
);

test.each(['text only', 'landline', 'new number', 'yes', 'call after 5', 'call before 9 pm', 'evenings only'])(
  '“%s” beside a phone asks nothing',
  (text) =>
    expect(importedFrom(`Nora Park 801-555-0101 (${text})\nEve Dunn 801-555-0102\n`).people).toEqual([
      'Nora Park, 801-555-0101',
      'Eve Dunn, 801-555-0102',
    ]),
);

test('where almost everyone has another note, only what tells something is asked about', () => {
  const notes = ['gratitude', 'faith', 'service', 'hope', 'patience', 'prayer', 'moved to Lehi'];
  const names = ['Nora Park', 'Eve Dunn', 'Tom Bell', 'Ann Lee', 'Ida Cole', 'Mark Ashby', 'Sue Young'];
  const { people, problems } = importedFrom(names.map((name, at) => `${name} - ${notes[at]}`).join('\n'));
  expect(people).toHaveLength(6);
  expect(problems).toHaveLength(1);
});
