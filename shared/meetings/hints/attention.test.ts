import { describe, expect, it } from 'vitest';
import { concernsOf } from './attention.ts';
import { aHymn, aMeeting, aPlannedMeeting, aTalk } from './meeting-samples.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { slotOf } from './upcoming.ts';

const DATE = '2026-11-29';
const concerns = (meetings: Meeting[], warnsOfHymns = true, today = '2026-11-20', minute = 600) =>
  concernsOf(meetings.map(slotOf), {
    meetings,
    weeks: 6,
    warnsOfHymns,
    now: { day: today, minute, heldFrom: 720 },
  });
const said = (...meetings: Meeting[]) => concerns(meetings).map(({ text, field }) => [text, field]);

describe('concernsOf', () => {
  it('reports nothing for a complete meeting', () => {
    expect(said(aPlannedMeeting(DATE))).toEqual([]);
  });

  it('names each gap and the field that fills it', () => {
    expect(said(aPlannedMeeting(DATE, { benedictionMember: null, closingHymn: null }))).toEqual([
      ['No benediction', 'benedictionMember'],
      ['No closing hymn', 'hymns.closing'],
    ]);
  });

  it('combines related gaps', () => {
    const bare = aMeeting(DATE, { conductingMemberId: 2, presidingMemberId: 3, speakingAssignments: [aTalk()] });
    expect(said(bare)).toEqual([
      ['No prayers assigned', 'invocationMember'],
      ['No hymns chosen', 'hymns.opening'],
    ]);
  });

  it('names who spoke or speaks on another Sunday shortly before, unless they declined one of them', () => {
    const talkOn = (date: string, more: Parameters<typeof aTalk>[0] = {}) =>
      aPlannedMeeting(date, { speakingAssignments: [aTalk({ memberId: 7, speakerName: 'Gus Lane', ...more })] });
    const declined = { state: 'declined', at: null, by: null, way: null } as const;
    const texts = (...meetings: Meeting[]) =>
      concerns(meetings).flatMap(({ text, field, date }) =>
        /spoke|also speaks/.test(text) ? [[date, field, text]] : [],
      );
    expect(texts(talkOn(DATE), talkOn('2026-12-06'))).toEqual([
      ['2026-12-06', 'speakers.0', 'Gus Lane also speaks Sun, Nov 29'],
    ]);
    expect(texts(talkOn(DATE, { invitation: declined }), talkOn('2026-12-06'))).toEqual([]);
    expect(texts(talkOn(DATE), talkOn('2026-12-06', { invitation: declined }))).toEqual([]);
    expect(texts(talkOn(DATE), talkOn('2026-12-06', { memberId: 8 }))).toEqual([]);
    expect(texts(talkOn(DATE), talkOn('2027-04-11'))).toEqual([]);
    expect(texts(talkOn('2026-11-15'), talkOn(DATE))).toEqual([[DATE, 'speakers.0', 'Gus Lane spoke Sun, Nov 15']]);
    expect(texts(talkOn('2026-11-15', { invitation: declined }), talkOn(DATE))).toEqual([]);
    expect(texts(talkOn('2026-08-16'), talkOn(DATE))).toEqual([]);
  });

  it('says only that no one is assigned where the hymns alone are chosen', () => {
    expect(said(aMeeting(DATE, { status: 'partially_planned', openingHymn: '#2 The Spirit of God' }))).toEqual([
      ['No one assigned yet', 'conductingMemberId'],
    ]);
  });

  it('says only that an empty Sunday is not planned', () => {
    expect(said(aMeeting(DATE, { status: 'draft' }))).toEqual([['Not planned yet', null]]);
    const [placeholder] = concernsOf([{ date: DATE, kind: 'regular', meeting: null }], {
      meetings: [],
      weeks: 6,
      warnsOfHymns: true,
      now: { day: DATE, minute: 600, heldFrom: 720 },
    });
    expect(placeholder).toMatchObject({ meetingId: null, text: 'Not planned yet' });
  });

  it('names those who declined on a draft, too', () => {
    const declined = { state: 'declined' as const, at: null, by: 'Ruth', way: null };
    const draft = aMeeting(DATE, {
      status: 'draft',
      invocationMember: 'Tom Beck',
      invitations: { invocation: declined },
    });
    expect(said(draft)).toEqual([
      ['Invocation: Tom Beck declined', 'invocationMember'],
      ['Not planned yet', null],
    ]);
  });

  it('asks nothing of a Sunday without a meeting', () => {
    expect(said(aMeeting(DATE, { kind: 'stake_conference', status: 'draft' }))).toEqual([]);
  });

  it('names the speaker who has no topic', () => {
    const talks = [aTalk(), aTalk({ id: 2, speakerName: 'Tom Beck', topic: null })];
    expect(said(aPlannedMeeting(DATE, { speakingAssignments: talks }))).toEqual([
      ['Tom Beck has no topic yet', 'speakers.1.topic'],
    ]);
  });

  it('names those who declined first, until the meeting is held', () => {
    const declined = { state: 'declined' as const, at: null, by: 'Ruth', way: null };
    const talks = [aTalk(), aTalk({ id: 8, speakerName: 'Tom Beck', invitation: declined })];
    const meeting = aPlannedMeeting(DATE, {
      status: 'confirmed',
      organist: 'Helen Park',
      closingHymn: null,
      speakingAssignments: talks,
      invitations: { organist: declined },
    });
    expect(said(meeting)).toEqual([
      ['Organist: Helen Park declined', 'organist'],
      ['Talk: Tom Beck declined', 'talk:8'],
      ['No closing hymn', 'hymns.closing'],
    ]);
    const onTheDay = (minute: number) => concerns([meeting], true, DATE, minute).length;
    expect([onTheDay(719), onTheDay(720)]).toEqual([3, 1]);
  });

  it('names those who declined for a later Sunday, and nothing else about it', () => {
    const declined = { state: 'declined' as const, at: null, by: 'Ruth', way: null };
    const far = { id: 9, invocationMember: 'Clara Beck', invitations: { invocation: declined } };
    const ofNear = (...meetings: Meeting[]) =>
      concernsOf([slotOf(aPlannedMeeting(DATE))], {
        meetings,
        weeks: 6,
        warnsOfHymns: true,
        now: { day: '2026-11-20', minute: 600, heldFrom: 720 },
      });
    const later = aMeeting('2027-01-17', { status: 'draft', ...far });
    expect(ofNear(later, aPlannedMeeting(DATE))).toEqual([
      { date: '2027-01-17', meetingId: 9, field: 'invocationMember', text: 'Invocation: Clara Beck declined' },
    ]);
    expect(ofNear({ ...later, kind: 'stake_conference' })).toEqual([]);
  });

  it('warns about a hymn that repeats too soon, unless the ward wants no hints', () => {
    const first = aPlannedMeeting('2026-11-22', {
      id: 1,
      musicalNumbers: [aHymn('opening_hymn', 85, 'How Firm a Foundation')],
    });
    const again = aPlannedMeeting('2026-12-13', {
      id: 2,
      musicalNumbers: [aHymn('closing_hymn', 85, 'How Firm a Foundation')],
    });
    expect(concerns([first, again])).toEqual([
      {
        date: '2026-12-13',
        meetingId: 2,
        field: 'hymns.closing',
        text: '85 How Firm a Foundation: also planned for Sun, Nov 22',
      },
    ]);
    expect(concerns([first, again], true, '2026-11-23')[0]).toMatchObject({
      text: '85 How Firm a Foundation: sung Sun, Nov 22',
    });
    expect(concerns([first, again], false)).toEqual([]);
    // The later Sunday is beyond those that are listed.
    const [near] = concernsOf([slotOf(first)], {
      meetings: [first, again],
      weeks: 6,
      warnsOfHymns: true,
      now: { day: '2026-11-20', minute: 600, heldFrom: 720 },
    });
    expect(near).toMatchObject({
      date: '2026-11-22',
      text: '85 How Firm a Foundation: also planned for Sun, Dec 13',
    });
  });

  it('names hymns that repeat below everything that is missing', () => {
    const hymns = { musicalNumbers: [aHymn('opening_hymn', 85, 'How Firm a Foundation')] };
    const repeating = ['2026-11-22', '2026-11-29'].map((date, id) => aPlannedMeeting(date, { id: id + 1, ...hymns }));
    const open = aPlannedMeeting('2026-12-06', { id: 3, benedictionMember: null });
    expect(concerns([...repeating, open]).map(({ text }) => text)).toEqual([
      'No benediction',
      '85 How Firm a Foundation: also planned for Sun, Nov 22',
    ]);
  });

  it('does not take a special number for a hymn of the congregation', () => {
    const sung = (date: string, id: number) =>
      aPlannedMeeting(date, { id, musicalNumbers: [aHymn('special_number', 85, 'How Firm a Foundation')] });
    expect(concerns([sung('2026-11-22', 1), sung('2026-11-29', 2)])).toEqual([]);
  });
});
