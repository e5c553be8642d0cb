import { expect, it } from 'vitest';
import { clockTimes } from './clock-times.ts';
import { bare, full, ward } from './sheet-samples.ts';

const times = (meeting: typeof full, meetingTime = '9:00 AM') =>
  [...clockTimes(meeting, { ...ward, meetingTime }, 10)].map(([label, time]) => `${time} ${label}`);

it('each item of a meeting has a time by which it should begin', () => {
  expect(times(full)).toEqual([
    '9:00 Welcome',
    '9:02 Announcements',
    '9:04 Opening hymn',
    '9:07 Invocation',
    '9:09 Releases',
    '9:10 Sustaining',
    '9:11 Ward business',
    '9:12 Sacrament hymn',
    '9:15 Administration of the sacrament',
    '9:26 First speaker',
    '9:31 Rest hymn',
    '9:34 Second speaker',
    '9:44 Special musical number',
    '9:48 Concluding speaker',
    '10:03 Closing hymn',
    '10:06 Benediction',
  ]);
});

it('testimonies get the rest of the hour, so that the meeting closes on time', () => {
  const fast = times({ ...bare, kind: 'fast_testimony' }, '13:30');
  expect(fast.slice(-3)).toEqual(['13:53 Testimonies', '14:25 Closing hymn', '14:28 Benediction']);
});

it('no times are given if the ward’s meeting time cannot be read', () => {
  expect(times(full, 'soon')).toEqual([]);
});
