import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { minutesIn } from './clock.ts';
import { calendarFile, type CalendarEvent } from './ics.ts';

const EVENT: CalendarEvent = {
  uid: '1-2-talk-3@planner.example.org',
  sequence: 7,
  changedAt: new Date('2026-11-20T17:05:09.123Z'),
  date: '2026-11-29',
  start: 9 * 60,
  minutes: 60,
  timezone: 'America/Denver',
  summary: 'Speak in sacrament meeting',
};
const written = (change: Partial<CalendarEvent> = {}) =>
  calendarFile('Maple Grove Ward', change.timezone ?? EVENT.timezone, [{ ...EVENT, ...change }]);

/** As a calendar program reads it. */
function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  if (!event) throw new Error('There is no event');
  const timezone = zone ? new ICAL.Timezone(zone) : null;
  const utc = (time: ICAL.Time) => {
    if (timezone) time.zone = timezone;
    return time.toJSDate().toISOString();
  };
  return { event, start: utc(event.startDate), end: utc(event.endDate) };
}

describe('a calendar file', () => {
  it('brings the meeting, the hour it lasts, and the number of its version to a parser', () => {
    const { event } = parsed(written());
    expect([event.uid, event.sequence, event.summary, event.duration.toSeconds()]).toEqual([
      EVENT.uid,
      7,
      EVENT.summary,
      3_600,
    ]);
    expect(written()).toContain('\r\nDTSTAMP:20261120T170509Z\r\n');
  });

  it.each([
    ['America/Denver', '2026-11-29', '2026-11-29T16:00:00.000Z'],
    ['America/Denver', '2026-06-28', '2026-06-28T15:00:00.000Z'],
    // The clocks change that morning.
    ['America/Denver', '2027-03-14', '2027-03-14T15:00:00.000Z'],
    ['America/Denver', '2026-11-01', '2026-11-01T16:00:00.000Z'],
    ['America/Phoenix', '2026-06-28', '2026-06-28T16:00:00.000Z'],
    ['America/Sao_Paulo', '2026-11-29', '2026-11-29T12:00:00.000Z'],
    ['Europe/London', '2026-06-28', '2026-06-28T08:00:00.000Z'],
    ['Australia/Adelaide', '2026-12-27', '2026-12-26T22:30:00.000Z'],
    ['Asia/Kathmandu', '2026-06-28', '2026-06-28T03:15:00.000Z'],
    ['UTC', '2026-06-28', '2026-06-28T09:00:00.000Z'],
  ])('at nine in %s on %s is at %s', (timezone, date, moment) => {
    expect(parsed(written({ timezone, date })).start).toBe(moment);
  });

  it('has lines of at most 75 octets that end as the format wants, and loses no letter in folding', () => {
    const summary = `Perform “${'Jesús, ámame 🎵 '.repeat(20)}”`;
    const text = written({ summary });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(parsed(text).event.summary).toBe(summary);
  });

  it('keeps commas, semicolons, backslashes, and line breaks as text', () => {
    const description = 'Topic: faith, hope; \\ charity\nEND:VEVENT\nBEGIN:VEVENT';
    const { event } = parsed(written({ description, location: '1 Main St, Provo; UT' }));
    expect([event.description, event.location]).toEqual([description, '1 Main St, Provo; UT']);
  });

  it('takes the whole day when the meeting time cannot be read', () => {
    const { event } = parsed(written({ start: minutesIn('after lunch') }));
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-11-29',
      '2026-11-30',
    ]);
  });
});

it.each([
  ['9:00 AM', 540],
  ['9 am', 540],
  ['12:30 p.m.', 750],
  ['12:05 AM', 5],
  ['13:00', 780],
  ['1.30 PM', 810],
  ['after lunch', null],
  [null, null],
])('%s is %s minutes after midnight', (time, minutes) => {
  expect(minutesIn(time)).toBe(minutes);
});
