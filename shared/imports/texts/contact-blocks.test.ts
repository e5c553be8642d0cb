import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const ANN = 'Ann Bell\n801-555-0102';
/** Entries that leave no doubt, around the one that a test is about. */
const OTHERS = `${ANN}\n\nKim Poe\n801-555-0103\n\nEve Dunn\n801-555-0104`;
const OTHERS_READ = ['Ann Bell, 801-555-0102', 'Kim Poe, 801-555-0103', 'Eve Dunn, 801-555-0104'];
const READ = ['Nancy Ames, Primary Teacher, 801-555-0101, nancy@example.org', 'Ann Bell, 801-555-0102'];

test.each([
  ['without labels', `Nancy Ames\n801-555-0101\nnancy@example.org\nPrimary Teacher\n\n${ANN}`],
  ['the last name first', 'Ames, Nancy\n801-555-0101\nnancy@example.org\nPrimary Teacher\n\nBell, Ann\n801-555-0102'],
  ['a calling above the name', `Primary Teacher\nNancy Ames\n801-555-0101\nnancy@example.org\n\n${ANN}`],
  [
    'labels',
    'Nancy Ames\nPhone: 801-555-0101\nEmail: nancy@example.org\nCalling: Primary Teacher\n\nAnn Bell\nPhone: 801-555-0102\nEmail:',
  ],
  [
    'labels in a column',
    'Name      Nancy Ames\nCell      801-555-0101\nEmail     nancy@example.org\nCalling   Primary Teacher\n\nName      Ann Bell\nPhone     801-555-0102',
  ],
  [
    'labels and no blank lines',
    'Name: Nancy Ames\nPhone: 801-555-0101\nEmail: nancy@example.org\nCalling: Primary Teacher\nName: Ann Bell\nPhone: 801-555-0102',
  ],
  [
    'names in two parts',
    'First Name: Nancy\nLast Name: Ames\nPhone: 801-555-0101\nEmail: nancy@example.org\nCalling: Primary Teacher\n\nFirst Name: Ann\nLast Name: Bell\nPhone: 801-555-0102',
  ],
  [
    'addresses and dates',
    `Nancy Ames\n123 N Main St\nLehi, UT 84043\n3 Mar 1980\n801-555-0101\nnancy@example.org\nPrimary Teacher\n\n${ANN}`,
  ],
  ['lines between', `Nancy Ames\n801-555-0101\nnancy@example.org\nPrimary Teacher\n----------\n${ANN}\n----------`],
  [
    'bullets',
    `• Nancy Ames\n  ☎ 801-555-0101\n  ✉ nancy@example.org\n  Primary Teacher\n\n• Ann Bell\n  (801-555-0102)`,
  ],
])('entries of several lines with %s are read', (how, text) => {
  const read = how === 'bullets' ? [READ[0], 'Ann Bell, (801-555-0102)'] : READ;
  expect(importedFrom(`Maple Grove Ward\nContact List\n\n${text}\n\nTotal: 2\n`).people).toEqual(read);
});

test('without blank lines, each name begins an entry where all end with a phone or an email', () =>
  expect(importedFrom('Nancy Ames\n801-555-0101\nAnn Bell\n801-555-0102\nann@example.org\n').people).toEqual([
    'Nancy Ames, 801-555-0101',
    'Ann Bell, 801-555-0102, ann@example.org',
  ]));

test.each([
  ['the last', 'Ames, Nancy\n801-555-0101\nBell, Ann\n801-555-0102\nPoe, Kim\nmoved\n'],
  ['one between two lines of others', 'Ames, Nancy\n801-555-0101\nPoe, Kim\nmoved\nBell, Ann\n801-555-0102\n'],
])(
  'without blank lines, a note below %s is asked of that person, and the others have the phones below them',
  (_, text) => {
    const { people, problems } = importedFrom(text);
    expect(people).toEqual(['Nancy Ames, 801-555-0101', 'Ann Bell, 801-555-0102']);
    expect(problems).toEqual([expect.stringContaining('“moved” is in this entry')]);
  },
);

