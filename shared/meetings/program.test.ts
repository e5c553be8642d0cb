import { expect, it } from 'vitest';
import { aMeeting, aPlannedMeeting, aTalk } from './meeting-samples.ts';
import { programLines, programText } from './program.ts';

const ward = { name: 'Maple Grove Ward', meetingTime: '9:00 AM' };
const labels = (meeting: Parameters<typeof programLines>[0]) => programLines(meeting).map((line) => line.label);

it('follows the order of the meeting, with the music between the talks', () => {
  const talks = [aTalk(), aTalk({ id: 2, speakerName: 'Tom Beck', topic: null })];
  expect(labels(aPlannedMeeting('2026-11-29', { speakingAssignments: talks, restHymn: '#220 Lord, I Would Follow Thee' }))).toEqual([
    'Presiding', 'Conducting', 'Opening hymn', 'Invocation', 'Sacrament hymn', 'Administration of the sacrament',
    'Speaker', 'Rest hymn', 'Speaker', 'Closing hymn', 'Benediction',
  ]);
});

it('tells everybody no business, and leaves out what is not known', () => {
  const closed = { releases: 'Jane Doe', newCallings: 'Mary Major', wardBusiness: 'A new boundary', notes: 'The microphone is low' };
  const text = programText(aPlannedMeeting('2026-11-29', { ...closed, organist: null, announcements: 'Ward dinner on Friday' }), ward);
  for (const secret of Object.values(closed)) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/null|undefined|Organist/u);
  expect(text).toContain('Maple Grove Ward\nSacrament Meeting\nSunday, November 29, 2026, 9:00 AM\n');
  expect(text).toContain('Speaker: Hannah Price (Hope)\n');
  expect(text).toContain('Announcements\nWard dinner on Friday\n');
});

it('names topics alone to those who do not see who speaks', () => {
  const [talk] = programLines(aMeeting('2026-11-29', { speakingAssignments: [aTalk({ speakerName: undefined })] })).slice(-1);
  expect(talk).toEqual({ label: 'Speaker', text: 'Hope' });
});

it('has testimonies on a fast Sunday and one line for a Sunday without a meeting', () => {
  expect(labels(aMeeting('2026-12-06', { kind: 'fast_testimony' }))).toContain('Testimonies');
  expect(labels(aMeeting('2027-01-10', { kind: 'stake_conference' }))).toEqual(['Stake conference']);
});
