import type { SheetMeeting, SheetWard } from './sheet.ts';
import { STANDARD_WORDING } from './limits.ts';

export const ward: SheetWard = {
  name: 'Maple Grove Ward',
  stake: 'Alpine Stake',
  meetingTime: '9:00 AM',
  scriptWording: STANDARD_WORDING,
};
export const bare: SheetMeeting = { date: '2026-11-29', kind: 'regular' };

export const full: SheetMeeting = {
  date: '2026-11-29',
  kind: 'regular',
  presidingMember: { id: 1, firstName: 'Luis', lastName: 'Soto', calling: 'Bishop' },
  conductingMember: { id: 2, firstName: 'Daniel', lastName: 'Amundsen', calling: 'Bishopric First Counselor' },
  invocationMember: 'Ruth Amundsen',
  benedictionMember: 'Tom Reyes Jr.',
  chorister: 'Mary Major',
  organist: 'Helen Park',
  announcements: 'Ward dinner on Friday at 6:30 PM.\r\n\r\n  Temple night on December 3.  ',
  wardBusiness: 'We welcome the Silva family.',
  releases: 'Jane Doe as Primary president\nPrimary teacher: Ana Nuñez',
  newCallings: 'Mary Major - Primary president',
  notes: 'The microphone is low.',
  openingHymn: '#85 How Firm a Foundation',
  sacramentHymn: '#193 I Stand All Amazed',
  restHymn: '#100 Nearer, My God, to Thee',
  closingHymn: '#223 Have I Done Any Good?',
  specialNumber: 'Be Still, My Soul',
  musicalNumbers: [
    {
      type: 'special_number',
      title: 'Be Still, My Soul',
      hymnNumber: 124,
      performer: 'the ward choir',
      notes: null,
      order: 4,
    },
    {
      type: 'sacrament_hymn',
      title: 'I Stand All Amazed',
      hymnNumber: 193,
      performer: null,
      notes: 'Verses 1 and 2',
      order: 2,
    },
  ],
  speakingAssignments: [
    {
      speakerName: 'Kim Lee',
      member: { firstName: 'Kim', lastName: 'Lee', calling: 'Elders Quorum President' },
      topic: null,
      duration: 15,
      order: 3,
    },
    { speakerName: 'Lily Amundsen', topic: 'Faith', duration: 5, order: 1 },
    { speakerName: 'Grace Okafor', topic: 'Hope', duration: null, order: 2 },
  ],
};
