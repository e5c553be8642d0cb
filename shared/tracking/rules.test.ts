import { expect, test } from 'vitest';
import { addDays, sundaysFrom } from '#shared/calendar/sundays.ts';
import { isRecentSpeaker, recentAndUpcoming, sinceAge, speakerAge, wholeShares } from './rules.ts';
import { suggestPrayers, suggestSpeakers } from './suggestions.ts';

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

const silent = (id: number, firstName: string, lastName: string, lastTalkDate: string | null = null) => ({
  id,
  firstName,
  lastName,
  lastTalkDate,
  calling: null,
  isAvailable: true,
  totalTalks: lastTalkDate === null ? 0 : 1,
});

test('of equal members, one from each family is suggested before a second from any', () => {
  const ward = [
    silent(1, 'Ann', 'Allred'),
    silent(2, 'Ben', 'Allred'),
    silent(3, 'Cy', 'Allred'),
    silent(4, 'Dee', 'Beck'),
    silent(5, 'Eve', 'Cole'),
    silent(6, 'Flo', 'Beck', '2020-01-05'),
  ];
  for (const sunday of sundaysFrom(TODAY, 20)) {
    const named = suggestSpeakers(ward, new Set(), sunday, 6);
    const families = named.map(({ lastName }) => lastName);
    expect(families.slice(0, 3).toSorted()).toEqual(['Allred', 'Beck', 'Cole']);
    expect(families.slice(3)).toEqual(['Allred', 'Allred', 'Beck']);
    expect(named[5]?.firstName).toBe('Flo');
  }
});

test('of equal members, those who prayed on one of the last two Sundays come after the others, which is said', () => {
  const ward = [
    { ...silent(1, 'Ann', 'Allred'), lastPrayerDate: ago(3) },
    { ...silent(2, 'Ben', 'Beck'), lastPrayerDate: ago(17) },
    { ...silent(3, 'Cy', 'Cole', '2020-01-05'), lastPrayerDate: ago(10) },
    silent(4, 'Dee', 'Dean'),
  ];
  for (const sunday of sundaysFrom(TODAY, 10)) {
    const named = suggestSpeakers(ward, new Set(), sunday, 4, undefined, TODAY);
    expect(named.slice(0, 2).map(({ reason }) => reason)).toEqual(['never spoken', 'never spoken']);
    expect(named.slice(2).map(({ firstName, reason }) => [firstName, reason])).toEqual([
      ['Ann', 'never spoken, prayed 3 days ago'],
      ['Cy', 'last spoke 6 years ago, 1 talk, prayed 10 days ago'],
    ]);
  }
});

test('equal members take turns: the same all week for a Sunday, others on the next, and none left out', () => {
  const ward = Array.from({ length: 40 }, (_, at) => silent(at + 101, `Given${at}`, `Family${at}`));
  const prayers = ward.map((member) => ({ ...member, lastPrayerDate: null }));
  const sundays = sundaysFrom(TODAY, 52);
  for (const five of [
    (date: string) => suggestSpeakers(ward, new Set(), date, 5).map(({ id }) => id),
    (date: string) => suggestPrayers(prayers, new Set(), date, 5).map(({ id }) => id),
  ]) {
    const lists = sundays.map(five);
    expect(sundays.map((sunday) => five(addDays(sunday, -6)))).toEqual(lists);
    for (const [at, list] of lists.slice(1).entries()) expect(list).not.toEqual(lists[at]);
    expect(new Set(lists.flat()).size).toBe(40);
    const counts = ward.map(({ id }) => lists.flat().filter((one) => one === id).length);
    expect(Math.max(...counts)).toBeLessThan(20);
  }
});

test('those who haven’t prayed for the longest time are suggested for a prayer, except children and those already praying', () => {
  const member = (id: number, firstName: string, lastPrayerDate: string | null, others = {}) => ({
    id,
    firstName,
    lastName: firstName,
    isAvailable: true,
    lastPrayerDate,
    ...others,
  });
  const ward = [
    member(1, 'Ann', ago(30)),
    member(2, 'Ben', ago(300)),
    member(3, 'Cy', null),
    member(4, 'Dee', null, { birthYear: 2020 }),
    member(5, 'Eve', ago(900)),
    member(6, 'Flo', null, { isAvailable: false }),
    member(7, 'Gus', ago(500), { household: 'Lane' }),
    member(8, 'Hal', ago(400), { household: 'Lane' }),
  ];
  const named = suggestPrayers(ward, new Set([7]), TODAY, 4).map(({ firstName }) => firstName);
  expect(named).toEqual(['Cy', 'Eve', 'Ben', 'Ann']);
});

test('those who preside, conduct, or play most Sundays come last among those who may pray', () => {
  const callings = [
    'Bishop',
    null,
    'Assistant Organist',
    'Ward Clerk',
    'Stake President',
    'Primary Pianist',
    'Former Bishop',
  ];
  const ward = callings.map((calling, at) => ({
    id: at,
    firstName: calling ?? 'Ann',
    lastName: `N${at}`,
    isAvailable: true,
    lastPrayerDate: calling === 'Ward Clerk' ? ago(30) : null,
    calling,
  }));
  const named = suggestPrayers(ward, new Set(), TODAY, 9).map(({ firstName }) => firstName);
  expect(named.slice(0, 3).toSorted()).toEqual(['Ann', 'Former Bishop', 'Primary Pianist']);
  expect(named[3]).toBe('Ward Clerk');
  expect(named.slice(4).toSorted()).toEqual(['Assistant Organist', 'Bishop', 'Stake President']);
});

test('shares in whole percents add up to 100', () => {
  expect(wholeShares([70, 14, 33])).toEqual([60, 12, 28]);
  expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholeShares([0, 0, 0])).toEqual([0, 0, 0]);
});
