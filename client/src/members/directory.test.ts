import { describe, expect, it } from 'vitest';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { chosenMembers, availabilityCounts, type ShownMembers } from './directory.ts';

const TODAY = '2026-06-17';
const member = (id: number, firstName: string, lastName: string, more: Partial<Member> = {}) =>
  aMember({ id, firstName, lastName, ...more });
const WARD = [
  member(1, 'Ada', 'Reed', { lastTalkDate: '2026-03-19', totalTalks: 2, phone: '+1 801 555 0142' }),
  member(2, 'Ben', 'Cole', { isAvailable: false, calling: 'Bishop', lastTalkDate: '2026-03-18', totalTalks: 5 }),
  member(3, 'José', 'Núñez', { calling: 'Primary Teacher' }),
];
const found = (shown: ShownMembers, query = '') =>
  chosenMembers(WARD, TODAY, { shown, query, sort: 'name' }).map(({ firstName }) => firstName);

describe('the directory', () => {
  it('is filtered by who is available, unavailable, or spoke within 90 days', () => {
    expect([found('all'), found('available'), found('unavailable'), found('recent')]).toEqual([
      ['Ben', 'José', 'Ada'],
      ['José', 'Ada'],
      ['Ben'],
      ['Ada'],
    ]);
    expect(availabilityCounts(WARD, TODAY)).toEqual({ all: 3, available: 2, unavailable: 1, recent: 1 });
  });

  it('is searched by the first name of the record and by the one a person goes by, and sorted by the latter', () => {
    const ward = [member(1, 'William', 'Lee', { preferredName: 'Bill' }), member(2, 'Carl', 'Lee')];
    const ids = (query: string) =>
      chosenMembers(ward, TODAY, { shown: 'all', query, sort: 'name' }).map(({ id }) => id);
    expect([ids('william lee'), ids('bill'), ids('')]).toEqual([[1], [1], [1, 2]]);
  });

  it('is searched by name, calling, and phone, regardless of case and accents', () => {
    expect([
      found('all', 'NUNEZ'),
      found('all', 'bishop'),
      found('all', '5550142'),
      found('available', 'bishop'),
    ]).toEqual([['José'], ['Ben'], ['Ada'], []]);
  });
});