test.each([
  ['where the first person has one', 'nancy.ames@example.org\n', 'eve.dunn@example.org\n'],
  ['where the first person has none', '', 'eve.dunn@example.org\n'],
  ['where others have none, either', '', ''],
])('emails above the names, without blank lines, are no one’s, also %s', (_, first, last) => {
  const text = `${first}Nancy Ames\n801-555-0101\nann.bell@example.org\nBell, Ann\n801-555-0102\nkpoelman@example.org\nKim Poelman\n801-555-0103\n${last}Eve Dunn\n801-555-0104\n`;
  const { people, problems } = importedFrom(text);
  expect(people).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('Put one person on each line')]);
});

test('an email below each name is read, although one is that of the next person', () =>
  expect(
    importedFrom(
      'Tom Bell\n801-555-0101\nann.bell@example.org\nAnn Bell\n801-555-0101\nann.bell@example.org\nKim Poe\n801-555-0103\nkim.poe@example.org\n',
    ).people,
  ).toEqual([
    'Tom Bell, 801-555-0101, ann.bell@example.org',
    'Ann Bell, 801-555-0101, ann.bell@example.org',
    'Kim Poe, 801-555-0103, kim.poe@example.org',
  ]));

test.each([
  'Organist\nNancy Ames\n801-555-0101\nWard Clerk\nTom Bell\n801-555-0102\n',
  '801-555-0101\nNancy Ames\n801-555-0102\nAnn Bell\n801-555-0103\nKim Poe\n',
  'Nancy Ames          Ann Bell\n801-555-0101\n\nKim Poe             Eve Dunn\n                    801-555-0104\n',
  'Phone tree\nNancy Ames\ncalls Ann Bell\n801-555-0102\n\nAnn Bell\ncalls Kim Poe\n801-555-0103\n',
  'Ward Council Minutes\nPresent: Daniel Rowe, Ann Bell\nAnn Bell will visit Nancy Ames, whose phone is 801-555-0101.\n',
])('where no one can tell whose a line is, %j gives no one a phone or a calling', (text) =>
  expect(importedFrom(text).people.filter((person) => person.includes(','))).toEqual([]),
);

test.each([
  ['a street like a name', 'Nancy Ames\nMartin Luther King\n801-555-0101'],
  ['another person', 'Nancy Ames\nTom Ames\n801-555-0101'],
  ['a note', 'Nancy Ames\nMoved to Provo\n801-555-0101'],
  ['a work', 'Nancy Ames\nSchool teacher at Lehi High\n801-555-0101'],
  ['an office without an organization', 'Nancy Ames\nTeacher\n801-555-0101'],
  ['the name of a group', 'Nancy Ames\nPrimary Presidency\n801-555-0101'],
  ['an email above its label', 'nancy@example.org\nName: Nancy Ames\n801-555-0101'],
  ['two callings', 'Nancy Ames\nOrganist\nPrimary Teacher\n801-555-0101'],
  ['whose phone it is', 'Nancy Ames\n801-555-0101\nmom’s cell'],
  ['a word beside a phone', 'Nancy Ames\nPhone: 801-555-0101 (mom)'],
  ['a calling to come', 'Nancy Ames\nCalling: to be Ward Clerk\nPhone: 801-555-0101'],
  ['a status', 'Nancy Ames\nStatus: Inactive\nPhone: 801-555-0101'],
])('an entry with %s is asked about, and the others are read', (_, entry) => {
  const { people, problems } = importedFrom(`${entry}\n\n${OTHERS}\n`);
  expect(people).toEqual(OTHERS_READ);
  expect(problems).toHaveLength(1);
});

