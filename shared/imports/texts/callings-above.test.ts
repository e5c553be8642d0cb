import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test('each calling may stand in the line above its one person', () => {
  expect(importedFrom('Organist\nJoan Crane 801-555-0249\nChorister\nLisa Boyd\n').people).toEqual([
    'Joan Crane, Organist, 801-555-0249',
    'Lisa Boyd, Chorister',
  ]);
  expect(
    importedFrom('Elders Quorum\nPresident\nTom Bell\nFirst Counselor\nEric Cole\nSecretary\nJim Hall\n').people,
  ).toEqual([
    'Tom Bell, Elders Quorum President',
    'Eric Cole, Elders Quorum First Counselor',
    'Jim Hall, Elders Quorum Secretary',
  ]);
});

test('above two people, or no one, it may be a heading', () => {
  const { people } = importedFrom('Organist\nJoan Crane\nLisa Boyd\nChorister\nTom Bell\n');
  expect(people.filter((person) => person.includes(','))).toEqual([]);
  const same = ['Joan Crane', 'Lisa Boyd', 'Tom Bell'].map((name) => `First Counselor\n${name} 801-555-0101\n`);
  expect(importedFrom(same.join('')).people.filter((person) => person.includes('Counselor'))).toEqual([]);
});
