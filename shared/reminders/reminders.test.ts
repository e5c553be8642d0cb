import { expect, it } from 'vitest';
import { aHymn, aMeeting, aPlannedMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import { greetingTo, letterTo, remindersOf } from './reminders.ts';

const TODAY = '2026-06-17';
const options = (days: number) => ({ now: { day: TODAY, minute: 600, heldFrom: 720 }, days, meetingTime: '9:00 AM' });
const near = aPlannedMeeting('2026-06-21', {
  id: 7,
  invocationMemberId: 4,
  speakingAssignments: [aTalk({ memberId: 9 })],
});

it('the list names everyone with an assignment within the chosen days, with a message to send', () => {
  expect(remindersOf([near], options(7))).toEqual([
    {
      key: '2026-06-21 talk:1',
      date: '2026-06-21',
      meetingId: 7,
      memberId: 9,
      name: 'Hannah Price',
      part: 'Talk',
      invitedTo: 'talk',
      text: 'Hi Hannah,\n\nJust a reminder that you’re speaking in sacrament meeting on Sunday, June 21, at 9:00 AM. Your topic is “Hope” (about 10 minutes).\n\nThank you!',
    },
    {
      key: '2026-06-21 invocation',
      date: '2026-06-21',
      meetingId: 7,
      memberId: 4,
      name: 'Ruth Amundsen',
      part: 'Invocation',
      invitedTo: 'invocation',
      text: 'Hi Ruth,\n\nJust a reminder that you’re giving the invocation in sacrament meeting on Sunday, June 21, at 9:00 AM.\n\nThank you!',
    },
    {
      key: '2026-06-21 benediction',
      date: '2026-06-21',
      meetingId: 7,
      memberId: null,
      name: 'Peter Vance',
      part: 'Benediction',
      invitedTo: 'benediction',
      text: 'Hi Peter,\n\nJust a reminder that you’re giving the benediction in sacrament meeting on Sunday, June 21, at 9:00 AM.\n\nThank you!',
    },
    {
      key: '2026-06-21 conducting',
      date: '2026-06-21',
      meetingId: 7,
      memberId: 2,
      name: 'Samuel Ortiz',
      part: 'Conducting',
      invitedTo: 'conducting',
      text: 'Hi Samuel,\n\nJust a reminder that you’re conducting sacrament meeting on Sunday, June 21, at 9:00 AM.\n\nThank you!',
    },
  ]);
});

it('the list covers as many days as the ward wants, and only upcoming meetings that are held', () => {
  const meetings = [
    aPlannedMeeting('2026-06-28'),
    near,
    aPlannedMeeting('2026-06-14'),
    aPlannedMeeting('2026-07-05', { kind: 'stake_conference' }),
    aMeeting('2026-06-21', { id: 8, invocationMember: '  ' }),
  ];
  const dates = (days: number) => [...new Set(remindersOf(meetings, options(days)).map(({ date }) => date))];
  expect([dates(3), dates(4), dates(10), dates(11), dates(60)]).toEqual([
    [],
    ['2026-06-21'],
    ['2026-06-21'],
    ['2026-06-21', '2026-06-28'],
    ['2026-06-21', '2026-06-28'],
  ]);
});

it.each([
  [719, ['2026-06-21', '2026-06-28']],
  [720, ['2026-06-28']],
])('at minute %i of a Sunday the list names the people of %j', (minute, dates) => {
  const meetings = [near, aPlannedMeeting('2026-06-28')];
  const listed = remindersOf(meetings, { ...options(7), now: { day: '2026-06-21', minute, heldFrom: 720 } });
  expect([...new Set(listed.map(({ date }) => date))]).toEqual(dates);
});

it('the list names performers and those with a standing assignment even if no one asked them, and no one who declined', () => {
  const invitation = (state: 'not_asked' | 'asked' | 'accepted' | 'declined') => ({
    state,
    at: null,
    by: null,
    way: null,
  });
  const meeting = aMeeting('2026-06-21', {
    conductingMember: { id: 3, firstName: 'Daniel', lastName: 'Hale' },
    invocationMember: 'Kim Lee',
    organist: 'Helen Park',
    chorister: 'Mary Major',
    musicalNumbers: [aHymn('special_number', null, 'Consider the Lilies', { performer: 'Ana Cruz' })],
    invitations: {
      conducting: invitation('asked'),
      invocation: invitation('declined'),
      organist: invitation('accepted'),
      chorister: invitation('not_asked'),
    },
  });
  const texts = remindersOf([meeting], options(7)).map(({ text }) => text.split('\n')[2]);
  expect(texts).toEqual([
    'Just a reminder that you’re performing “Consider the Lilies” in sacrament meeting on Sunday, June 21, at 9:00 AM.',
    'Just a reminder that you’re conducting sacrament meeting on Sunday, June 21, at 9:00 AM.',
    'Just a reminder that you’re playing the organ in sacrament meeting on Sunday, June 21, at 9:00 AM.',
    'Just a reminder that you’re leading the music in sacrament meeting on Sunday, June 21, at 9:00 AM.',
  ]);
});

it('no address can change what an email draft says', () => {
  const letter = new URL(letterTo('ruth+ward@example.org?bcc=a', { date: '2026-06-21', text: 'A & B? “Hope” 100%' }));
  expect(decodeURIComponent(letter.pathname)).toBe('ruth+ward@example.org?bcc=a');
  expect(Object.fromEntries(letter.searchParams)).toEqual({
    subject: 'Sacrament meeting on Sunday, June 21',
    body: 'A & B? “Hope” 100%',
  });
});

it.each([
  ['Hannah Price', 'Hi Hannah'],
  ['Sister Price', 'Hi Sister Price'],
  ['Ana Nuñez and Tom Reyes', 'Hi Ana and Tom'],
  ['The ward choir', 'Hello'],
  ['ward choir', 'Hello'],
  ['Ward choir', 'Hi Ward choir'],
  ['Primary children', 'Hi Primary children'],
  ['the Primary children', 'Hi Primary children'],
  ['王小明', 'Hi 王小明'],
])('a message to %s begins with “%s”', (name, greeting) => {
  expect(greetingTo({ memberId: null, name, addressed: null })).toBe(greeting);
});

it('a member is addressed by name however it is written', () => {
  expect(greetingTo({ memberId: 4, name: 'ana cruz', addressed: null })).toBe('Hi ana');
});

it('a topic that ends its own sentence gets no second period', () => {
  const talk = aTalk({ memberId: 9, topic: 'How do I pray?', duration: null });
  const [reminder] = remindersOf([{ ...near, speakingAssignments: [talk] }], options(7));
  expect(reminder?.text).toContain('Your topic is “How do I pray?”\n\n');
});
