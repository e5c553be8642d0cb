import { expect, it } from 'vitest';
import { clockAfter, minutesIn, withHalf } from './clock.ts';

it.each([
  ['9:00 AM', 540],
  ['9 a.m.', 540],
  ['12:30 pm', 750],
  ['12:15 AM', 15],
  ['13:30', 810],
  ['09.00', 540],
  ['in the morning', null],
  [null, null],
])('reads %s as minutes of the day', (time, minutes) => {
  expect(minutesIn(time)).toBe(minutes);
});

it.each([
  ['9:00 AM', 4, '9:04'],
  ['11:50 AM', 25, '12:15'],
  ['12:30 PM', 60, '1:30'],
  ['13:30', 34.6, '14:05'],
  ['23:30', 45, '0:15'],
  ['soon', 5, null],
])('counts on from %s by %d minutes as the ward writes the time', (time, minutes, shown) => {
  expect(clockAfter(time, minutes)).toBe(shown);
});

it.each([
  ['9:30', '9:30 AM'],
  ['11:00 ', '11:00 AM'],
  ['12:00', '12:00 PM'],
  ['1:00', '1:00 PM'],
  ['9:30 pm', '9:30 pm'],
  ['09:30', '09:30'],
  ['13:30', '13:30'],
  ['9:3', '9:3'],
  ['', ''],
])('a typed “%s” means “%s”', (typed, meant) => {
  expect(withHalf(typed)).toBe(meant);
});
