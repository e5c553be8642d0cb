import { expect, it } from 'vitest';
import { momentIn, nextHour, nextWithin, wallClock } from './wall-clock.ts';

const HOURS = { first: 8, end: 20 };

it.each([
  ['America/Denver', '2026-06-18T00:30:00Z', '2026-06-17', 18 * 60 + 30],
  ['Pacific/Auckland', '2026-06-17T18:00:00Z', '2026-06-18', 6 * 60],
  ['Asia/Kathmandu', '2026-06-17T18:00:00Z', '2026-06-17', 23 * 60 + 45],
])('the wall in %s shows its own day and time at %s', (zone, now, day, minutes) => {
  expect(wallClock(zone, new Date(now))).toEqual({ day, minutes });
});

it.each([
  ['America/Denver', '2026-06-17', 8, '2026-06-17T14:00:00.000Z'],
  ['America/Denver', '2026-12-17', 8, '2026-12-17T15:00:00.000Z'],
  ['America/Denver', '2026-11-01', 8, '2026-11-01T15:00:00.000Z'],
  ['America/Denver', '2026-03-08', 8, '2026-03-08T14:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-17', 8, '2026-06-17T02:15:00.000Z'],
])('in %s on %s it is %i o’clock at one moment', (zone, day, hour, moment) => {
  expect(momentIn(zone, day, hour).toISOString()).toBe(moment);
});

it.each([
  ['in the middle of the day', '2026-06-17T18:00:00Z', '2026-06-17T18:00:00.000Z'],
  ['at the first minute', '2026-06-17T14:00:00Z', '2026-06-17T14:00:00.000Z'],
  ['before it begins', '2026-06-17T11:00:00Z', '2026-06-17T14:00:00.000Z'],
  ['when it has ended', '2026-06-18T02:00:00Z', '2026-06-18T14:00:00.000Z'],
])('the next moment within the hours, %s', (_, now, moment) => {
  expect(nextWithin('America/Denver', new Date(now), HOURS).toISOString()).toBe(moment);
});

it('the next full hour is the wall’s, whatever its offset', () => {
  expect(nextHour('Asia/Kathmandu', new Date('2026-06-17T18:00:30Z')).toISOString()).toBe('2026-06-17T18:15:00.000Z');
  expect(nextHour('America/Denver', new Date('2026-06-17T18:00:00Z')).toISOString()).toBe('2026-06-17T19:00:00.000Z');
});
