import { expect, it } from 'vitest';
import { aHymn, aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { InvitationState } from './constants.ts';
import { peopleToAsk } from './to-ask.ts';
import { textMessageTo, whatsAppTo } from './ways.ts';

const TODAY = '2026-06-17';
const invitation = (state: InvitationState, at: string | null = null) => ({ state, at, by: 'Ruth', way: null });
const talk = (id: number, speakerName: string, of = invitation('not_asked')) =>
  aTalk({ id, speakerName, invitation: of });
const meeting = (date: string, parts: Partial<Meeting>) => aMeeting(date, { invitations: {}, ...parts });
const listed = (meetings: Meeting[], now = { day: TODAY, minute: 600, heldFrom: 720 }) =>
  peopleToAsk(meetings, { now, dayOf: (moment) => moment.slice(0, 10) }).map(
    ({ assignment, state, due }) => `${assignment.name}: ${state} by ${due}`,
  );

it('lists those to replace, then those to ask or ask again, overdue first, Sunday by Sunday', () => {
  const meetings = [
    meeting('2026-06-28', {
      invocationMember: 'Kim Lee',
      benedictionMember: 'Jane Doe',
      invitations: { invocation: invitation('not_asked'), benediction: invitation('declined', '2026-06-16T18:00:00Z') },
      speakingAssignments: [
        talk(1, 'Hannah Price'),
        talk(2, 'Tom Reyes', invitation('accepted', '2026-06-10T18:00:00Z')),
      ],
    }),
    meeting('2026-07-12', {
      speakingAssignments: [talk(3, 'Ana Nuñez'), talk(4, 'Luis Soto', invitation('asked', '2026-06-15T18:00:00Z'))],
    }),
    meeting('2026-06-21', { invocationMember: 'Sam Ito', invitations: { invocation: invitation('declined') } }),
  ];
  expect(listed(meetings)).toEqual([
    'Sam Ito: declined by 2026-06-21',
    'Jane Doe: declined by 2026-06-28',
    'Hannah Price: not_asked by 2026-06-07',
    'Kim Lee: not_asked by 2026-06-21',
    'Luis Soto: asked by 2026-06-20',
    'Ana Nuñez: not_asked by 2026-06-21',
  ]);
});

it('lists what is overdue on a later Sunday above those who may still answer for an earlier one', () => {
  const asked = invitation('asked', '2026-06-15T18:00:00Z');
  expect(
    listed([
      meeting('2026-06-21', { speakingAssignments: [talk(1, 'Rui Duarte', asked)] }),
      meeting('2026-06-28', { speakingAssignments: [talk(2, 'Annika Lang'), talk(3, 'Kofi Mensah', asked)] }),
    ]),
  ).toEqual([
    'Annika Lang: not_asked by 2026-06-07',
    'Rui Duarte: asked by 2026-06-20',
    'Kofi Mensah: asked by 2026-06-20',
  ]);
});

it("lists people with a standing assignment only once they've been asked, and performers the way it does speakers", () => {
  const musicalNumbers = [
    aHymn('special_number', null, 'Hope', { performer: 'Ana Cruz', invitation: invitation('not_asked') }),
  ];
  const people = { organist: 'Helen Park', chorister: 'Mary Major', musicalNumbers };
  const invitations = { organist: invitation('not_asked'), chorister: invitation('asked', '2026-06-15T18:00:00Z') };
  expect(listed([meeting('2026-06-28', { ...people, invitations })])).toEqual([
    'Ana Cruz: not_asked by 2026-06-14',
    'Mary Major: asked by 2026-06-20',
  ]);
});

it('lists no one for a past or confirmed Sunday, one without a meeting, or one more than six weeks ahead', () => {
  const speakingAssignments = [talk(1, 'Hannah Price')];
  expect(
    listed([
      meeting('2026-06-14', { speakingAssignments }),
      meeting(TODAY, { speakingAssignments }),
      meeting('2026-06-28', { speakingAssignments, status: 'confirmed' }),
      meeting('2026-06-21', { speakingAssignments, kind: 'stake_conference' }),
      meeting('2026-08-02', { speakingAssignments }),
    ]),
  ).toEqual([]);
});

it('lists those who declined or haven’t answered however far ahead, but no one there who wasn’t asked', () => {
  const speakingAssignments = [
    talk(1, 'Hannah Price'),
    talk(2, 'Clara Beck', invitation('declined')),
    talk(3, 'Luis Soto', invitation('asked', '2026-06-15T18:00:00Z')),
    talk(4, 'Tom Reyes', invitation('accepted')),
  ];
  const far = meeting('2027-01-17', { speakingAssignments });
  expect(listed([far])).toEqual(['Clara Beck: declined by 2027-01-17', 'Luis Soto: asked by 2026-06-20']);
  expect(listed([{ ...far, kind: 'general_conference' }])).toEqual([]);
});

it('lists those who declined for today until noon, when the meeting counts as held', () => {
  const day = '2026-06-21';
  const today = meeting(day, { speakingAssignments: [talk(1, 'Tom Reyes', invitation('declined'))] });
  expect([719, 720].map((minute) => listed([today], { day, minute, heldFrom: 720 }).length)).toEqual([1, 0]);
});

it.each([
  ['+1 (801) 555-0134', 'sms:+18015550134?&body=Hi%20you', 'https://wa.me/18015550134?text=Hi%20you'],
  ['801.555.0134', 'sms:8015550134?&body=Hi%20you', 'https://wa.me/?text=Hi%20you'],
  ['0044 20 7946 0000', 'sms:00442079460000?&body=Hi%20you', 'https://wa.me/442079460000?text=Hi%20you'],
  [null, 'sms:?&body=Hi%20you', 'https://wa.me/?text=Hi%20you'],
])('a message to %s goes by %s or %s', (phone, sms, whatsApp) => {
  expect([textMessageTo(phone, 'Hi you'), whatsAppTo(phone, 'Hi you')]).toEqual([sms, whatsApp]);
});
