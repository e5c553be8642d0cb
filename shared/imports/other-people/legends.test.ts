import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test('a code that the list explains as moved or deceased asks whether someone is in the ward', () => {
  const list =
    'Name,Status,Phone\nLinda Anderson,A,801-555-0232\nNancy Hall,M,801-555-0236\nRobert Johnson,D,801-555-0234\n' +
    'A = active,,\nM = moved,,\nD: deceased,,\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Linda Anderson, 801-555-0232']);
  expect(problems.slice(0, 2)).toEqual([
    'This row says “M” under “Status,” which means “moved” in this list. Is this person in the ward?',
    'This row says “D” under “Status,” which means “deceased” in this list. Is this person in the ward?',
  ]);
});

test('without such an explanation, a letter says nothing', () =>
  expect(importedFrom('Name,Group,Phone\nNancy Hall,M,801-555-0236\nAnn Lee,D,801-555-0237\n').people).toHaveLength(2));
