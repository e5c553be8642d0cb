import { addDays } from '#shared/calendar/sundays.ts';
import type { InvitationState } from '#shared/invitations/constants.ts';
import { describe, expect, it } from 'vitest';
import { conflictsOf, nearTalk, type KnownMember, type Part } from './conflicts.ts';
import { prayersIn, talksIn, type DatedTalk } from './dated-talks.ts';

const DATE = '2026-11-29';
const free = (id: number) => ({ id, isAvailable: true, lastTalkDate: null });
const known = (members: KnownMember[], talks: DatedTalk[] = [], prayers: DatedTalk[] = []) => ({
  members,
  talks,
  prayers,
  today: '2026-11-25',
});
const part = (path: string, role: Part['role'], memberId: number | null, name = 'Ada Reed'): Part => ({
  path,
  role,
  memberId,
  name,
});

describe('conflictsOf', () => {
  it('reports a double assignment at both fields', () => {
    const hints = conflictsOf(
      [part('invocationMember', 'invocation', 1), part('speakers.0', 'speaker', 1)],
      DATE,
      known([free(1)]),
    );
    expect(hints.get('invocationMember')).toEqual(['Also speaks in this meeting.']);
    expect(hints.get('speakers.0')).toEqual(['Also gives the invocation in this meeting.']);
  });

  it('counts who performs the musical number as an assignment', () => {
    const away = { ...free(1), isAvailable: false };
    const hints = conflictsOf(
      [part('performer', 'performer', 1), part('chorister', 'chorister', 1)],
      DATE,
      known([away]),
    );
    expect(hints.get('performer')).toEqual(['Is also the chorister for this meeting.', 'Marked as unavailable.']);
    expect(hints.get('chorister')?.[0]).toBe('Also performs in this meeting.');
  });

  it('lets a bishop preside and conduct', () => {
    const hints = conflictsOf([part('a', 'conducting', 1), part('b', 'presiding', 1)], DATE, known([free(1)]));
    expect(hints.size).toBe(0);
  });

  it('knows a visitor by the name, and the same speaker twice', () => {
    const hints = conflictsOf(
      [part('organist', 'organist', null, 'José Ruiz'), part('chorister', 'chorister', null, 'jose  ruiz')],
      DATE,
      known([]),
    );
    expect(hints.get('organist')).toEqual(['Is also the chorister for this meeting.']);
    const twice = conflictsOf(
      [part('speakers.0', 'speaker', 1), part('speakers.1', 'speaker', 1)],
      DATE,
      known([free(1)]),
    );
    expect(twice.get('speakers.1')).toEqual(['Listed twice in this meeting.']);
  });

  it('does not take two empty names for one person', () => {
    expect(
      conflictsOf([part('a', 'invocation', null, ''), part('b', 'benediction', null, ' ')], DATE, known([])).size,
    ).toBe(0);
  });

  it('flags a person who is unavailable', () => {
    const away = { id: 1, isAvailable: false, lastTalkDate: null };
    expect(
      conflictsOf([part('benedictionMember', 'benediction', 1)], DATE, known([away])).get('benedictionMember'),
    ).toEqual(['Marked as unavailable.']);
  });

  it('flags a person who is away that Sunday', () => {
    const away = [{ from: '2026-11-25', to: DATE }];
    const hints = (of: typeof away) =>
      conflictsOf([part('organist', 'organist', 1)], DATE, known([{ ...free(1), away: of }])).get('organist');
    expect(hints(away)).toEqual(['Away that Sunday.']);
    expect(hints([{ from: '2027-12-01', to: '2027-12-31' }])).toBeUndefined();
  });

  it('flags a household that prays twice in a meeting, or speaks again within five weeks', () => {
    const family = [1, 2].map((id) => ({ ...free(id), household: id === 1 ? 'Elm Street' : 'elm street' }));
    const prayers = [part('a', 'invocation', 1), part('b', 'benediction', 2)];
    expect(conflictsOf(prayers, DATE, known(family)).get('a')).toEqual([
      'Someone in the same household is also praying that Sunday.',
    ]);
    const speaks = (day: string) =>
      conflictsOf([part('a', 'speaker', 1)], DATE, {
        ...known(family),
        talks: [{ memberId: 2, date: day }],
      }).get('a');
    const near = addDays(DATE, -28);
    expect(speaks(near)?.join(' ')).toMatch(
      /^Someone in the same household (spoke|also speaks) on Sun,\s\w{3}\s\d+\.$/,
    );
    expect(speaks(addDays(DATE, -42))).toBeUndefined();
    // Husband and wife may well speak in one meeting.
    expect(speaks(DATE)).toBeUndefined();
    const strangers = family.map((member) => ({ ...member, household: '' }));
    expect(conflictsOf(prayers, DATE, known(strangers)).size).toBe(0);
  });

  it.each([
    ['speaker', 'prayer', -14, 'Someone in the same household prayed on Sun,\u00a0Nov\u00a015.'],
    ['speaker', 'prayer', 14, 'Someone in the same household also prays on Sun,\u00a0Dec\u00a013.'],
    ['speaker', 'prayer', 35, 'Someone in the same household also prays on Sun,\u00a0Jan\u00a03.'],
    ['speaker', 'prayer', 42, undefined],
    ['invocation', 'talk', -14, 'Someone in the same household spoke on Sun,\u00a0Nov\u00a015.'],
    ['benediction', 'talk', 35, 'Someone in the same household also speaks on Sun,\u00a0Jan\u00a03.'],
    ['benediction', 'prayer', -28, 'Someone in the same household prayed on Sun,\u00a0Nov\u00a01.'],
    ['benediction', 'prayer', -42, undefined],
    ['organist', 'talk', -14, undefined],
  ] as const)('a %s whose family has a %s %i days from that Sunday: %s', (role, asked, days, expected) => {
    const family = [1, 2].map((id) => ({ ...free(id), household: 'Elm Street' }));
    const given = [{ memberId: 2, date: addDays(DATE, days) }];
    const around = asked === 'talk' ? known(family, given) : known(family, [], given);
    expect(
      conflictsOf([part('a', role, 1)], DATE, around)
        .get('a')
        ?.join(' '),
    ).toBe(expected);
  });

  it('flags a talk and a prayer of one household in one meeting', () => {
    const family = [1, 2].map((id) => ({ ...free(id), household: 'Elm Street' }));
    const hints = conflictsOf([part('a', 'speaker', 1), part('b', 'invocation', 2)], DATE, known(family));
    expect(hints.get('a')).toEqual(['Someone in the same household is also praying that Sunday.']);
    expect(hints.get('b')).toEqual(['Someone in the same household is also speaking that Sunday.']);
  });

  it('finds the prayers of members in meetings, and no visitor’s', () => {
    const meetings = [
      { date: DATE, invocationMemberId: 1, benedictionMemberId: null },
      { date: addDays(DATE, 7), benedictionMemberId: 2 },
    ];
    expect(prayersIn(meetings, DATE)).toEqual([
      { memberId: 1, date: DATE },
      { memberId: 2, date: addDays(DATE, 7) },
    ]);
  });

  it('counts no talk or prayer that was declined once its Sunday is over', () => {
    const given = (state: InvitationState) => ({ state, at: null, by: null, way: null });
    const meeting = {
      date: DATE,
      invocationMemberId: 1,
      benedictionMemberId: 2,
      invitations: { invocation: given('declined'), benediction: given('asked') },
      speakingAssignments: [
        { memberId: 3, invitation: given('declined') },
        { memberId: 4, invitation: given('accepted') },
        { memberId: 5, invitation: given('not_asked') },
        { memberId: 6 },
      ],
    };
    const counted = (today: string) =>
      [...prayersIn([meeting], today), ...talksIn([meeting], today)].map(({ memberId }) => memberId);
    expect(counted(DATE)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(counted(addDays(DATE, 1))).toEqual([2, 4, 5, 6]);
  });

  it('flags a talk within 90 days, for speakers only', () => {
    const spoke = { id: 1, isAvailable: true, lastTalkDate: '2026-11-22' };
    const hints = conflictsOf([part('speakers.0', 'speaker', 1)], DATE, known([spoke]));
    expect(hints.get('speakers.0')).toEqual(['Spoke 7 days earlier (Sun,\u00a0Nov\u00a022).']);
    const ahead = conflictsOf(
      [part('speakers.0', 'speaker', 1)],
      DATE,
      known([free(1)], [{ memberId: 1, date: '2026-12-06' }]),
    );
    expect(ahead.get('speakers.0')).toEqual(['Also speaks 7 days later (Sun,\u00a0Dec\u00a06).']);
    expect(conflictsOf([part('organist', 'organist', 1)], DATE, known([spoke])).size).toBe(0);
  });
});

describe('nearTalk', () => {
  it('counts the 90th day and not the 91st', () => {
    expect(nearTalk(1, '2026-08-31', DATE, [])).toBe('2026-08-31');
    expect(nearTalk(1, '2026-08-30', DATE, [])).toBeNull();
  });

  it('takes the nearest talk, even a planned one, and never one on this day', () => {
    const talks = [
      { memberId: 1, date: '2026-12-13' },
      { memberId: 2, date: '2026-12-06' },
      { memberId: 1, date: DATE },
    ];
    expect(nearTalk(1, '2026-10-04', DATE, talks)).toBe('2026-12-13');
  });
});
