import { expect, it } from 'vitest';
import { hymnUses } from '#shared/meetings/music/hymn-uses.ts';
import { hintsOf } from './meeting-hints.ts';
import { aHymn, aPlannedMeeting, aTalk } from './meeting-samples.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

const DATE = '2026-11-29';
const hints = (meeting: Meeting, others: Meeting[] = [], today = '2026-11-25') => {
  const meetings = [...others, meeting];
  const members = [{ id: 7, isAvailable: false, lastTalkDate: null }];
  return hintsOf(meeting, { members, meetings, uses: hymnUses(meetings), weeks: 6, today });
};

it('a plan without a conflict gets no hints', () => {
  expect(hints(aPlannedMeeting(DATE))).toEqual([]);
});

it('a double assignment is reported once, at the first field', () => {
  const meeting = aPlannedMeeting(DATE, { speakingAssignments: [aTalk({ speakerName: 'Ruth Amundsen' })] });
  expect(hints(meeting)).toEqual([{ field: 'invocationMember', text: 'Ruth Amundsen: also speaks in this meeting.' }]);
});

it('an unavailable person is flagged', () => {
  const meeting = aPlannedMeeting(DATE, { speakingAssignments: [aTalk({ memberId: 7, speakerName: 'Tom Beck' })] });
  expect(hints(meeting)).toEqual([{ field: 'speakers.0', text: 'Tom Beck: marked as unavailable.' }]);
});

it('a hymn that is listed twice and one that repeats too soon are flagged', () => {
  const sung = (type: 'opening_hymn' | 'closing_hymn') => aHymn(type, 85, 'How Firm a Foundation');
  const twice = aPlannedMeeting(DATE, { id: 2, musicalNumbers: [sung('opening_hymn'), sung('closing_hymn')] });
  expect(hints(twice).map((hint) => hint.field)).toEqual(['hymns.opening', 'hymns.closing']);
  const before = aPlannedMeeting('2026-11-22', { id: 1, musicalNumbers: [sung('opening_hymn')] });
  const again = aPlannedMeeting(DATE, { id: 2, musicalNumbers: [sung('opening_hymn')] });
  expect(hints(again, [before])).toEqual([
    { field: 'hymns.opening', text: '85 How Firm a Foundation: sung Sun, Nov 22.' },
  ]);
  const after = aPlannedMeeting('2026-12-13', { id: 3, musicalNumbers: [sung('closing_hymn')] });
  expect(hints(again, [after])).toEqual([
    { field: 'hymns.opening', text: '85 How Firm a Foundation: also planned for Sun, Dec 13.' },
  ]);
  expect(hints(again, [before], '2026-11-20')).toEqual([
    { field: 'hymns.opening', text: '85 How Firm a Foundation: also planned for Sun, Nov 22.' },
  ]);
});
