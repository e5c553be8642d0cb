import { expect, it } from 'vitest';
import { aHymn, aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import type { InvitationState } from './constants.ts';
import { declinedCount } from './declined-count.ts';
import { declinesIn } from './declines.ts';

const SUNDAY = '2026-11-29';
const marked = (state: InvitationState) => ({ state, at: null, by: null, way: null });
const meeting = aMeeting(SUNDAY, {
  invocationMember: 'Kim Lee',
  benedictionMember: 'Jane Doe',
  invitations: { invocation: marked('declined'), benediction: marked('accepted') },
  speakingAssignments: [aTalk({ invitation: marked('declined') }), aTalk({ id: 2, invitation: marked('asked') })],
  musicalNumbers: [aHymn('special_number', null, 'Peace', { performer: 'Sam Hart', invitation: marked('declined') })],
});

it('counts everyone who declined and is still named, until the Sunday is over', () => {
  expect(declinedCount(meeting, SUNDAY)).toBe(3);
  expect(declinesIn(meeting)).toHaveLength(3);
  expect(declinedCount(meeting, '2026-11-30')).toBe(0);
});

it('is none without a meeting, or for those who do not see who answered', () => {
  expect(declinedCount(null, SUNDAY)).toBe(0);
  const seen = aMeeting(SUNDAY, { speakingAssignments: [aTalk()], musicalNumbers: [aHymn('rest_hymn', 2, 'Peace')] });
  expect(declinedCount(seen, SUNDAY)).toBe(0);
});
