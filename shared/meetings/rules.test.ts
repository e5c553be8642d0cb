import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  holdsMeeting,
  defaultKind,
  isEmptyDraft,
  isMusicComplete,
  isUnassigned,
  missingInWords,
  missingParts,
  needsSpeaker,
  plannedMinutes,
  plannedProblems,
  planOf,
  shownStatus,
  workOutStatus,
  type Plan,
  isAsCreated,
} from './rules.ts';
import { MEETING_KINDS, MEETING_STATUSES } from './constants.ts';

const plans: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constantFrom(...MEETING_KINDS),
  isComplete: fc.boolean(),
  conducting: fc.boolean(),
  presiding: fc.boolean(),
  invocation: fc.boolean(),
  benediction: fc.boolean(),
  speakers: fc.integer({ min: 0, max: 3 }),
  openingHymn: fc.boolean(),
  sacramentHymn: fc.boolean(),
  closingHymn: fc.boolean(),
  anythingElse: fc.boolean(),
});
const EMPTY: Plan = {
  kind: 'regular',
  isComplete: false,
  conducting: false,
  presiding: false,
  invocation: false,
  benediction: false,
  speakers: 0,
  openingHymn: false,
  sacramentHymn: false,
  closingHymn: false,
  anythingElse: false,
};
const PEOPLE = { conducting: true, presiding: true, invocation: true, benediction: true };
const MUSIC = { openingHymn: true, sacramentHymn: true, closingHymn: true };
const WHOLE: Plan = { ...EMPTY, ...PEOPLE, ...MUSIC, speakers: 1 };
const parts = [
  'conducting',
  'presiding',
  'invocation',
  'benediction',
  'openingHymn',
  'sacramentHymn',
  'closingHymn',
] as const;

describe('the status that is determined automatically', () => {
  test('nothing is a draft, all of it is planned, anything between is partly planned', () => {
    expect(
      [EMPTY, WHOLE, { ...EMPTY, anythingElse: true }, { ...EMPTY, speakers: 1 }, { ...WHOLE, speakers: 0 }].map(
        workOutStatus,
      ),
    ).toEqual(['draft', 'planned', 'partially_planned', 'partially_planned', 'partially_planned']);
    for (const part of parts) {
      expect(workOutStatus({ ...EMPTY, [part]: true })).toBe('partially_planned');
      expect(workOutStatus({ ...WHOLE, [part]: false })).toBe('partially_planned');
    }
  });

  test('a draft with no more than an organist, a note, or a speaker is not an empty one', () => {
    const draft = { kind: 'primary_program', status: 'draft', isComplete: false, speakingAssignments: [] } as const;
    expect(isEmptyDraft(draft)).toBe(true);
    const begun = [{ organist: 'Helen Park' }, { notes: 'Chairs' }, { speakingAssignments: [1] }, { isComplete: true }];
    for (const part of begun) expect(isEmptyDraft({ ...draft, ...part })).toBe(false);
  });

  test('a Sunday is still to be planned when its music alone is chosen, and not once someone is assigned', () => {
    const music = {
      kind: 'regular' as const,
      isComplete: false,
      speakingAssignments: [],
      openingHymn: '#2',
      organist: 'Jo',
    };
    expect(isUnassigned(music)).toBe(true);
    const assigned = [{ conductingMemberId: 2 }, { benedictionMember: 'Jo' }, { speakingAssignments: [1] }];
    for (const part of [...assigned, { isComplete: true }]) expect(isUnassigned({ ...music, ...part })).toBe(false);
  });

  test('is planned when it is marked complete, and is never a choice of a person', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(workOutStatus({ ...plan, isComplete: true })).toBe('planned');
        expect(['draft', 'partially_planned', 'planned']).toContain(workOutStatus(plan));
      }),
    );
  });

  test('never falls when something is added', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...parts), (plan, part) => {
        const rank = (status: string) => ['draft', 'partially_planned', 'planned'].indexOf(status);
        expect(rank(workOutStatus({ ...plan, [part]: true }))).toBeGreaterThanOrEqual(rank(workOutStatus(plan)));
      }),
    );
  });

  test('planned means that nothing is missing, and a person may choose it too', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        if (workOutStatus(plan) !== 'planned') return;
        expect(missingParts(plan)).toEqual([]);
        expect(plannedProblems(plan)).toEqual([]);
      }),
    );
  });
});

