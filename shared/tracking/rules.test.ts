import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar/sundays.ts';
import { isRecentSpeaker, recentAndUpcoming, sinceAge, speakerAge } from './rules.ts';

const TODAY = '2026-06-17';
const ago = (days: number) => addDays(TODAY, -days);

test('a recent speaker is one of the last 90 days; the badge changes at 90 and at 180', () => {
  expect([89, 90, 91].map((days) => isRecentSpeaker(ago(days), TODAY))).toEqual([true, true, false]);
  expect(isRecentSpeaker(null, TODAY)).toBe(false);
  expect([0, 89, 90, 179, 180, 900].map((days) => speakerAge(ago(days), TODAY))).toEqual([
    'recent',
    'recent',
    'while',
    'while',
    'long',
    'long',
  ]);
  expect(speakerAge(null, TODAY)).toBe('never');
});

test('the time since a talk changes color after 180 and after 365 days', () => {
  expect([0, 180, 181, 365, 366].map((days) => sinceAge(ago(days), TODAY))).toEqual([
    'recent',
    'recent',
    'while',
    'while',
    'long',
  ]);
  expect(sinceAge(null, TODAY)).toBe('never');
});

test('recent and upcoming speakers are those within four months back and four months ahead', () => {
  const talk = (days: number, id: number) => ({
    id,
    meetingId: id,
    date: addDays(TODAY, days),
    memberId: null,
    speakerName: 'A visitor',
    topic: null,
    duration: null,
  });
  const found = recentAndUpcoming([-150, -123, -122, 122, 123, 150].map(talk), TODAY);
  expect(found.map(({ date, isUpcoming }) => [date, isUpcoming])).toEqual([
    [ago(122), false],
    [addDays(TODAY, 122), true],
  ]);
});
