import { describe, expect, it } from 'vitest';
import { aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { invitedIn } from './assignments.ts';
import type { InvitationState } from './constants.ts';
import { answersLost, answersToRestore, isLost, lostWithMeeting, wouldBeLost } from './lost-answers.ts';

const SUNDAY = '2026-11-29';
const marked = (state: InvitationState) => ({ state, at: null, by: null, way: null });
const talk = (id: number, speakerName: string, state: InvitationState) =>
  aTalk({ id, order: id, speakerName, invitation: marked(state) });
const meeting = aMeeting(SUNDAY, {
  invocationMember: 'the ward choir',
  benedictionMember: 'Jane Doe',
  invitations: { invocation: marked('asked'), benediction: marked('declined') },
  speakingAssignments: [
    talk(1, 'Noah Ashby', 'accepted'),
    talk(2, 'Ann Fox', 'accepted'),
    talk(3, 'Sam Hart', 'not_asked'),
  ],
});
const unasked = (date: string, more: Partial<Meeting> = {}) =>
  aMeeting(date, {
    ...meeting,
    date,
    invitations: { invocation: marked('not_asked'), benediction: marked('not_asked') },
    // A save gives talks new ids.
    speakingAssignments: ['Noah Ashby', 'Ann Fox', 'Sam Hart'].map((name, i) => talk(i + 7, name, 'not_asked')),
    ...more,
  });
const atStake = ({ speakingAssignments }: Pick<Meeting, 'speakingAssignments'>) =>
  wouldBeLost(invitedIn(aMeeting(SUNDAY, { speakingAssignments })));

describe('before a move', () => {
  it('those who said yes or were asked are named, and those who declined are not', () => {
    expect(wouldBeLost(invitedIn(meeting))).toBe(
      'Noah Ashby and Ann Fox said yes. The ward choir was asked. They’ll count as not asked, and links sent to them will stop working.',
    );
  });

  it('there is nothing to say where no one was asked or all declined', () => {
    expect(atStake({ speakingAssignments: [talk(1, 'Sam Hart', 'not_asked'), talk(2, 'Ann Fox', 'declined')] })).toBe(
      '',
    );
  });

  it('of a meeting that is deleted, they are named in one sentence, and only links are said to end', () => {
    expect(lostWithMeeting(meeting)).toBe(
      'Noah Ashby and Ann Fox said yes; the ward choir was asked. Links sent to them will stop working.',
    );
    expect(lostWithMeeting(unasked(SUNDAY))).toBe('');
  });

  it('many are counted, and each person once', () => {
    const names = ['Noah Ashby', 'Ann Fox', 'Sam Hart', 'Ann Fox'];
    const speakingAssignments = names.map((name, i) => talk(i + 1, name, 'accepted'));
    expect(atStake({ speakingAssignments })).toMatch(/^Noah Ashby and 2 others said yes\. They’ll/);
  });
});

describe('after an undo', () => {
  it('everyone whose answer did not come back is named', () => {
    expect(isLost(answersLost(meeting, unasked(SUNDAY)))).toBe(
      'Noah Ashby and Ann Fox had said yes. The ward choir had been asked. Jane Doe had said no. They now count as not asked, and links sent to them no longer work.',
    );
  });

  it('every answer can come back but that of a person whose link has ended', () => {
    const names = (before: Meeting) => answersToRestore(before, unasked(SUNDAY)).map(({ name }) => name);
    const all = ['the ward choir', 'Jane Doe', 'Noah Ashby', 'Ann Fox'];
    expect(names(meeting)).toEqual(all);
    const texted = { state: 'asked', at: null, by: null, way: 'sms' } as const;
    expect(names({ ...meeting, invitations: { ...meeting.invitations, invocation: texted } })).toEqual(all.slice(1));
    const linked = { state: 'accepted', at: null, by: null, way: 'link' } as const;
    expect(names({ ...meeting, invitations: { ...meeting.invitations, invocation: linked } })).toEqual(all);
  });

  it('no one is named whose answer is kept, or who no longer has the assignment', () => {
    expect(answersLost(meeting, meeting)).toEqual([]);
    const other = unasked(SUNDAY, { speakingAssignments: [], invocationMember: null, benedictionMember: 'Kim Lee' });
    expect(answersLost(meeting, other)).toEqual([]);
    expect(answersLost(null, unasked(SUNDAY))).toEqual([]);
  });
});
