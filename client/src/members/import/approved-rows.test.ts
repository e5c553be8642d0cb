import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { IMPORT_LIMITS } from '#shared/imports/limits.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import {
  approvedRows,
  correctionOf,
  isToSave,
  sameQuestions,
  shownIn,
  startingChanges,
  withAnswer,
  withLastWords,
  withRow,
} from './approved-rows.ts';

const REPORT: ImportReport = {
  importId: 1,
  imported: 1,
  updated: 1,
  skipped: 0,
  total: 2,
  ignoredColumns: [],
  readByAi: false,
  rows: [
    { row: 2, action: 'new', name: 'Kim Lee' },
    { row: 3, action: 'update', name: 'Jane Smith', isRestored: true },
  ],
};

test('a member who was removed is unchecked at first, and comes back when the row is checked', () => {
  const changes = startingChanges(REPORT);
  expect(REPORT.rows.map((row) => isToSave(row, changes))).toEqual([true, false]);
  expect(approvedRows(REPORT, changes)).toEqual([{ row: 2 }]);
  expect(approvedRows(REPORT, withRow(changes, 3, true))).toBeUndefined();
});

test('one answer for the whole list corrects the rows that it fits', () => {
  const lastWords = { one: { firstName: 'John Robert', lastName: 'Smith' }, two: null };
  const report: ImportReport = {
    ...REPORT,
    rows: [
      { row: 2, action: 'skip', name: 'John Robert Smith', isProblem: true, lastWords },
      { row: 3, action: 'skip', name: 'Ana da Silva Reis', isProblem: true, lastWords: { one: null, two: null } },
    ],
  };
  const changes = withLastWords(startingChanges(report), report, 'one');
  expect(approvedRows(report, changes)).toEqual([{ row: 2, firstName: 'John Robert', lastName: 'Smith' }, { row: 3 }]);
});

test('what several rows ask in the same words is answered at once, and a question of one row is not', () => {
  const asks = (row: number, firstName: string, reason: string, isQuestion = true) =>
    ({ row, action: 'skip', name: firstName, firstName, reason, isProblem: true, isQuestion }) as const;
  const report: ImportReport = {
    ...REPORT,
    rows: [
      asks(2, 'Kim', 'Do they have this calling?'),
      asks(3, 'Ana', 'Is this person in the ward?'),
      asks(4, 'Bo', 'Do they have this calling?'),
      asks(5, 'Al', 'Invalid email', false),
      asks(6, 'Ed', 'Invalid email', false),
    ],
  };
  const [same, ...others] = sameQuestions(report);
  expect(others).toEqual([]);
  expect(same?.rows.map(({ row }) => row)).toEqual([2, 4]);
  if (!same) throw new Error('No question');
  const corrected = withAnswer(startingChanges(report), same);
  expect(approvedRows(report, corrected)).toEqual([
    { row: 2, firstName: 'Kim' },
    { row: 3 },
    { row: 4, firstName: 'Bo' },
    { row: 5 },
    { row: 6 },
  ]);
});

test('the longest list that may be imported is answered at once', () => {
  const rows = Array.from({ length: IMPORT_LIMITS.rows }, (_, at) => ({
    row: at + 2,
    action: 'skip' as const,
    name: 'Kim',
    firstName: 'Kim',
    isProblem: true,
    isQuestion: true,
    reason: 'Is this person in the ward?',
  }));
  const report = { ...REPORT, rows };
  const worked = processorTime();
  const [same] = sameQuestions(report);
  if (!same) throw new Error('No question');
  expect(withAnswer(startingChanges(report), same).corrections.size).toBe(IMPORT_LIMITS.rows);
  // Copied for each row, what was corrected before takes half a minute; in one piece, a few hundredths of a second.
  expect(worked()).toBeLessThan(3_000);
});

test('a person says whether someone is available, and a blank leaves what was read', () => {
  const row = { row: 2, action: 'new', name: 'Kim Lee', isAvailable: false } as const;
  expect([shownIn('isAvailable', row), shownIn('isAvailable', { ...row, isAvailable: undefined })]).toEqual(['no', '']);
  const said = { row: 2, ...correctionOf('isAvailable', 'yes') };
  expect([said, shownIn('isAvailable', row, said)]).toEqual([{ row: 2, isAvailable: true }, 'yes']);
  expect(correctionOf('isAvailable', '')).toEqual({ isAvailable: undefined });
  expect(correctionOf('phone', '')).toEqual({ phone: '' });
});
