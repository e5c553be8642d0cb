import { expect, it } from 'vitest';
import { aHymn, aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import type { InvitationState } from './constants.ts';
import { declinedCount } from './declined.ts';
import { declinesAhead, declinesToFill } from './declines.ts';

const SUNDAY = '2026-11-29';
const marked = (state: InvitationState) => ({ state, at: null, by: null, way: null });
const meeting = aMeeting(SUNDAY, {
  invocationMember: 'Kim Lee',
  benedictionMember: 'Jane Doe',
  invitations: { invocation: marked('declined'), benediction: marked('accepted') },
  speakingAssignments: [aTalk({ invitation: marked('declined') }), aTalk({ id: 2, invitation: marked('asked') })],
  musicalNumbers: [aHymn('special_number', null, 'Peace', { performer: 'Sam Hart', invitation: marked('declined') })],
});

it('are everyone who declined and is still named, until the Sunday is over', () => {
  expect(declinesAhead(meeting, SUNDAY).map(({ name }) => name)).toEqual(['Kim Lee', 'Hannah Price', 'Sam Hart']);
  expect(declinedCount(meeting, SUNDAY)).toBe(3);
  expect(declinesAhead(meeting, '2026-11-30')).toEqual([]);
});

it('are filled until the meeting counts as held', () => {
  expect(declinesToFill(meeting, { day: SUNDAY, minute: 11 * 60, heldFrom: 720 })).toHaveLength(3);
  expect(declinesToFill(meeting, { day: SUNDAY, minute: 12 * 60, heldFrom: 720 })).toEqual([]);
});

it('are none without a meeting, or for those who do not see who answered', () => {
  expect(declinesAhead(null, SUNDAY)).toEqual([]);
  const seen = aMeeting(SUNDAY, { speakingAssignments: [aTalk()], musicalNumbers: [aHymn('rest_hymn', 2, 'Peace')] });
  expect(declinesAhead(seen, SUNDAY)).toEqual([]);
});
