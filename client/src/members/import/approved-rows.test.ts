import { expect, test } from 'vitest';
import type { ImportReport } from '#shared/imports/schema.ts';
import { approvedRows, isToSave, startingChanges, withRow } from './approved-rows.ts';

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
