import { describe, expect, it } from 'vitest';
import { emptyValues, type MeetingValues } from '#shared/meetings/form.ts';
import { aHymn, aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import type { InvitationState } from './constants.ts';
import { replacedIn, withReplacement, wouldEnd } from './replaced.ts';

const SUNDAY = '2026-11-29';
const marked = (state: InvitationState) => ({ state, at: null, by: null, way: null });
const meeting = aMeeting(SUNDAY, {
  invocationMember: 'Ruth Ames',
  invocationMemberId: 4,
  benedictionMember: 'Jane Doe',
  invitations: { invocation: marked('accepted'), benediction: marked('asked') },
  speakingAssignments: [aTalk({ id: 7, speakerName: 'Noah Ashby', invitation: marked('accepted') })],
  musicalNumbers: [aHymn('special_number', null, 'Peace', { performer: 'Ana Cruz', invitation: marked('declined') })],
});
const named = (text: string, id: number | null = null) => ({ id, text });
const asStored: MeetingValues = {
  ...emptyValues(SUNDAY, 'regular'),
  invocation: named('Ruth Ames', 4),
  benediction: named('Jane Doe '),
  speakers: [
    { person: named('Someone New'), topic: '', duration: 10 },
    { person: named('Noah Ashby'), topic: 'Faith', duration: 5 },
  ],
  hymns: { ...emptyValues(SUNDAY, 'regular').hymns, specialNumber: 'Peace' },
  performer: named('Ana Cruz'),
};
const said = (values: Partial<MeetingValues>) => wouldEnd(replacedIn(meeting, { ...asStored, ...values }));

describe('before someone else is chosen', () => {
  it('there is nothing to say while everyone keeps an assignment, wherever it is', () => {
    expect(replacedIn(meeting, asStored)).toEqual([]);
  });

  it('those who said yes are named, along with who else was asked', () => {
    expect(said({ speakers: [], benediction: named('Kim Lee') })).toBe(
      'Noah Ashby said yes. Jane Doe was asked. They’ll count as not asked, and links sent to them will stop working.',
    );
    // Another person may have the same name.
    expect(said({ invocation: named('Ruth Ames') })).toContain('Ruth Ames said yes.');
  });

  it('no one is named who was only asked, or declined', () => {
    const hymns = { ...asStored.hymns, specialNumber: '' };
    expect(replacedIn(meeting, { ...asStored, hymns }).map(({ name }) => name)).toEqual(['Ana Cruz']);
    expect(said({ hymns, benediction: named('') })).toBe('');
  });
});

describe('someone who is asked instead', () => {
  const grace = { id: 12, firstName: 'Grace', lastName: 'Hill' };
  const person = named('Grace Hill', 12);
  const twoTalks = aMeeting(SUNDAY, { speakingAssignments: [aTalk({ id: 8, order: 2 }), aTalk({ id: 7, order: 1 })] });

  it('takes over that talk with its topic and minutes', () => {
    const { speakers } = withReplacement(asStored, twoTalks, { part: 'talk', key: 'talk:8' }, grace);
    expect(speakers).toEqual([asStored.speakers[0], { person, topic: 'Faith', duration: 5 }]);
  });

  it('takes over a prayer or a musical number, and nothing else', () => {
    const prayer = { part: 'invocation', key: 'invocation' } as const;
    expect(withReplacement(asStored, meeting, prayer, grace)).toEqual({ ...asStored, invocation: person });
    const number = { part: 'special_number', key: 'number:4' } as const;
    expect(withReplacement(asStored, meeting, number, grace)).toEqual({ ...asStored, performer: person });
  });
});
