import { describe, expect, test } from 'vitest';
import type { MeetingView } from '#shared/access/roles.ts';
import { titledName } from '#shared/pulpit/titles.ts';
import type { MeetingRow } from './schema.ts';
import { seesField, seesSpeakerNames } from './seen-fields.ts';
import { isListed, visibleMeeting } from './visible.ts';

const NOW = new Date('2026-06-17T18:00:00Z');
const person = (id: number) => ({
  id,
  firstName: 'Alma',
  lastName: `Person${id}`,
  calling: null,
  sex: 'male' as const,
});
const MEETING: Required<MeetingRow> = {
  id: 1,
  wardId: 1,
  date: '2026-06-28',
  kind: 'regular',
  status: 'planned',
  isComplete: true,
  conductingMemberId: 1,
  conductingMember: person(1),
  presidingMemberId: 2,
  presidingMember: person(2),
  invocationMember: 'A',
  invocationMemberId: 3,
  benedictionMember: 'B',
  benedictionMemberId: 4,
  organist: 'C',
  organistId: 5,
  chorister: 'D',
  choristerId: 6,
  spokenNames: { invocationMember: 'Brother A' },
  addressedNames: { invocationMember: 'Elder A' },
  announcements: 'a',
  repeatedAnnouncements: 'r',
  wardBusiness: 'b',
  releases: 'c',
  newCallings: 'd',
  notes: 'e',
  heldAsPlanned: true,
  attendance: 143,
  generatedOutline: 'f',
  editedOutline: 'g',
  generatedScript: 'h',
  editedScript: 'i',
  outlineLastGenerated: NOW,
  scriptLastGenerated: NOW,
  scriptSource: 'ai',
  editedOutlineBase: 'j',
  editedScriptBase: 'k',
  sheets: { outline: 'edited', script: 'edited' },
  invitations: { invocation: { state: 'accepted', at: NOW, by: 'A', way: 'link', word: 'Glad to' } },
  openingHymn: '#2',
  sacramentHymn: '#169',
  restHymn: null,
  closingHymn: '#152',
  specialNumber: 'Choir',
  speakingAssignments: [
    {
      id: 1,
      meetingId: 1,
      memberId: 7,
      member: person(7),
      speakerName: 'E',
      topic: 'Faith',
      duration: 10,
      order: 1,
      status: 'assigned',
      invitation: { state: 'asked', at: NOW, by: 'A', way: 'sms' },
    },
  ],
  musicalNumbers: [
    {
      id: 1,
      meetingId: 1,
      type: 'special_number',
      title: 'Choir',
      hymnNumber: null,
      performer: 'F',
      notes: null,
      status: 'planned',
      order: 5,
      invitation: { state: 'asked', at: NOW, by: 'A', way: 'sms' },
    },
  ],
  version: 1,
  musicVersion: 1,
  createdAt: NOW,
  updatedAt: NOW,
};

/** As decided: whole (super admin, admin, planner), music, program. */
const FIELDS: Record<keyof MeetingRow, string> = {
  id: 'yyy',
  wardId: 'yyy',
  date: 'yyy',
  status: 'yyy',
  isComplete: 'yyy',
  kind: 'yyy',
  openingHymn: 'yyy',
  sacramentHymn: 'yyy',
  restHymn: 'yyy',
  closingHymn: 'yyy',
  specialNumber: 'yyy',
  musicalNumbers: 'yyy',
  organist: 'yyy',
  organistId: 'yyy',
  chorister: 'yyy',
  choristerId: 'yyy',
  conductingMember: 'y-y',
  conductingMemberId: 'y-y',
  presidingMember: 'y-y',
  presidingMemberId: 'y-y',
  invocationMember: 'y-y',
  invocationMemberId: 'y-y',
  benedictionMember: 'y-y',
  benedictionMemberId: 'y-y',
  announcements: 'y-y',
  repeatedAnnouncements: 'y-y',
  wardBusiness: 'y-y',
  spokenNames: 'y--',
  addressedNames: 'y--',
  releases: 'y--',
  newCallings: 'y--',
  notes: 'y--',
  heldAsPlanned: 'y--',
  attendance: 'y--',
  generatedOutline: 'y--',
  editedOutline: 'y--',
  generatedScript: 'y--',
  editedScript: 'y--',
  outlineLastGenerated: 'y--',
  scriptLastGenerated: 'y--',
  scriptSource: 'y--',
  editedOutlineBase: 'y--',
  editedScriptBase: 'y--',
  sheets: 'y--',
  invitations: 'y--',
  speakingAssignments: 'yyy',
  version: 'yyy',
  musicVersion: 'yyy',
  createdAt: 'yyy',
  updatedAt: 'yyy',
};
const SPEAKER_FIELDS = {
  topic: 'yyy',
  duration: 'yyy',
  order: 'yyy',
  speakerName: 'y-y',
  memberId: 'y--',
  member: 'y--',
  invitation: 'y--',
};
const VIEWS = ['whole', 'music', 'program'] as const satisfies MeetingView[];
const shown = (view: MeetingView) => visibleMeeting(view, MEETING, '2026-06-17');
const seenBy = (has: (view: MeetingView) => boolean) => VIEWS.map((view) => (has(view) ? 'y' : '-')).join('');

