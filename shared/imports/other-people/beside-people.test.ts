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

const FREE = 'Is this person available?';
test.each(['no', 'No', 'NO', 'não', 'non', 'nein', 'unavailable', 'Not available'])(
  'a lone “%s” behind a person asks whether they are available',
  (no) => {
    for (const line of [`Eve Dunn - ${no}`, `Eve Dunn (${no})`, `Eve Dunn: ${no}`, `Eve Dunn - 801-555-0102 - ${no}`])
      expect(importedFrom(`Nora Park\n${line}\nTom Bell - yes\n`)).toMatchObject({
        people: ['Nora Park', 'Tom Bell'],
        problems: [`This row says “${no}.” ${FREE}`],
      });
  },
);

test.each(['N', 'n', 'x'])('“%s” is a no only where others have a yes', (mark) => {
  const list = (others: string) => importedFrom(`Nora Park${others}\nEve Dunn - ${mark}\nTom Bell${others}\n`);
  expect(list(' - yes').problems).toEqual([`This row says “${mark}.” ${FREE}`]);
  expect(list(' - Y').problems).toEqual([`This row says “${mark}.” ${FREE}`]);
  expect(list('')).toMatchObject({ people: ['Nora Park', 'Eve Dunn', 'Tom Bell'], problems: [] });
});

test('of a yes and a no beside a person, neither is asked about', () =>
  expect(importedFrom('Nora Park\tyes\tyes\nEve Dunn\tyes\tno\nTom Bell\tno\tyes\n').problems).toEqual([]));

test('where many have a no, each is asked about', () => {
  const names = ['Nora Park', 'Eve Dunn', 'Tom Bell', 'Kim Alder', 'Lee Anson', 'Ned Byrd', 'May Boyle'];
  const { people, problems } = importedFrom(names.map((name, at) => `${name} - ${at < 5 ? 'no' : 'yes'}`).join('\n'));
  expect([people, problems.length]).toEqual([['Ned Byrd', 'May Boyle'], 5]);
});

test.each(['(dec.)', '- dec. 2024', '(dec 2023)', "(dec'd)", '(Dec’d 2023)', '(d. 2024)', '- Dec. 2024'])(
  'a name with “%s” behind it may be of someone who has died',
  (said) => expect(importedFrom(`Ann Abel ${said}\nBo Bell\nCy Cole\n`).people).toEqual(['Bo Bell', 'Cy Cole']),
);

test.each([
  'Ann Abel - Dec\nBo Bell - Nov\nCy Cole - Jan\n',
  'Ann Abel - dec\nBo Bell - nov\nCy Cole - jan\n',
  'Ann Abel - Dec 2026\nBo Bell - Dec 2026\nCy Cole - Dec 2026\n',
])('among months, “Dec” is one: %j', (text) =>
  expect(importedFrom(text).people).toEqual(['Ann Abel', 'Bo Bell', 'Cy Cole']),
);

test.each([
  ['dec. 2024', true],
  ["Dec'd", true],
  ['Dec. 2024', false],
])('in notes, “%s” asks whether someone has died: %s', (note, asks) =>
  expect(importedFrom(`Name,Notes\nAnn Abel,${note}\n`).problems).toHaveLength(asks ? 1 : 0),
);
