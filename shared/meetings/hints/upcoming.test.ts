import { describe, expect, it } from 'vitest';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { pastMeetings, upcomingAndFurther, upcomingSundays } from './upcoming.ts';

const at = (date: string, kind: MeetingKind = 'regular') => ({ date, kind });
const SATURDAY = '2026-11-21';

describe('upcomingSundays', () => {
  it('gives the Sundays in order, with their meetings or the kind they will be', () => {
    const planned = at('2026-11-29');
    expect(upcomingSundays([planned], SATURDAY, 4, 'next')).toEqual([
      { date: '2026-11-22', kind: 'regular', meeting: null },
      { date: '2026-11-29', kind: 'regular', meeting: planned },
      { date: '2026-12-06', kind: 'fast_testimony', meeting: null },
      { date: '2026-12-13', kind: 'regular', meeting: null },
    ]);
  });

  it('counts a today that is a Sunday as the first', () => {
    const today = at('2026-11-22');
    const [first, second] = upcomingSundays([today], '2026-11-22', 2, 'next');
    expect(first?.meeting).toBe(today);
    expect(second?.date).toBe('2026-11-29');
  });

  it('knows general conference and moves the fast meeting as the ward has it', () => {
    const kinds = (rule: 'next' | 'previous' | 'none') =>
      upcomingSundays([], '2027-03-22', 3, rule).map((slot) => slot.kind);
    expect(kinds('next')).toEqual(['regular', 'general_conference', 'fast_testimony']);
    expect(kinds('previous')).toEqual(['fast_testimony', 'general_conference', 'regular']);
    expect(kinds('none')).toEqual(['regular', 'general_conference', 'regular']);
  });

  it('moves fast Sunday off a stake conference', () => {
    const kinds = upcomingSundays([at('2026-12-06', 'stake_conference')], '2026-12-01', 2, 'next').map(
      (slot) => slot.kind,
    );
    expect(kinds).toEqual(['stake_conference', 'fast_testimony']);
  });

  it('lets a meeting have a kind that its Sunday would not', () => {
    const [slot] = upcomingSundays([at('2027-04-04', 'special')], '2027-04-01', 1, 'next');
    expect(slot?.kind).toBe('special');
  });
});

it('meetings planned beyond those Sundays are listed in order, without gaps to fill', () => {
  const far = [at('2027-02-14'), at('2027-01-03')];
  const dates = upcomingAndFurther(far, SATURDAY, 2, 'next').map((slot) => slot.date);
  expect(dates).toEqual(['2026-11-22', '2026-11-29', '2027-01-03', '2027-02-14']);
});

it('today is not among the past meetings, and the newest of them comes first', () => {
  const meetings = [at('2026-11-08'), at('2026-11-15'), at('2026-11-22')];
  expect(pastMeetings(meetings, '2026-11-22').map((meeting) => meeting.date)).toEqual(['2026-11-15', '2026-11-08']);
});
