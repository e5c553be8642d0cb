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
