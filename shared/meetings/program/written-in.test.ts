import { expect, it } from 'vitest';
import { aPlannedMeeting } from '#shared/meetings/hints/meeting-samples.ts';
import { missingInWords } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { MISSING } from '#shared/pulpit/words.ts';
import { programLines } from './program.ts';
import { leftOpen, writtenIn } from './written-in.ts';

const open = (meeting: Meeting) => missingInWords(leftOpen(meeting));

it('on paper, a part that isn’t chosen yet keeps its line to write on, and it is named before printing', () => {
  const gaps = { benedictionMember: null, sacramentHymn: null, conductingMember: null, conductingMemberId: null };
  const meeting = aPlannedMeeting('2026-11-29', { ...gaps, speakingAssignments: [] });
  const blank = programLines(writtenIn(meeting)).filter(({ text }) => text === MISSING);
  expect(blank.map(({ label }) => label)).toEqual(['Conducting', 'Sacrament hymn', 'Speaker', 'Benediction']);
  expect(open(meeting)).toEqual(['conducting', 'benediction', 'speakers', 'sacrament hymn']);
  expect(programLines(meeting).map(({ label }) => label)).not.toContain('Benediction');
  expect(open({ ...meeting, isComplete: true })).toEqual([]);
  expect(open({ ...meeting, kind: 'fast_testimony' })).toEqual(['conducting', 'benediction', 'sacrament hymn']);
  expect(open({ ...meeting, kind: 'no_meeting' })).toEqual([]);
});

it('on paper, what a role may not see is no gap', () => {
  const hidden = { conductingMember: undefined, conductingMemberId: undefined, benedictionMember: undefined };
  expect(open(aPlannedMeeting('2026-11-29', { ...hidden, openingHymn: null }))).toEqual(['opening hymn']);
});
