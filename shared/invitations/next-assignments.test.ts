import { expect, it } from 'vitest';
import { aHymn, aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import type { InvitationState } from './constants.ts';
import { nextAssignments } from './next-assignments.ts';

const invitation = (state: InvitationState) => ({ state, at: null, by: null, way: null });

it("names what each member does next other than speak, and a standing assignment once they've been asked", () => {
  const meeting = (date: string, chorister: InvitationState) =>
    aMeeting(date, {
      invocationMember: 'Kim Lee',
      invocationMemberId: 4,
      organist: 'Helen Park',
      organistId: 5,
      chorister: 'Mary Major',
      choristerId: 6,
      speakingAssignments: [aTalk({ memberId: 4 })],
      musicalNumbers: [aHymn('special_number', null, 'Peace', { performer: 'Kim Lee', performerId: 4 })],
      invitations: { organist: invitation('not_asked'), chorister: invitation(chorister) },
    });
  const meetings = [
    meeting('2026-07-05', 'asked'),
    meeting('2026-06-21', 'not_asked'),
    meeting('2026-06-14', 'accepted'),
  ];
  const next = nextAssignments(meetings, '2026-06-17');
  const inShort = (id: number) =>
    (next.get(id) ?? []).map(({ meeting: { date }, assignment: { label } }) => `${label} ${date}`);
  expect([4, 5, 6].map(inShort)).toEqual([
    ['Invocation 2026-06-21', 'Musical number 2026-06-21'],
    [],
    ['Chorister 2026-07-05'],
  ]);
});