test.each(['Emergency contact: Tom Ames', 'Spouse: Tom Ames', 'Parent: Tom Ames'])(
  'a phone below “%s” is not the person’s own',
  (other) => {
    const text = `Name: Nancy Ames\n${other}\nPhone: 801-555-0199\n\nName: Ann Bell\nPhone: 801-555-0102\n${other}\nPhone: 801-555-0198\n`;
    expect(importedFrom(text).people).toEqual(['Nancy Ames', 'Ann Bell, 801-555-0102']);
  },
);

test.each(['Moved Out', 'Friends we are teaching', 'Moved Out\n\nRelief Society', 'Callings to fill'])(
  'everyone below the title %j is asked about',
  (title) =>
    expect(
      importedFrom(`${title}\n\nOrganist\nNancy Ames\n801-555-0101\n\nWard Clerk\nTom Bell\n801-555-0102\n`).people,
    ).toEqual([]),
);

test('below the names of several wards everyone is asked about', () => {
  const text = `Oak Hills Ward\n\nNancy Ames\n801-555-0101\n\nMaple Grove Ward\n\n${ANN}\n`;
  expect(importedFrom(text, 'Elm').people).toEqual([]);
});

test('whoever signs a letter is no one on its list', () => {
  const text = `Dear Bishop,\nhere is the list.\n\nNancy Ames\n801-555-0101\n\n${ANN}\n\nThanks,\nTom Baker\n801-555-0999\n`;
  expect(importedFrom(text).people).toEqual(['Nancy Ames, 801-555-0101', 'Ann Bell, 801-555-0102']);
});

test('a list of many labels is judged quickly', () => {
  const text = Array.from({ length: 2000 }, (_, i) => `Nancy Ames\nLabel${i}: x\n`).join('\n');
  const worked = processorTime();
  expect(importedFrom(text).people.length).toBe(0);
  expect(worked()).toBeLessThan(10_000);
});

test('of several lines a person, a refusal names the one that is out of place', () =>
  expect(() =>
    rowsOfText('Ashton, Blake\n801-555-0101\nAshton, Cora\n801-555-0102\n801-555-0109 (mother)\n', true),
  ).toThrow('The first line that we couldn’t read is line 5: “801-555-0109 (mother)”.'));

test('a phone beside the name is in the entry, whose other lines are below it', () => {
  const list =
    'Ann Bell 801-555-0102\nann@example.org\n123 Elm St\n\nKim Poe 801-555-0103\nkim@example.org\n45 Oak Ave\n\nEve Dunn 801-555-0104\neve@example.org\n';
  expect(importedFrom(list).people).toEqual([
    'Ann Bell, 801-555-0102, ann@example.org',
    'Kim Poe, 801-555-0103, kim@example.org',
    'Eve Dunn, 801-555-0104, eve@example.org',
  ]);
});

test('a note between two entries with nothing between them asks about both', () => {
  const list =
    'Ann Bell\n801-555-0102\nKim Poe\n801-555-0103\nJo Lee\nno phone\nEve Dunn\neve@example.org\nmoved to Mesa\nTom Beck\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Ann Bell, 801-555-0102', 'Kim Poe, 801-555-0103', 'Jo Lee']);
  expect(problems).toEqual([
    '“moved to Mesa” is in this entry, so we couldn’t tell whether all of it is about one person. Please check.',
    '“moved to Mesa” is in this entry, so we couldn’t tell whether all of it is about one person. Please check.',
  ]);
});

test.each([
  '801-555-0104  nancy.c@example.org',
  '801-555-0104, nancy.c@example.org',
  '801-555-0104 | nancy.c@example.org',
])('a phone and an email in one line below a name are that person’s: %s', (line) => {
  const list = `Ann Bell\n801-555-0102\nNancy Cuthbert\n  ${line}\nJune Farley\n801-555-0107\n`;
  expect(importedFrom(list)).toEqual({
    people: [
      'Ann Bell, 801-555-0102',
      'Nancy Cuthbert, 801-555-0104, nancy.c@example.org',
      'June Farley, 801-555-0107',
    ],
    problems: [],
  });
});
