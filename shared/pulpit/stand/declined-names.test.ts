import { expect, it } from 'vitest';
import { aHymn, aPlannedMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import { visibleMeeting } from '#shared/meetings/visible.ts';
import type { MeetingView } from '#shared/access/roles.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { ward } from '#shared/pulpit/sheet-samples.ts';
import { withDeclines } from './declined-names.ts';
import { pulpitItems } from './pulpit-items.ts';

const SUNDAY = '2026-11-29';
const declined = { state: 'declined', at: null, by: null, way: null } as const;
const meeting = aPlannedMeeting(SUNDAY, {
  invitations: { benediction: declined },
  speakingAssignments: [
    aTalk({ id: 8, order: 2, speakerName: 'Tom Beck', invitation: declined }),
    aTalk({ id: 7, order: 1, speakerName: 'Kim Lee' }),
  ],
  specialNumber: 'Peace',
  musicalNumbers: [aHymn('special_number', null, 'Peace', { performer: 'Sam Hart', invitation: declined })],
});

function markedFor(view: MeetingView, script: string | null = null, today = SUNDAY): string[] {
  const seen = visibleMeeting(view, meeting, SUNDAY);
  const items = withDeclines(pulpitItems(view, seen, ward, script), seen, today);
  return items.flatMap(({ names }) => names.flatMap(({ text, hasDeclined }) => (hasDeclined ? [text] : [])));
}

it('at the pulpit, a name of someone who declined is marked until the day is over, in a written script too', () => {
  const marked = ['Sam Hart', 'Tom Beck', meeting.benedictionMember];
  expect(markedFor('whole')).toEqual(marked);
  expect(markedFor('whole', scriptText(meeting, ward))).toEqual(marked);
  expect(markedFor('whole', null, '2026-11-30')).toEqual([]);
});

it('at the pulpit, a program viewer does not learn who declined', () => {
  expect(markedFor('program')).toEqual([]);
});
