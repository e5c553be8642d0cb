import { expect, it } from 'vitest';
import { areaUnderRoc } from './roc.ts';

it.each([
  [[1, 2, 3], [4, 5, 6], 0],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[2, 2], [2, 2, 2], 0.5],
  [[1, 4], [2, 3], 0.5],
  [[1, 3, 5], [2, 4], 0.5],
  [[3, 5], [1, 2, 4], 5 / 6],
])('tells %j from %j with %d', (first, second, area) => {
  expect(areaUnderRoc(first, second)).toBeCloseTo(area, 10);
});