describe('what is shown of a meeting', () => {
  test.each(Object.entries(FIELDS))('%s: %s to whole, music and program', (field, wanted) => {
    expect(seenBy((view) => field in shown(view))).toBe(wanted);
    expect(seenBy((view) => seesField(view, field as keyof MeetingRow))).toBe(wanted);
  });

  test.each(Object.entries(SPEAKER_FIELDS))("a speaker's %s: %s", (field, wanted) => {
    expect(seenBy((view) => shown(view).speakingAssignments.every((talk) => field in talk))).toBe(wanted);
  });

  test('a musical number brings its invitation to planners alone', () => {
    expect(seenBy((view) => shown(view).musicalNumbers.every((number) => 'invitation' in number))).toBe('y--');
  });

  test('a leader’s sex is for those who write the script', () => {
    expect(seenBy((view) => shown(view).conductingMember?.sex !== undefined)).toBe('y--');
    expect(seenBy((view) => shown(view).presidingMember?.sex !== undefined)).toBe('y--');
  });

  test('covers every field there is', () => {
    expect(Object.keys(FIELDS).toSorted()).toEqual(Object.keys(MEETING).toSorted());
    expect(seenBy(seesSpeakerNames)).toBe('y-y');
  });

  test('leaves the meeting itself as it was', () => {
    const before = structuredClone(MEETING);
    for (const view of VIEWS) shown(view);
    expect(MEETING).toEqual(before);
  });

  test('says completed once the day has passed', () => {
    expect(VIEWS.map((view) => visibleMeeting(view, MEETING, '2026-06-29').status)).toEqual([
      'completed',
      'completed',
      'completed',
    ]);
    expect(visibleMeeting('whole', MEETING, '2026-06-28').status).toBe('planned');
  });
});

test('everyone but program viewers sees drafts, and a person without a view sees nothing', () => {
  const views = [...VIEWS, 'nothing'] as const;
  expect(views.map((view) => isListed(view, { status: 'draft' }))).toEqual([true, true, false, false]);
  for (const status of ['partially_planned', 'planned', 'confirmed', 'completed'] as const) {
    expect(views.map((view) => isListed(view, { status }))).toEqual([true, true, true, false]);
  }
});

test.each([
  ['Bishop', 'Bishop'],
  ['Stake President', 'President'],
  ['Bishopric First Counselor', 'Brother'],
  ['Primary Teacher', null],
  ['Assistant Clerk; Elders Quorum President', 'President'],
  [null, null],
])('of a leader who is called as %s a program viewer reads %s alone', (calling, title) => {
  const leader = { ...person(1), calling };
  const meeting = { ...MEETING, conductingMember: leader, presidingMember: leader };
  const seen = (view: MeetingView) => visibleMeeting(view, meeting, '2026-06-17');
  expect([seen('program').conductingMember?.calling, seen('program').presidingMember?.calling]).toEqual([title, title]);
  expect([seen('whole').conductingMember, seen('whole').presidingMember]).toEqual([leader, leader]);
  // The program that a planner prints says no more.
  expect(titledName(seen('program').conductingMember)).toBe(titledName({ ...leader, sex: null }));
});
