import type { Meeting, MusicalNumber, SpeakingAssignment } from '#shared/meetings/schema.ts';

/** Meetings for tests: an empty one, and how to fill it. */
const AT = '2026-11-01T12:00:00.000Z';

export const aTalk = (more: Partial<SpeakingAssignment> = {}): SpeakingAssignment => ({
  id: 1,
  meetingId: 1,
  memberId: null,
  member: null,
  speakerName: 'Hannah Price',
  topic: 'Hope',
  duration: 10,
  order: 1,
  status: 'assigned',
  ...more,
});

export const aHymn = (
  type: MusicalNumber['type'],
  hymnNumber: number | null,
  title: string,
  more: Partial<MusicalNumber> = {},
): MusicalNumber => ({
  id: 1,
  meetingId: 1,
  type,
  title,
  hymnNumber,
  performer: null,
  notes: null,
  status: 'planned',
  order: 1,
  ...more,
});

export const aMeeting = (date: string, more: Partial<Meeting> = {}): Meeting => ({
  id: 1,
  wardId: 1,
  date,
  kind: 'regular',
  status: 'partially_planned',
  isComplete: false,
  openingHymn: null,
  sacramentHymn: null,
  restHymn: null,
  closingHymn: null,
  specialNumber: null,
  speakingAssignments: [],
  musicalNumbers: [],
  version: 1,
  musicVersion: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
});

const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, calling: null });

/** A meeting that lacks nothing. */
export const aPlannedMeeting = (date: string, more: Partial<Meeting> = {}): Meeting =>
  aMeeting(date, {
    status: 'planned',
    conductingMemberId: 2,
    conductingMember: person(2, 'Samuel', 'Ortiz'),
    presidingMemberId: 3,
    presidingMember: person(3, 'Martin', 'Cole'),
    invocationMember: 'Ruth Amundsen',
    benedictionMember: 'Peter Vance',
    openingHymn: '#85 How Firm a Foundation',
    sacramentHymn: '#193 I Stand All Amazed',
    closingHymn: '#152 God Be with You Till We Meet Again',
    speakingAssignments: [aTalk()],
    ...more,
  });
