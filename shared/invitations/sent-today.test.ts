import { expect, test } from 'vitest';
import type { InvitationRow } from './schema.ts';
import { sentToday } from './sent-today.ts';

const HERE = { timezone: 'America/Denver', today: '2026-11-22' };
const asked = (at: string, more: Partial<InvitationRow> = {}): InvitationRow => ({
  state: 'asked',
  at,
  by: 'Samuel Ortiz',
  way: 'email',
  ...more,
});

test('an invitation emailed today, in the ward’s time, is not emailed again that day', () => {
  expect(sentToday(asked('2026-11-23T05:04:00Z'), HERE)).toBe('10:04 PM');
  expect(sentToday(asked('2026-11-22T06:59:00Z'), HERE)).toBeNull();
});

test('an invitation given in another way, answered, or undone can still be emailed', () => {
  expect(sentToday(asked('2026-11-23T05:04:00Z', { way: 'copy' }), HERE)).toBeNull();
  expect(sentToday(asked('2026-11-23T05:04:00Z', { state: 'declined' }), HERE)).toBeNull();
  expect(sentToday(asked('2026-11-23T05:04:00Z', { state: 'not_asked' }), HERE)).toBeNull();
  expect(sentToday(undefined, HERE)).toBeNull();
});
