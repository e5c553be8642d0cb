import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const EACH = ['Paul Dredge, 801-555-0101', 'Kim Dredge, 801-555-0102'];
const HEADS = [
  'Dredge, Paul & Kim',
  'Paul & Kim Dredge',
  'Dredge, Paul und Kim',
  'Dredge, Paul and Kim',
  'Paul et Kim Dredge',
];

test.each(['Paul: 801-555-0101\nKim: 801-555-0102', 'Paul’s cell: 801-555-0101\nKim’s cell: 801-555-0102'])(
  'below a couple, “%s” gives each their own phone',
  (below) => {
    for (const head of HEADS) {
      expect(importedFrom(`${head}\n${below}\n`)).toEqual({ people: EACH, problems: [] });
      const other = `${head.replace('Dredge', 'Ashby')}\n${below}`;
      const both = [...EACH, ...EACH.map((one) => one.replace('Dredge', 'Ashby'))];
      expect(importedFrom(`${head}\n${below}\n\n${other}\n`)).toEqual({ people: both, problems: [] });
    }
  },
);

const noted = (text: string) =>
  rowsOfText(text, true).rows.map((row) => {
    const { person } = readPerson(row);
    return [person?.firstName, person?.phone, ...(row.noted ?? []).map(({ text: said }) => said)].join(' · ');
  });

test('a phone below a couple that is labeled with no name is noted with both', () => {
  for (const head of HEADS) {
    expect(noted(`${head}\nCell: 801-555-0101\n`)).toEqual(['Paul ·  · 801-555-0101', 'Kim ·  · 801-555-0101']);
    expect(noted(`${head}\nHome: 801-555-0100\nPaul: 801-555-0101\n`)).toEqual([
      'Paul · 801-555-0101 · 801-555-0100',
      'Kim ·  · 801-555-0100',
    ]);
  }
});

test('others in such a list keep the phones below them', () =>
  expect(noted('Dredge, Paul & Kim\nTel: 801-555-0101\n\nGlade, Ada\nCell: 801-555-0103\n')).toEqual([
    'Paul ·  · 801-555-0101',
    'Kim ·  · 801-555-0101',
    'Ada · 801-555-0103',
  ]));

test('a remark in a list is of its own line, and keeps no couple from being read', () => {
  const asked = (text: string) => {
    const { people, problems } = importedFrom(text);
    return [people.length, ...problems];
  };
  const couples = 'Travis & Zona Gubler\nAnna Page\nKim & Lou Wells\n';
  expect(asked(`${couples}Amy Ross (no prayers)\n`)).toEqual([
    5,
    'This row says “no prayers.” Is this person available?',
  ]);
  expect(asked(`${couples}Sam Ross (deployed) 435-555-1304\n`)).toEqual([
    5,
    'This row says “deployed.” Is this person in the ward?',
  ]);
  expect(asked(`${couples}Amy Ross\n`.replace('Wells', 'Wells - moved'))).toEqual([
    4,
    'This row says “moved.” Is this person in the ward?',
    'This row says “moved.” Is this person in the ward?',
  ]);
  expect(noted('Weir, Vic and Wyn\nYork, Xan 801-555-0002 (landline)\nAmes, Yul and Zoe (moving Dec 15)\n')).toEqual([
    'Vic · ',
    'Wyn · ',
    'Xan · 801-555-0002',
    'Yul ·  · moving Dec 15',
    'Zoe ·  · moving Dec 15',
  ]);
});

test('what is said of one of a couple in their line is asked of that one, and another name beside a phone is asked about', () => {
  const { people, problems } = importedFrom(
    'Ames, Yul and Zoe (Zoe has moved) 801-555-0003\nWeir, Vic and Wyn\nBell, Ed 801-555-0004 (Mary)\n',
  );
  expect(people).toEqual(['Yul Ames', 'Vic Weir', 'Wyn Weir']);
  expect(problems).toEqual([expect.stringContaining('“has moved.”'), expect.stringContaining('“Mary”')]);
});

test('of couples in a list, one with two whole names or words behind it is asked about alone', () => {
  const { people, problems } = importedFrom(
    'Brent and Kristin Halverson 801-555-0101\nScott Ames & Megan Ames\nTom Beck\nCarl & Ann Hyde - moved\nJune Roe\n',
  );
  expect(people).toEqual(['Brent Halverson', 'Kristin Halverson', 'Tom Beck', 'June Roe']);
  expect(problems).toEqual([
    '“Scott Ames & Megan Ames” may be more than one person. Put each person on a separate line.',
    ...Array(2).fill('This row says “moved.” Is this person in the ward?'),
  ]);
});
