import { expect, it } from 'vitest';
import { emptyValues } from '#shared/meetings/form.ts';
import { columnsFor, isClosed, isSameKind, type ColumnKey } from './columns.ts';

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

it('who performs has a cell beside the number, as long as there is one', () => {
  const open = (kind: 'regular' | 'fast_testimony', specialNumber: string) => {
    const empty = emptyValues('2026-11-29', kind);
    const values = { ...empty, hymns: { ...empty.hymns, specialNumber } };
    return columns.flatMap((column) => (isClosed(column, values) ? [] : [column.key])).slice(-3);
  };
  expect(open('regular', 'Peace')).toEqual(['hymn-specialNumber', 'performer', 'hymn-closing']);
  expect(open('fast_testimony', 'Peace')).toEqual(['hymn-specialNumber', 'performer', 'hymn-closing']);
  expect(open('regular', ' ')).toEqual(['hymn-rest', 'hymn-specialNumber', 'hymn-closing']);
  expect(open('fast_testimony', '')).toEqual(['hymn-sacrament', 'hymn-rest', 'hymn-closing']);
});
