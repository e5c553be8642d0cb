import { expect, test } from 'vitest';
import { pageNumbers } from './link-pager.tsx';

test('up to five page numbers are shown around the current one', () => {
  expect([pageNumbers(1, 3), pageNumbers(1, 9), pageNumbers(5, 9), pageNumbers(9, 9)]).toEqual([
    [1, 2, 3],
    [1, 2, 3, 4, 5],
    [3, 4, 5, 6, 7],
    [5, 6, 7, 8, 9],
  ]);
});
