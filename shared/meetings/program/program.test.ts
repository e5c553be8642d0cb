import { expect, it } from 'vitest';
import { messageItems } from '#shared/pulpit/gospel-messages.ts';
import { STANDARD_WORDING } from '#shared/pulpit/limits.ts';
import { aMeeting, aPlannedMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import { programLines, programText } from './program.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

const ward = { name: 'Maple Grove Ward', meetingTime: '9:00 AM' };
const labels = (meeting: Parameters<typeof programLines>[0]) => programLines(meeting).map((line) => line.label);

it('a program follows the order of the meeting, with the music between the talks', () => {
  const talks = [aTalk(), aTalk({ id: 2, speakerName: 'Tom Beck', topic: null })];
  expect(
    labels(aPlannedMeeting('2026-11-29', { speakingAssignments: talks, restHymn: '#220 Lord, I Would Follow Thee' })),
  ).toEqual([
    'Presiding',
    'Conducting',
    'Opening hymn',
    'Invocation',
    'Sacrament hymn',
    'Administration of the sacrament',
    'Speaker',
    'Rest hymn',
    'Speaker',
    'Closing hymn',
    'Benediction',
  ]);
});

it('a program has talks and music in the order in which the conducting script announces them', () => {
  const three = [1, 2, 3].map((order) => aTalk({ id: order, order, speakerName: `Speaker ${order}` }));
  const music = { restHymn: '#100 Nearer, My God, to Thee', specialNumber: 'Be Still, My Soul' };
  const ofScript = (meeting: Meeting) =>
    messageItems(meeting, STANDARD_WORDING).map(({ lines }) => lines.find(({ tone }) => tone === 'who')?.text);
  const ofProgram = (meeting: Meeting) => {
    const lines = programLines(meeting);
    const from = lines.findIndex(({ label }) => label === 'Administration of the sacrament') + 1;
    return lines
      .slice(
        from,
        lines.findIndex(({ label }) => label === 'Closing hymn'),
      )
      .map(({ text }) => text);
  };
  for (const kind of ['regular', 'ward_conference', 'special'] as const) {
    for (const count of [1, 2, 3]) {
      for (const given of [{}, { ...music, restHymn: null }, { ...music, specialNumber: null }, music]) {
        const meeting = aPlannedMeeting('2026-11-29', {
          kind,
          ...given,
          speakingAssignments: three.slice(0, count).toReversed(),
        });
        expect(ofProgram(meeting)).toEqual(ofScript(meeting));
      }
    }
  }
});

it('a program is headed by the Church, the ward, and the stake, and says what sets the Sunday apart and the ward’s theme', () => {
  const head = (date: string, kind: Meeting['kind'], more = {}) =>
    programText(aMeeting(date, { kind }), { ...ward, ...more }).split('\n\nAdministration')[0];
  expect(head('2026-11-29', 'regular', { stake: 'Alpine Stake', programTheme: ' Doubt not, fear not. ' })).toBe(
    [
      'The Church of Jesus Christ of Latter-day Saints',
      'Maple Grove Ward',
      'Alpine Stake',
      'Sacrament Meeting',
      'Sunday, November 29, 2026, 9:00 AM',
      '',
      'Doubt not, fear not.',
    ].join('\n'),
  );
  expect(head('2026-12-20', 'regular')).toContain('\nSacrament Meeting · Christmas\n');
  expect(head('2026-12-06', 'fast_testimony')).toContain('\nSacrament Meeting · Fast and testimony\n');
});

it('a program gives the leaders the titles of their offices, and no one is Brother or Sister there', () => {
  const leader = (firstName: string, calling: string | null) => ({ id: 1, firstName, lastName: 'Soto', calling });
  const [presidingMember, conductingMember] = [leader('Luis', 'Bishop'), leader('Ana', 'Primary President')];
  const meeting = aPlannedMeeting('2026-11-29', { presidingMember, conductingMember });
  expect(programLines(meeting).slice(0, 2)).toEqual([
    { label: 'Presiding', text: 'Bishop Soto' },
    { label: 'Conducting', text: 'Ana Soto' },
  ]);
  const untitled = aPlannedMeeting('2026-11-29', { presidingMember: leader('Max', 'Organist'), conductingMember });
  expect(programLines(untitled)[0]).toEqual({ label: 'Presiding', text: 'Max Soto' });
});

it('a program names the performer of the musical number', () => {
  const musicalNumbers = [
    {
      id: 1,
      meetingId: 1,
      type: 'special_number',
      title: 'Be Still, My Soul',
      hymnNumber: 124,
      performer: 'The ward choir',
      notes: null,
      status: 'planned',
      order: 5,
    } as const,
  ];
  const meeting = aPlannedMeeting('2026-11-29', {
    specialNumber: '#124 Be Still, My Soul',
    musicalNumbers: [...musicalNumbers],
  });
  expect(programText(meeting, ward)).toContain('Musical number: #124 Be Still, My Soul (The ward choir)\n');
});

it('a program has no talks or number on a Sunday that became a fast Sunday, nor the word None as an announcement', () => {
  const text = programText(
    aPlannedMeeting('2026-12-06', {
      kind: 'fast_testimony',
      speakingAssignments: [aTalk()],
      specialNumber: 'O Holy Night',
      announcements: 'None',
    }),
    ward,
  );
  expect(text).toContain('Administration of the sacrament\nTestimonies\nClosing hymn');
  expect(text).not.toMatch(/Hannah Price|O Holy Night|Announcements|None/u);
});

it('a program leaves out business and missing items', () => {
  const closed = {
    releases: 'Jane Doe',
    newCallings: 'Mary Major',
    wardBusiness: 'A new boundary',
    notes: 'The microphone is low',
  };
  const text = programText(
    aPlannedMeeting('2026-11-29', { ...closed, organist: null, announcements: 'Ward dinner on Friday' }),
    ward,
  );
  for (const secret of Object.values(closed)) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/null|undefined|Organist/u);
  expect(text).toContain('Maple Grove Ward\nSacrament Meeting\nSunday, November 29, 2026, 9:00 AM\n');
  expect(text).toContain('Speaker: Hannah Price (Hope)\n');
  expect(text).toContain('Announcements\nWard dinner on Friday\n');
});

it('a program names only topics for those who do not see who speaks', () => {
  const [talk] = programLines(
    aMeeting('2026-11-29', { speakingAssignments: [aTalk({ speakerName: undefined })] }),
  ).slice(-1);
  expect(talk).toEqual({ label: 'Speaker', text: 'Hope' });
});

it('a program has testimonies on a fast Sunday and one line for a Sunday without a meeting', () => {
  expect(labels(aMeeting('2026-12-06', { kind: 'fast_testimony' }))).toContain('Testimonies');
  expect(labels(aMeeting('2027-01-10', { kind: 'stake_conference' }))).toEqual(['Stake conference']);
});
