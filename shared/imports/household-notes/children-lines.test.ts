import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { processorTime } from '#tests/processor-time.ts';

const ALL = ['Martin Cole', 'Anna Cole', 'Bo Cole', 'Lu Cole', 'Owen Hale', 'Kay Hale', 'Tim Hale', 'Rex Hale'];

test.each([
  [
    'last name first',
    'Cole, Martin & Anna\n801-555-4201\n12 Elm St\nBo, Lu\n\nHale, Owen & Kay\n801-555-4203\nTim, Rex\n',
  ],
  ['last name behind', 'Martin & Anna Cole\n12 Elm St\nBo and Lu\n\nOwen & Kay Hale\n14 Elm St\nTim, Rex\n'],
  ['farther to the right', 'Cole, Martin & Anna\n   Bo, Lu\nHale, Owen & Kay\n   Tim, Rex\n'],
])('first names in a line below a couple are their children, %s', (_, text) =>
  expect(importedFrom(text)).toEqual({ people: ALL, problems: [] }),
);

test('a line of 60,000 signs is read at once', () => {
  const worked = processorTime();
  const list = `Our families\n\n${'='.repeat(60_000)}\n\nCole, Martin & Anna\nBo, Lu\n\nHale, Owen & Kay\nTim, Rex\n`;
  importedFrom(list);
  expect(worked()).toBeLessThan(3_000);
});

test('a town or a calling below a couple is no child', () => {
  const { people } = importedFrom(
    'Cole, Martin & Anna\n801-555-4201\nProvo, Utah\n\nHale, Owen & Kay\n801-555-4203\nOrem, Utah\n',
  );
  expect(people.filter((name) => /Provo|Orem|Utah/.test(name))).toEqual([]);
});

test('of children below a couple, the ages are read', () => {
  const text = 'Cole, Martin & Anna\n   Bo (14), Lu 11\nHale, Owen & Kay\n   Tim (8), Rex (6)\n';
  const ages = ['Bo Cole, 14', 'Lu Cole, 11', 'Tim Hale, 8', 'Rex Hale, 6'];
  expect(importedFrom(text).people.filter((person) => /\d/.test(person))).toEqual(ages);
});
