import { expect, it } from 'vitest';
import { ageGroupOf } from './age-groups.ts';

it.each([
  [2008, 'adult'],
  [2009, 'youth'],
  [2014, 'youth'],
  [2015, 'child'],
  [null, null],
])('someone born in %s is %s in 2026', (birthYear, group) => {
  expect(ageGroupOf({ birthYear }, '2026-11-29')).toBe(group);
  // The year says more than a group that was once written down.
  expect(ageGroupOf({ birthYear, ageGroup: 'adult' }, '2026-11-29')).toBe(group ?? 'adult');
});
