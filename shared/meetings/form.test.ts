import { describe, expect, it } from 'vitest';
import { SPEAKER_NEEDED } from './constants.ts';
import { emptyValues, MeetingForm, TypedMeeting, type MeetingValues } from './form.ts';
import { MEETING_LIMITS } from './limits.ts';
import { NewMeeting } from './schema.ts';

const SUNDAY = '2026-11-29';
const empty = emptyValues(SUNDAY, 'regular');
const nobody = { id: null, text: '' };
const long = (limit: number) => 'x'.repeat(limit + 1);
const talk = { person: { id: 7, text: 'Ada Reed' }, topic: '', duration: 10 };

const wrongIn = (values: object) =>
  MeetingForm.safeParse({ ...empty, ...values }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('the form of a meeting', () => {
  it('is empty at first, and an empty one may be saved', () => {
    expect(empty).toMatchObject({ date: SUNDAY, kind: 'regular', status: '', isComplete: false, speakers: [] });
    expect([empty.conducting, empty.chorister, empty.notes, empty.hymns.rest]).toEqual([nobody, nobody, '', '']);
    expect(wrongIn({})).toEqual([]);
  });

  const overlong: [keyof MeetingValues, unknown, object][] = [
    ['notes', long(MEETING_LIMITS.text), { notes: long(MEETING_LIMITS.text) }],
    ['organist', { id: null, text: long(MEETING_LIMITS.name) }, { organist: long(MEETING_LIMITS.name) }],
    [
      'hymns',
      { ...empty.hymns, opening: long(MEETING_LIMITS.hymn) },
      { hymns: { opening: long(MEETING_LIMITS.hymn) } },
    ],
    [
      'speakers',
      Array.from({ length: MEETING_LIMITS.speakers + 1 }, () => talk),
      { speakers: Array.from({ length: MEETING_LIMITS.speakers + 1 }, () => ({ memberId: 7 })) },
    ],
    ['speakers', [{ ...talk, duration: 121 }], { speakers: [{ memberId: 7, duration: 121 }] }],
  ];
  it.each(overlong)('refuses %s beyond its limit as the call does', (field, typed, sent) => {
    const call = NewMeeting.safeParse({ date: SUNDAY, ...sent }).error?.issues[0]?.message;
    expect(wrongIn({ [field]: typed }).map(([, message]) => message)).toEqual([call ?? 'nothing']);
  });

  it('asks for a member where only members serve, and for a speaker for every topic', () => {
    const visitor = { id: null, text: 'A Guest' };
    expect(wrongIn({ conducting: visitor })).toEqual([
      ['conducting', 'Choose someone from the list or add the name as a member.'],
    ]);
    expect(wrongIn({ invocation: visitor })).toEqual([]);
    expect(wrongIn({ speakers: [{ person: nobody, topic: 'Hope', duration: 10 }] })).toEqual([
      ['speakers.0.person', SPEAKER_NEEDED],
    ]);
  });

  it('refuses a name that is only begun, as long as no one says it is a visitor’s', () => {
    const begun = { id: null, text: 'Ad', isBegun: true as const };
    const message = 'Choose someone from the list, or use the name for this meeting only.';
    expect(wrongIn({ invocation: begun })).toEqual([['invocation', message]]);
    expect(wrongIn({ speakers: [{ ...talk, person: begun }] })).toEqual([['speakers.0.person', message]]);
    expect(wrongIn({ invocation: { id: null, text: 'Ad' } })).toEqual([]);
  });

  it('refuses a number for a person: it was meant for the hymn beside it', () => {
    const number = { id: null, text: '85', isBegun: true as const };
    const message = 'Type a name, not a number.';
    expect(wrongIn({ chorister: number })).toEqual([['chorister', message]]);
    expect(wrongIn({ speakers: [{ ...talk, person: number }] })).toEqual([['speakers.0.person', message]]);
  });

  it('keeps what is still being typed', () => {
    const begun = { id: null, text: 'Ada', isBegun: true as const };
    const conducting = { id: null, text: 'Ada Re' };
    const typed = { ...empty, conducting, invocation: begun, speakers: [{ ...talk, person: nobody }] };
    expect(TypedMeeting.parse(typed)).toEqual(typed);
  });
});
