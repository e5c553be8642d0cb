import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const [CAL, DAN, EVE, FAY] = ['Cal Poe', 'Dan Tull', 'Eve Usher', 'Fay Vail'].map(
  (name, at) => `${name}, 801-555-600${at + 1}`,
);
const asText = (divider: string) => [CAL, DAN, divider, EVE, FAY].map((line) => `${line?.replace(',', '')}\n`).join('');
const asTable = (divider: string) =>
  `First,Last,Phone,Email,Notes\nCal,Poe,801-555-6001,,\nDan,Tull,801-555-6002,,\n${divider}\nEve,Usher,801-555-6003,,\nFay,Vail,801-555-6004,,\n`;
const asNames = (divider: string) => `Name,Phone\n${CAL}\n${DAN}\n${divider}\n${EVE}\n${FAY}\n`;
const belowIn = (problems: readonly string[]) =>
  problems.filter((problem) => problem.startsWith('This row is below “') && problem.includes('in the ward'));

const DIVIDERS = [
  '--- moved ---',
  '*** moved away ***',
  '- moved -',
  '== No longer here ==',
  'In memoriam',
  'OUT',
  'Skip these',
  'Los que se mudaron',
  'Os que se mudaram',
  'Those who have moved',
  'below this line: gone',
  '--- everyone below has left ---',
  'everyone below has left',
  'Todos los siguientes ya no viven aquí',
];
test.each(DIVIDERS)('“%s” between the lines of a text asks about everyone below it, and no one above', (divider) => {
  const { people, problems } = importedFrom(asText(divider));
  expect(people).toEqual([CAL, DAN]);
  expect(belowIn(problems)).toHaveLength(2);
});
test.each(DIVIDERS)('“%s” in a row of a table asks about everyone below it, and no one above', (divider) => {
  const { people, problems } = importedFrom(asNames(`${divider},`));
  expect(people).toEqual([CAL, DAN]);
  expect(belowIn(problems)).toHaveLength(2);
});

test.each([
  ['a text', asText('[moved]')],
  ['a table', asNames('[moved],')],
  ['a column of phones', asNames(',MOVED')],
  ['a column of emails', asTable(',,,Moved Out,')],
  ['a column of notes', asTable(',,,,MOVED OUT')],
])('in %s, a title that may be a note as well asks about the person above and everyone below', (_, list) => {
  const { people, problems } = importedFrom(list);
  expect(people).toEqual([CAL]);
  expect(problems[0]).toMatch(/^The next (?:row|line) says “.*” Is this person in the ward\?$/u);
  expect(belowIn(problems)).toHaveLength(2);
});

test('between blank rows, a title outside the column of names is about those below', () => {
  const { people, problems } = importedFrom(asTable(',,,,\n,,MOVED OUT,,\n,,,,'));
  expect(people).toEqual([CAL, DAN]);
  expect(problems).toEqual([
    '“MOVED OUT” is a heading or a note, not a person.',
    ...Array.from({ length: 2 }, () => 'This row is below “MOVED OUT.” Is this person in the ward?'),
  ]);
});

test.each(['--- Active ---', '*** Group B ***', 'Active members'])('those below “%s” are asked about no more', (end) =>
  expect(importedFrom(`${CAL}\n--- moved ---\n${DAN}\n${end}\n${EVE}\n${FAY}\n`.replaceAll(',', '')).people).toEqual([
    CAL,
    EVE,
    FAY,
  ]),
);

test.each([
  ['(moved)', [CAL, EVE, FAY]],
  ['   [moved]', [CAL, EVE, FAY]],
  ['See the names below', [CAL, DAN, EVE, FAY]],
  ['--- page 2 ---', [CAL, DAN, EVE, FAY]],
  ['*** Group B ***', [CAL, DAN, EVE, FAY]],
  ['- sings well', [CAL, DAN, EVE, FAY]],
])('“%s” asks about no one below it', (line, people) => expect(importedFrom(asText(line)).people).toEqual(people));

test('a note below each of several people is about those alone', () => {
  const list = `Name,Phone\n${CAL}\n,Moved\n${DAN}\n${EVE}\n,Moved\n${FAY}\n`;
  expect(importedFrom(list).people).toEqual([DAN, FAY]);
});

test.each([
  'Records to move',
  'To be deleted',
  'Rescue list',
  'Old list 2019',
  'Part-member spouses',
  'Amigos',
  'Untersucher',
  'Ausgetreten',
  'Décédés',
  'Weggezogene Mitglieder',
  'Mitglieder, die weggezogen sind',
  'Gemeinde Bern',
  'Paroisse de Lyon',
  'Missionaries',
  'Pending',
  'Members with restrictions',
])(
  '“%s” alone in a row of a table is asked about or noted with everyone below; above it, everyone is asked about',
  (title) => {
    for (const [cal, dan, eve, fay] of [
      [CAL, DAN, EVE, FAY],
      ['Poe, Cal', 'Tull, Dan', 'Usher, Eve', 'Vail, Fay'].map((name, at) => `"${name}",801-555-600${at + 1}`),
    ]) {
      const list = `Name,Phone\n${cal}\n${dan}\n"${title}",\n${eve}\n${fay}\n`;
      const { people } = importedFrom(list, 'Maple Grove Ward');
      expect(people.slice(0, 2)).toEqual([CAL, DAN]);
      const noted = Object.entries(notedIn(list)).filter(([, notes]) => notes.includes(`Heading: ${title}`));
      expect(people.slice(2).map((person) => person?.split(',')[0])).toEqual(noted.map(([name]) => name));
    }
    expect(importedFrom(`"${title}",\nName,Phone\n${CAL}\n${DAN}\n`, 'Maple Grove Ward').people).toEqual([]);
  },
);

test.each([
  'Elders Quorum',
  'Families A–M',
  'Letter B',
  'Ward List (final)',
  'Ward List - cont.',
  'Phone Tree',
  'Emergency Contact List',
  'Returned Missionaries',
  'Liste des membres',
])('“%s” there asks about no one', (title) => {
  expect(importedFrom(asNames(`"${title}",`)).people).toEqual([CAL, DAN, EVE, FAY]);
  expect(importedFrom(`"${title}",\nName,Phone\n${CAL}\n${DAN}\n`).people).toEqual([CAL, DAN]);
});

test('a text below each person is a note or an address, not a heading', () =>
  expect(
    importedFrom(`Name,Phone\n${CAL}\nRing after five,\n${DAN}\nBack gate only,\n${EVE}\nUse the side door,\n`).people,
  ).toEqual([CAL, DAN, EVE]));
