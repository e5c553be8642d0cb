import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree: boolean) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    const noted = (row.noted ?? []).map(({ text: said }) => said);
    return [problem ? 'asked' : person?.firstName, person?.phone, person?.email, ...noted].filter(Boolean).join(' · ');
  });
const BOTH = ['Jason · 801-555-0101', 'Megan · 801-555-0102'];
const ALONE = 'Ada Glade 801-555-0109';

test.each([
  'Jason & Megan Dredge 801-555-0101 (Jason), 801-555-0102 (Megan)',
  'Jason and Megan Dredge, 801-555-0101 (Jason), 801-555-0102 (Megan)',
  'Jason & Megan Dredge - 801-555-0101 (J) / 801-555-0102 (M)',
  'Jason & Megan Dredge 801-555-0101 (his), 801-555-0102 (hers)',
  'Jason & Megan Dredge Jason: 801-555-0101, Megan: 801-555-0102',
  'Jason & Megan Dredge Jason’s cell 801-555-0101, Megan’s cell 801-555-0102',
  'Dredge, Jason & Megan 801-555-0101 (Jason), 801-555-0102 (Megan)',
  '1. Jason & Megan Dredge 801-555-0102 (Megan), 801-555-0101 (Jason)',
])('each of the couple in “%s” has their own phone', (line) => {
  expect(read(`${line}\n`, true)).toEqual(BOTH);
  expect(read(`${line}\n${ALONE}\n`, true)).toEqual([...BOTH, 'Ada · 801-555-0109']);
  expect(read(`${line}\n${line.replaceAll('Dredge', 'Ashby')}\n`, true)).toEqual([...BOTH, ...BOTH]);
});

test('so has whoever alone has one, and has an email besides', () =>
  expect(read(`Jason & Megan Dredge 801-555-0102 (Megan), megan@example.org (Megan)\n${ALONE}\n`, true)).toEqual([
    'Jason',
    'Megan · 801-555-0102 · megan@example.org',
    'Ada · 801-555-0109',
  ]));

test.each([
  'Jason & Megan Dredge 801-555-0101, 801-555-0102 (Megan)',
  'Jason & Megan Dredge 801-555-0101 (Jason), 801-555-0102 (Tom)',
  'Jason & Megan Dredge 801-555-0101 (Jason), 801-555-0102 (Megan) moved',
])('“%s” says more, or less, and is asked about', (line) =>
  expect(read(`${line}\n${ALONE}\n`, true)).toEqual(['asked', 'Ada · 801-555-0109']),
);

test.each(['801-555-0101 (Jason), 801-555-0102 (Megan)', 'Jason: 801-555-0101, Megan: 801-555-0102'])(
  'in a cell of a sheet, “%s” tells it, too',
  (cell) => expect(read(`Name,Phone\nJason & Megan Dredge,"${cell}"\n`, false)).toEqual(BOTH),
);

test('a cell that doesn’t tell whose each is, is noted with both', () =>
  expect(read('Name,Phone\nJason & Megan Dredge,"801-555-0101, 801-555-0102 (Megan)"\n', false)).toEqual(
    ['Jason', 'Megan'].map((name) => `${name} · 801-555-0101, 801-555-0102 (Megan)`),
  ));
