import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const READ = ['Ned Able, 801-555-4201', 'Pat Cain, 801-555-4203', 'Ona Bass, 801-555-4202', 'Quin Dean, 801-555-4204'];

test.each([
  ['tabs', 'Ned Able\t801-555-4201\tOna Bass\t801-555-4202\nPat Cain\t801-555-4203\tQuin Dean\t801-555-4204\n'],
  [
    'wide spaces',
    'Ned Able   801-555-4201     Ona Bass   801-555-4202\nPat Cain   801-555-4203     Quin Dean  801-555-4204\n',
  ],
  [
    'dots before the phones',
    'Ned Able ..... 801-555-4201     Ona Bass ..... 801-555-4202\nPat Cain ..... 801-555-4203     Quin Dean .... 801-555-4204\n',
  ],
])('a phone list in two columns with %s between them is read, each phone for the name before it', (_, text) =>
  expect(importedFrom(text)).toEqual({ people: READ, problems: [] }),
);

test('a heading of one of the columns is about the people below it alone', () => {
  const { people } = importedFrom(
    'Elders Quorum\tMoved Out\nNed Able\t801-555-4201\tOna Bass\t801-555-4202\nPat Cain\t801-555-4203\tQuin Dean\t801-555-4204\n',
  );
  expect(people).toEqual(READ.slice(0, 2));
});

test('a title above the columns is about all of them', () =>
  expect(
    importedFrom(
      'Moved Out\n\nNed Able\t801-555-4201\tOna Bass\t801-555-4202\nPat Cain\t801-555-4203\tQuin Dean\t801-555-4204\n',
    ).people,
  ).toEqual([]));

test('a heading between the people, of which no one can tell whom it is about, leaves them as they stand', () =>
  expect(
    importedFrom(
      'Ned Able\t801-555-4201\tOna Bass\t801-555-4202\nMoved Out\nPat Cain\t801-555-4203\tQuin Dean\t801-555-4204\n',
    ).people,
  ).toEqual([]));

test('names without phones beside those who have one stay asked, since they may be spouses or helpers', () =>
  expect(importedFrom('Ned Able\t801-555-4201\tOna Bass\nPat Cain\t801-555-4203\tQuin Dean\n').people).toEqual([]));
