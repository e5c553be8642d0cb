import { clockAfter } from '#shared/calendar/clock.ts';
import { MEETING_MINUTES, PART_MINUTES } from '#shared/meetings/limits.ts';
import { holdsMeeting, talkMinutes } from '#shared/meetings/rules.ts';
import { inSpokenOrder } from './message-entries.ts';
import { orderOfService } from './order-of-service.ts';
import type { ServiceItem, SheetMeeting, SheetWard } from './sheet.ts';

const ANNOUNCING = 2;
const MINUTES: Readonly<Record<string, number>> = {
  announcements: ANNOUNCING,
  'opening-hymn': PART_MINUTES.hymn,
  invocation: PART_MINUTES.prayer,
  'sacrament-hymn': PART_MINUTES.hymn,
  sacrament: PART_MINUTES.sacrament - PART_MINUTES.hymn,
  'rest-hymn': PART_MINUTES.rest,
  'special-number': PART_MINUTES.special,
  'closing-hymn': PART_MINUTES.hymn,
  benediction: PART_MINUTES.prayer,
};

/** By when each item of the service should begin, under its label, if the meeting starts on time and takes its hour. */
export function clockTimes(meeting: SheetMeeting, ward: SheetWard, usualTalkMinutes: number): Map<string, string> {
  const items = holdsMeeting(meeting.kind) ? orderOfService(meeting, ward).filter(({ part }) => part !== 'notes') : [];
  const business = items.filter(({ part }) => part === 'business').length;
  const hasNews = items.some(({ key }) => key === 'announcements');
  const talks = new Map(
    inSpokenOrder(meeting).map((talk, index) => [`speaker-${index + 1}`, talkMinutes(talk, usualTalkMinutes)]),
  );
  const minutesOf = ({ key, part }: ServiceItem): number | null => {
    if (key === 'welcome') return PART_MINUTES.welcome - (hasNews ? ANNOUNCING : 0);
    if (part === 'business') return PART_MINUTES.business / business;
    return MINUTES[key] ?? talks.get(key) ?? null;
  };
  const known = items.reduce((sum, item) => sum + (minutesOf(item) ?? 0), 0);
  // Testimonies, the Primary program, and talks without a speaker take what the hour has left.
  const rest = Math.max(0, MEETING_MINUTES - known);
  const times = new Map<string, string>();
  let passed = 0;
  for (const item of items) {
    const time = clockAfter(ward.meetingTime, passed);
    if (time) times.set(item.label, time);
    passed += minutesOf(item) ?? rest;
  }
  return times;
}
