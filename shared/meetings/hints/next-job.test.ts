import { expect, test } from 'vitest';
import { nextJob } from './next-job.ts';

const SUNDAY = '2026-11-22';
const on = (today: string, missing = 0, status: 'draft' | 'planned' | null = 'planned') =>
  nextJob({ date: SUNDAY, kind: 'regular', meeting: status && { status } }, { missing, today });

test('a Sunday without a plan is planned next, even on the day', () => {
  expect(on('2026-11-18', 0, null)).toBe('plan');
  expect(on('2026-11-18', 6, 'draft')).toBe('plan');
  expect(on(SUNDAY, 6, 'draft')).toBe('plan');
});

test('a meeting with gaps is finished first, and conducted on the day whatever it lacks', () => {
  expect(on('2026-11-18', 2)).toBe('finish');
  expect(on('2026-11-21', 1)).toBe('finish');
  expect(on(SUNDAY, 1)).toBe('conduct');
});

test('a finished meeting is printed on Saturday and only looked at before', () => {
  expect(on('2026-11-21')).toBe('print');
  expect(on('2026-11-20')).toBe('view');
});

test('a Sunday on which the ward does not meet has no job', () => {
  expect(nextJob({ date: SUNDAY, kind: 'stake_conference', meeting: null }, { missing: 0, today: SUNDAY })).toBe(
    'none',
  );
});