describe('what keeps a meeting from being planned', () => {
  test('is listed in the order and words of the form', () => {
    expect(plannedProblems(EMPTY)).toEqual([
      { path: 'conductingMemberId', message: 'Conducting member is required' },
      { path: 'presidingMemberId', message: 'Presiding member is required' },
      { path: 'invocationMember', message: 'Invocation member is required' },
      { path: 'benedictionMember', message: 'Benediction member is required' },
      { path: 'speakers', message: 'At least one speaker is required (except for Fast & Testimony meetings)' },
    ]);
    expect(plannedProblems({ ...EMPTY, ...PEOPLE, speakers: 1 })).toEqual([]);
  });

  test.each(MEETING_KINDS)('on a Sunday of the kind %s', (kind) => {
    const speakers = ['regular', 'ward_conference', 'special'];
    const none = ['general_conference', 'stake_conference', 'no_meeting'];
    expect([needsSpeaker(kind), holdsMeeting(kind)]).toEqual([speakers.includes(kind), !none.includes(kind)]);
    expect(plannedProblems({ ...EMPTY, kind }).length).toBe(none.includes(kind) ? 0 : speakers.includes(kind) ? 5 : 4);
    expect(missingParts({ ...EMPTY, kind }).length).toBe(none.includes(kind) ? 0 : speakers.includes(kind) ? 8 : 7);
  });

  test('is nothing once the meeting is marked complete', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect([plannedProblems({ ...plan, isComplete: true }), missingParts({ ...plan, isComplete: true })]).toEqual([
          [],
          [],
        ]);
      }),
    );
  });

  test('is named briefly: prayers and music as one each', () => {
    expect(missingInWords(missingParts(EMPTY))).toEqual(['conducting', 'presiding', 'prayers', 'speakers', 'music']);
    expect(missingInWords(missingParts({ ...EMPTY, invocation: true, closingHymn: true }))).toEqual([
      'conducting',
      'presiding',
      'benediction',
      'speakers',
      'opening hymn',
      'sacrament hymn',
    ]);
  });
});

test('only a planned or confirmed meeting becomes completed, and only once its day is over', () => {
  for (const status of MEETING_STATUSES) {
    const after = status === 'planned' || status === 'confirmed' ? 'completed' : status;
    expect(['2026-06-20', '2026-06-21', '2026-06-22'].map((today) => shownStatus(status, '2026-06-21', today))).toEqual(
      [status, status, after],
    );
  }
});

test('music is complete with the opening, sacrament and closing hymns', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(isMusicComplete(plan)).toBe(
        !missingParts({ ...plan, kind: 'regular', isComplete: false }).some(({ path }) => path.startsWith('hymns')),
      );
    }),
  );
});

test('a plan is read from a meeting, and withheld fields count as empty', () => {
  expect(planOf({ kind: 'regular', isComplete: false, speakingAssignments: [] })).toEqual(EMPTY);
  expect(
    planOf({
      kind: 'special',
      isComplete: true,
      conductingMemberId: 1,
      presidingMemberId: 2,
      invocationMember: 'A',
      benedictionMember: 3,
      openingHymn: '#2 The Spirit of God',
      sacramentHymn: '#169 As Now We Take the Sacrament',
      closingHymn: '#152 God Be with You Till We Meet Again',
      organist: 'C',
      speakingAssignments: [{}, {}],
    }),
  ).toEqual({ ...WHOLE, kind: 'special', isComplete: true, speakers: 2, anythingElse: true });
});

test('the fast meeting passes over Sundays on which the ward does not meet', () => {
  const closed = [
    { date: '2026-11-01', kind: 'stake_conference' as const },
    { date: '2026-11-08', kind: 'regular' as const },
  ];
  expect(['2026-11-08', '2026-11-15'].map((date) => defaultKind(date, 'next', closed))).toEqual([
    'fast_testimony',
    'regular',
  ]);
  expect(defaultKind('2026-11-08', 'none', closed)).toBe('regular');
});

test('the length of a plan adds up the service, each talk, and everything else', () => {
  const bare = {
    kind: 'regular' as const,
    speakers: [],
    hasBusiness: false,
    hasRestHymn: false,
    hasSpecialNumber: false,
    usualTalkMinutes: 12,
  };
  const full = { ...bare, hasBusiness: true, hasRestHymn: true, hasSpecialNumber: true };
  expect(plannedMinutes(bare)).toEqual({ spoken: 0, rest: 28 });
  expect(plannedMinutes({ ...bare, speakers: [{ duration: 15 }, { duration: null }, {}] })).toEqual({
    spoken: 15 + 12 + 12,
    rest: 28,
  });
  expect(plannedMinutes(full)).toEqual({ spoken: 0, rest: 28 + 3 + 3 + 4 });
  // Testimonies replace talks and special numbers.
  expect(plannedMinutes({ ...full, kind: 'fast_testimony', speakers: [{ duration: 20 }] })).toEqual({
    spoken: 25,
    rest: 28 + 3 + 3,
  });
});

test('only a draft that was never saved is as it was created', () => {
  const draft = { status: 'draft', version: 1, musicVersion: 1 } as const;
  const others = [{ version: 2 }, { musicVersion: 2 }, { status: 'planned' as const }];
  expect([draft, ...others.map((one) => ({ ...draft, ...one }))].map(isAsCreated)).toEqual([true, false, false, false]);
});
