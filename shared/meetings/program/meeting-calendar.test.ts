import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { aHymn, aPlannedMeeting } from '#shared/meetings/hints/meeting-samples.ts';
import { visibleMeeting } from '#shared/meetings/visible.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { meetingsCalendar } from './meeting-calendar.ts';

const WARD = {
  id: 3,
  name: 'Maple Grove Ward',
  meetingTime: '10:30 AM',
  timezone: 'America/Denver',
  meetingAddress: '12 Elm St, Orem',
  version: 2,
  changedAt: new Date('2026-11-20T12:00:00Z'),
};
const SECRETS = {
  announcements: 'Secret announcement',
  wardBusiness: 'Secret business',
  releases: 'Secret release',
  newCallings: 'Secret calling',
  notes: 'Secret note',
};
const MEETING = aPlannedMeeting('2026-11-29', {
  ...SECRETS,
  id: 12,
  version: 4,
  musicVersion: 3,
  specialNumber: 'Peace in Christ',
  musicalNumbers: [aHymn('special_number', null, 'Peace in Christ', { performer: 'Ana Cruz' })],
});
const meetingCalendar = (meeting: MeetingRow, ward: typeof WARD) => meetingsCalendar([meeting], ward);
const eventIn = (text: string) => {
  const found = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!found) throw new Error('There is no event');
  return new ICAL.Event(found);
};

it('a meeting in a calendar says who participates and what is sung, and nothing about business or notes', () => {
  const event = eventIn(meetingCalendar(MEETING, WARD));
  expect(event.summary).toBe('Sacrament meeting');
  expect(event.startDate.toString()).toBe('2026-11-29T10:30:00');
  expect(event.description).toContain('Conducting: Samuel Ortiz');
  expect(event.description).toContain('Speaker: Hannah Price · Hope');
  expect(event.description).toContain('Opening hymn: 85 How Firm a Foundation');
  expect(event.description).toContain('Special number: Peace in Christ · Ana Cruz');
  expect(event.location).toBe('12 Elm St, Orem');
  for (const secret of Object.values(SECRETS)) expect(event.description).not.toContain(secret);
});

it('a change makes a newer version of the same event, and a role sees there what it sees elsewhere', () => {
  const before = eventIn(meetingCalendar(MEETING, WARD));
  const after = eventIn(meetingCalendar({ ...MEETING, musicVersion: 4, kind: 'fast_testimony' }, WARD));
  expect([after.uid, after.sequence]).toEqual([before.uid, before.sequence + 1]);
  expect(after.summary).toBe('Sacrament meeting (Fast and testimony)');
  const music = eventIn(meetingCalendar(visibleMeeting('music', MEETING, '2026-11-20'), WARD));
  expect(music.description).not.toMatch(/Price|Ortiz|Cole|Amundsen|Vance/);
  expect(music.description).toContain('Speaker: Hope');
});

it('the moment of a change rises with the version, whether the meeting or its ward changed', () => {
  const stampsOf = (meeting: MeetingRow, ward: typeof WARD) => {
    const { component } = eventIn(meetingCalendar(meeting, ward));
    return ['dtstamp', 'last-modified'].map((name) => String(component.getFirstPropertyValue(name)));
  };
  expect(stampsOf(MEETING, WARD)).toEqual(['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z']);
  const later = new Date('2026-11-21T08:00:00Z');
  const changed = ['2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'];
  expect(stampsOf({ ...MEETING, updatedAt: later.toISOString() }, WARD)).toEqual(changed);
  expect(stampsOf(MEETING, { ...WARD, changedAt: later })).toEqual(changed);
});
