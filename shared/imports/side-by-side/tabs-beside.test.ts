import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { UNREADABLE } from '../unreadable.ts';

const READ = ['Ned Able, 801-555-4201', 'Ona Bass, 801-555-4202', 'Pat Cain, 801-555-4203', 'Quin Dean, 801-555-4204'];
const TWO = 'Able, Ned\tCain, Pat\n801-555-4201\t801-555-4203\n';
const OTHERS = 'Bass, Ona\tDean, Quin\n801-555-4202\t801-555-4204\n';

test.each([
  ['in lines right below each other', `${TWO}${OTHERS}`, READ],
  ['with blank lines between', `${TWO}\n${OTHERS}`, [READ[0], READ[2], READ[1], READ[3]]],
  ['below a title', `Maple Grove Ward\nContact List\n\n${TWO}${OTHERS}`, READ],
  [
    'of whom one has no phone',
    'Able, Ned\tCain, Pat\n\t801-555-4203\n\nBass, Ona\tDean, Quin\n801-555-4202\t801-555-4204\n',
    ['Ned Able', READ[2], READ[1], READ[3]],
  ],
  ['the first name first', 'Ned Able\tPat Cain\n801-555-4201\t801-555-4203\n', [READ[0], READ[2]]],
])('people side by side in a text, tabs between them, %s, get the phones below them', (_, text, people) =>
  expect(importedFrom(text).people).toEqual(people),
);

test.each([
  ['a name beside a phone', 'Able, Ned\n801-555-4201\tCain, Pat\nBass, Ona\t801-555-4203\n801-555-4202\n'],
  ['phones first', `801-555-4201\t801-555-4203\nAble, Ned\tCain, Pat\n801-555-4202\t801-555-4204\n`],
  ['a line that may be about both', `${TWO}moved\n${OTHERS}`],
])('people side by side in a text with %s are refused', (_, text) =>
  expect(importedFrom(text)).toEqual({ people: [], problems: [UNREADABLE.textsBeside] }),
);

test('a title above people side by side is about all of them', () =>
  expect(importedFrom(`Moved Out\n\n${TWO}${OTHERS}`).people).toEqual([]));

test('a table of names and phones in tabs stays one', () =>
  expect(importedFrom('Able, Ned\t801-555-4201\nBass, Ona\t801-555-4202\nCain, Pat\t801-555-4203\n').people).toEqual(
    READ.slice(0, 3),
  ));
