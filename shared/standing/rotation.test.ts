import { describe, expect, it } from 'vitest';
import { dueOn, turnLabels, turnsFrom } from './rotation.ts';
import type { Turns } from './schema.ts';

const byMonth: Turns = { by: 'month', from: '2026-11-22', memberIds: [1, 2, 3] };
const bySunday: Turns = { by: 'sunday', from: '2026-11-18', memberIds: [4, null] };
const byPlace: Turns = { by: 'place', from: '2026-11-22', memberIds: [5, 6, 7, 8] };

describe('the rotation', () => {
  it('gives each person a month, in turn, across the new year and back into the past', () => {
    const due = (date: string) => dueOn({ conducting: byMonth }, 'conducting', date);
    expect(due('2026-11-01')).toEqual({ id: 1, reason: 'Conducts in November' });
    expect(due('2026-12-27')).toEqual({ id: 2, reason: 'Conducts in December' });
    expect(['2027-01-03', '2027-02-07', '2026-10-25', '2025-11-02'].map((date) => due(date)?.id)).toEqual([3, 1, 3, 1]);
  });

  it('lets people take turns from Sunday to Sunday, and leaves a turn without a person free', () => {
    const due = (date: string) => dueOn({ organist: bySunday }, 'organist', date);
    expect(due('2026-11-22')).toEqual({ id: 4, reason: 'Plays the organ on Sun, Nov 22' });
    expect([due('2026-11-29'), due('2026-12-06')?.id, due('2026-11-15'), due('2026-11-08')?.id]).toEqual([
      null,
      4,
      null,
      4,
    ]);
  });

  it('goes by the Sunday of the month, and a fifth one may be no one’s', () => {
    const due = (date: string) => dueOn({ chorister: byPlace }, 'chorister', date);
    expect(due('2026-12-13')).toEqual({ id: 6, reason: 'Leads the music on 2nd Sundays' });
    expect(due('2026-11-29')).toBeNull();
    expect(dueOn({ chorister: null }, 'organist', '2026-12-13')).toBeNull();
  });

  it('is listed from today on, starting with the person whose turn it is', () => {
    const later = turnsFrom(byMonth, '2027-01-20');
    expect(later.memberIds).toEqual([3, 1, 2]);
    expect(turnLabels(later)).toEqual(['January', 'February', 'March']);
    expect(dueOn({ conducting: later }, 'conducting', '2026-11-29')?.id).toBe(1);
    expect(turnLabels(turnsFrom(bySunday, '2026-11-23'))).toEqual(['Sun, Nov 29', 'Sun, Dec 6']);
    expect(turnsFrom(bySunday, '2026-11-23').memberIds).toEqual([null, 4]);
    expect(turnLabels(byPlace)[1]).toBe('2nd Sundays');
  });
});
