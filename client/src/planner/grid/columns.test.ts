import { expect, it } from 'vitest';
import { columnsFor, isSameKind, type ColumnKey } from './columns.ts';

const columns = columnsFor(3);
const goes = (from: ColumnKey, to: ColumnKey) =>
  columns.some((left) => left.key === from && columns.some((right) => right.key === to && isSameKind(left, right)));

it('a speaker can go where another speaks, a prayer where one prays, another part to itself, and music nowhere', () => {
  expect([goes('speaker-0', 'speaker-2'), goes('invocation', 'benediction'), goes('organist', 'organist')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([goes('speaker-0', 'invocation'), goes('organist', 'chorister')]).toEqual([false, false]);
  expect([goes('hymn-opening', 'hymn-opening'), goes('hymn-opening', 'hymn-closing')]).toEqual([false, false]);
});
