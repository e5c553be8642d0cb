import { expect, test } from 'vitest';
import type { ImportRow } from '#shared/imports/schema.ts';
import { hasAvailability, isToRead, noteLines, notesToRead } from './file-notes.ts';

const row = (more: Partial<ImportRow>): ImportRow => ({ row: 2, action: 'new', name: 'Kim Lee', ...more });
const NOTES = [{ text: 'see bishop first' }, { text: 'x', column: 'Ramp' }];

test('notes are told in lines, and what the row says already is not told again', () => {
  expect(noteLines(row({ fileNotes: NOTES }))).toEqual(['Note in the file: “see bishop first”', 'Ramp: x']);
  expect(noteLines(row({ fileNotes: NOTES, details: '801 555 0100 · notes: see bishop first' }))).toEqual(['Ramp: x']);
  const reason = 'This row says “x” under “Ramp.” Is this person available?';
  expect(noteLines(row({ fileNotes: NOTES, reason }))).toEqual(['Note in the file: “see bishop first”']);
  expect(noteLines(row({}))).toEqual([]);
});

test('people with notes are counted, and a problem asks for itself', () => {
  expect([1, 1200].map(notesToRead)).toEqual([
    '1 person has a note in the file. Read it before you save.',
    '1,200 people have notes in the file. Read them before you save.',
  ]);
  const rows = [row({}), row({ fileNotes: NOTES }), row({ fileNotes: NOTES, isProblem: true, action: 'skip' })];
  expect(rows.map(isToRead)).toEqual([false, true, false]);
  expect(rows.map(hasAvailability)).toEqual([false, true, false]);
  expect(hasAvailability(row({ isProblem: true, isAskedIfAvailable: true }))).toBe(true);
});
