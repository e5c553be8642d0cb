import { describe, expect, it } from 'vitest';
import { aMeeting, aPlannedMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import { chosenRows, directionOf, partsOf, planningCounts, rowsOf } from './rows.ts';

const TODAY = '2026-11-21';
const meetings = [
  aPlannedMeeting('2026-11-08', { id: 1, speakingAssignments: [aTalk({ speakerName: 'José Ruiz', topic: 'Faith' })] }),
  aPlannedMeeting('2026-11-15', { id: 2, status: 'completed' }),
  aPlannedMeeting('2026-11-22', { id: 3, status: 'confirmed' }),
  aMeeting('2026-11-29', { id: 4 }),
  aMeeting('2026-12-06', { id: 5, kind: 'stake_conference', status: 'planned' }),
];
const rows = rowsOf(meetings, TODAY, 'next', 'whole');
const all = { shown: 'all', order: 'ascending', query: '' } as const;
const dates = (choice: Parameters<typeof chosenRows>[1]) => chosenRows(rows, choice).map((row) => row.date);

describe('rowsOf', () => {
  it('fills twelve Sundays, and none for those who read programs', () => {
    expect(rows.upcoming).toHaveLength(12);
    expect(rowsOf(meetings, TODAY, 'next', 'program').upcoming.map((row) => row.date)).toEqual([
      '2026-11-22',
      '2026-11-29',
      '2026-12-06',
    ]);
  });

  it('counts planned meetings, but no Sunday without one', () => {
    expect(planningCounts(rows.upcoming)).toEqual({ upcoming: 12, planned: 1, partiallyPlanned: 1 });
  });
});

describe('chosenRows', () => {
  it('leaves to plan the Sundays ahead that are not planned, or only partially', () => {
    const open = { ...all, shown: 'to-plan' } as const;
    expect(dates(open).slice(0, 2)).toEqual(['2026-11-29', '2026-12-13']);
    expect(dates(open)).toHaveLength(10);
    expect(dates({ ...open, order: 'descending' }).at(-1)).toBe('2026-11-29');
  });

  it('starts with the upcoming Sundays and continues with the past ones, newest first', () => {
    expect(dates(all).slice(0, 2)).toEqual(['2026-11-22', '2026-11-29']);
    expect(dates(all).slice(-2)).toEqual(['2026-11-15', '2026-11-08']);
  });

  it('goes straight back in time when reversed', () => {
    const back = dates({ ...all, order: 'descending' });
    expect(back).toEqual(back.toSorted().toReversed());
  });

  it('shows the past either way round', () => {
    expect(dates({ shown: 'past', order: 'ascending', query: '' })).toEqual(['2026-11-08', '2026-11-15']);
    expect(dates({ shown: 'past', order: 'descending', query: '' })).toEqual(['2026-11-15', '2026-11-08']);
  });

  it('finds speakers, topics and hymns without regard to case and accents', () => {
    expect(dates({ ...all, query: 'jose RUIZ' })).toEqual(['2026-11-08']);
    expect(dates({ ...all, query: ' faith ' })).toEqual(['2026-11-08']);
    expect(dates({ ...all, query: 'firm foundation' })).toEqual(['2026-11-22', '2026-11-15', '2026-11-08']);
    expect(dates({ ...all, query: 'stake conf' })).toEqual(['2026-12-06']);
    expect(dates({ ...all, query: 'nobody at all' })).toEqual([]);
  });
});

describe('partsOf', () => {
  it('marks where the past begins only below upcoming Sundays', () => {
    const shown = (choice: Parameters<typeof chosenRows>[1]) =>
      partsOf(chosenRows(rows, choice), TODAY).map(({ isPast, isDivided, rows: part }) => [
        isPast,
        isDivided,
        part.length,
      ]);
    expect(shown(all)).toEqual([
      [false, false, 12],
      [true, true, 2],
    ]);
    expect(shown({ ...all, shown: 'past' })).toEqual([[true, false, 2]]);
    expect(shown({ ...all, shown: 'upcoming' })).toEqual([[false, false, 12]]);
  });
});

describe('directionOf', () => {
  it.each([
    ['other', all],
    ['descending', { ...all, order: 'descending' }],
    ['ascending', { ...all, shown: 'upcoming' }],
    ['descending', { ...all, shown: 'past', order: 'descending' }],
    ['ascending', { ...all, shown: 'past' }],
    ['descending', { ...all, query: 'firm foundation' }],
  ] as const)('is %s for the rows of %j', (direction, choice) => {
    expect(directionOf(chosenRows(rows, choice))).toBe(direction);
  });
});
