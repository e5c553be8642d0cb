import { expect, it } from 'vitest';
import type { Db } from './connect.ts';
import { gathered } from './gathered.ts';

const [here, elsewhere] = [{}, {}] as [Db, Db];

it('asks once for all who ask in the same turn, and gives everyone their own answer', async () => {
  const asked: (readonly number[])[] = [];
  const double = gathered(async (_db, numbers: readonly number[]) => {
    asked.push(numbers);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([double(here, 1), double(here, 2), double(elsewhere, 3)])).toEqual([2, 4, 6]);
  expect(await double(here, 4)).toBe(8);
  expect(asked).toEqual([[1, 2], [3], [4]]);
});

it('reports a failure to all who asked together, and asks again for the next one', async () => {
  let isAway = true;
  const echo = gathered(async (_db, words: readonly string[]) => {
    if (isAway) throw new Error('away');
    return words;
  });
  const both = await Promise.allSettled([echo(here, 'a'), echo(here, 'b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await echo(here, 'c')).toBe('c');
});
