import { describe, expect, it } from 'vitest';
import { emptyValues } from '#shared/meetings/form.ts';
import { columnsFor, isClosed, isSameKind, type ColumnKey } from './columns.ts';
import { isTyping, placeAfter, placeBeside, type GridColumn, type GridLine } from './keyboard.ts';

const ORDER: GridColumn[] = ['sunday', 'conducting', 'speaker-0', 'speaker-1', 'benediction'];
const LINES: GridLine[] = [
  { date: '2026-11-29', columns: ORDER },
  { date: '2026-12-06', columns: ['sunday', 'conducting', 'speaker-0', 'benediction'] },
  { date: '2026-12-13', columns: ['sunday', 'conducting'] },
  { date: '2026-12-20', columns: ORDER },
];
const after = (date: string, column: GridColumn, key: string, ctrl = false) => {
  const place = placeAfter(LINES, ORDER, { date, column }, { key, ctrl });
  return place && `${place.date} ${place.column}`;
};

describe('the arrow keys', () => {
  it('go from cell to cell and stop at the edges', () => {
    expect(after('2026-11-29', 'conducting', 'ArrowRight')).toBe('2026-11-29 speaker-0');
    expect(after('2026-11-29', 'conducting', 'ArrowLeft')).toBe('2026-11-29 sunday');
    expect(after('2026-11-29', 'sunday', 'ArrowLeft')).toBe('2026-11-29 sunday');
    expect(after('2026-11-29', 'benediction', 'ArrowRight')).toBe('2026-11-29 benediction');
    expect(after('2026-11-29', 'conducting', 'ArrowUp')).toBe('2026-11-29 conducting');
    expect(after('2026-12-20', 'conducting', 'ArrowDown')).toBe('2026-12-20 conducting');
  });

  it('come to the cell that reaches over the column', () => {
    expect(after('2026-11-29', 'speaker-1', 'ArrowDown')).toBe('2026-12-06 speaker-0');
    expect(after('2026-12-06', 'benediction', 'ArrowDown')).toBe('2026-12-13 conducting');
    expect(after('2026-12-06', 'speaker-0', 'ArrowRight')).toBe('2026-12-06 benediction');
  });

  it('jump to the ends with Ctrl, as Home and End do', () => {
    expect(after('2026-12-06', 'conducting', 'ArrowRight', true)).toBe('2026-12-06 benediction');
    expect(after('2026-12-06', 'conducting', 'ArrowDown', true)).toBe('2026-12-20 conducting');
    expect(after('2026-12-06', 'benediction', 'Home')).toBe('2026-12-06 sunday');
    expect(after('2026-12-06', 'conducting', 'Home', true)).toBe('2026-11-29 sunday');
    expect(after('2026-12-06', 'conducting', 'End', true)).toBe('2026-12-20 benediction');
    expect(after('2026-11-29', 'conducting', 'PageDown')).toBe('2026-12-20 conducting');
  });

  it('leave every other key alone', () => {
    expect(after('2026-11-29', 'conducting', 'a')).toBeNull();
    expect(after('2027-01-03', 'conducting', 'ArrowDown')).toBeNull();
  });
});

describe('Tab while cells are being filled', () => {
  it('moves from the end of a Sunday to the first cell of the next, and leaves after the last', () => {
    expect(placeBeside(LINES, { date: '2026-11-29', column: 'benediction' }, 1)).toEqual({
      date: '2026-12-06',
      column: 'conducting',
    });
    expect(placeBeside(LINES, { date: '2026-12-06', column: 'conducting' }, -1)).toEqual({
      date: '2026-11-29',
      column: 'benediction',
    });
    expect(placeBeside(LINES, { date: '2026-12-20', column: 'benediction' }, 1)).toBeNull();
  });
});

describe('a key that types', () => {
  it('is a letter or a digit, and no shortcut', () => {
    const press = (key: string, held = {}) => isTyping({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });
    expect(['a', '7', 'É'].map((key) => press(key))).toEqual([true, true, true]);
    expect([press('Enter'), press(' '), press('a', { ctrlKey: true }), press('a', { metaKey: true })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

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

it('the performer has a cell next to the number, as long as there is one', () => {
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
