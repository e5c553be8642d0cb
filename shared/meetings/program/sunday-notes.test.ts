import { expect, it } from 'vitest';
import { briefNote, insteadOfSpeakers, sundayNote } from './sunday-notes.ts';

it('the note says which Sunday of the month it is, and what sets it apart', () => {
  expect(sundayNote('2026-11-29', 'regular')).toBe('5th Sunday');
  expect(sundayNote('2026-12-06', 'fast_testimony')).toBe('1st Sunday · Fast');
  expect(sundayNote('2026-12-06', 'fast_testimony', 'Fast and testimony')).toBe('1st Sunday · Fast and testimony');
  expect(sundayNote('2027-01-10', 'stake_conference')).toBe('2nd Sunday · Stake conference');
});

it('the note names a festival, and does not also call its program special', () => {
  expect(sundayNote('2026-12-20', 'special')).toBe('3rd Sunday · Christmas');
  expect(sundayNote('2026-12-20', 'regular')).toBe('3rd Sunday · Christmas');
  expect(sundayNote('2026-12-13', 'special')).toBe('2nd Sunday · Special program');
  expect(sundayNote('2026-04-05', 'general_conference')).toBe('1st Sunday · General conference · Easter');
});

it('the note says what replaces the speakers when there are none', () => {
  expect(insteadOfSpeakers('fast_testimony')).toBe('Testimonies');
  expect(insteadOfSpeakers('primary_program')).toBe('Primary program');
  expect(insteadOfSpeakers('regular')).toBeNull();
});

it('in a narrow column, a note that is too long for a line leaves out Sunday, then its number', () => {
  const note = (date: string, near: string | null = null) => briefNote(date, 'regular', { near });
  expect(note('2026-11-22')).toBe('4th Sunday');
  expect(note('2026-12-20')).toBe('3rd · Christmas');
  expect(note('2026-12-20', 'tomorrow')).toBe('Tomorrow · Christmas');
  expect(briefNote('2026-12-06', 'fast_testimony', { near: null })).toBe('1st Sunday · Fast');
  expect(briefNote('2026-11-22', 'regular', { near: 'tomorrow', isTight: true })).toBe('Tomorrow · 4th');
});
