import { describe, expect, it } from 'vitest';
import { callingRank, FIRST_NOT_LEADING } from './calling-rank.ts';
import { memberNamed, searchMembers, splitName, suggestMembers } from './rules.ts';

const member = (id: number, name: string, calling: string | null = null) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { id, firstName, lastName: rest.join(' '), calling };
};
const namesOf = (found: { firstName: string; lastName: string }[]) =>
  found.map((one) => `${one.firstName} ${one.lastName}`);

describe('callingRank', () => {
  it.each([
    ['Stake President', 13],
    ['Stake Presidency Second Counselor', 14],
    ['Stake Patriarch', 15],
    ['High Councilor', 16],
    ['Stake High Council', 16],
    ['Stake Clerk', 17],
    ['Bishop', 10],
    ['Branch President', 10],
    ['Bishopric First Counselor', 11],
    ['First Counselor in the Bishopric', 11],
    ['Bishopric Second Counselor', 12],
    ['Branch Presidency Second Counselor', 12],
    ['Ward Clerk', 20],
    ['Ward Executive Secretary', 21],
    ['Ward Assistant Clerk--Membership', 22],
    ['Ward Assistant Executive Secretary', 23],
    ['Elders Quorum President', 30],
    ['Relief Society President', 31],
    ['Young Women President', 32],
    ['Primary President', 33],
    ['Sunday School President', 34],
    ['Ward Mission Leader', 35],
    ['Ward Temple and Family History Leader', 36],
    ['Music Coordinator', 37],
    ['Young Single Adult Leader', 38],
    ['Elders Quorum First Counselor', 40],
    ['Relief Society Second Counselor', 41],
    ['Elders Quorum Secretary', 45],
    ['Primary Presidency Secretary', 48],
    ['Deacons Quorum President', 50],
    ['Priests Quorum First Assistant', 50],
    ['Young Women Class Presidency', 50],
    ['Primary Teacher', 60],
    ['Deacons Quorum Adviser', 60],
    ['Assistant Ward Mission Leader', 60],
    ['Former Bishop', 60],
    ['Full-time Missionary', 60],
    ['', 99],
    [null, 99],
  ])('%s → %i', (calling, rank) => {
    expect(callingRank(calling)).toBe(rank);
  });

  it.each([
    ['Obispo', 10],
    ['Bispo', 10],
    ['Primer Consejero del Obispado', 11],
    ['Segundo Conselheiro do Bispado', 12],
    ['Presidenta de la Sociedad de Socorro', 31],
    ['Presidente do Quórum de Élderes', 30],
    ['Presidente del Quórum de Diáconos', 50],
    ['Secretario Ejecutivo', 21],
  ])('knows %s', (calling, rank) => {
    expect(callingRank(calling)).toBe(rank);
  });

  it('takes the best of several callings', () => {
    expect(callingRank('Primary Teacher; Ward Clerk')).toBe(20);
    expect(callingRank('Deacons Quorum President, Choir Member')).toBe(50);
  });

  it('does not count a youth presidency as ward leadership', () => {
    expect(callingRank('Teachers Quorum President')).toBeGreaterThanOrEqual(FIRST_NOT_LEADING);
    expect(callingRank('Sunday School Second Counselor')).toBeLessThan(FIRST_NOT_LEADING);
  });
});

describe('searchMembers', () => {
  const ward = [
    member(1, 'Grace Okafor', 'Relief Society President'),
    member(2, 'Ada Okafor'),
    member(3, 'José Núñez', 'Primary Teacher'),
    member(4, 'Tom Beck', 'Deacons Quorum President'),
    member(5, 'Emeka Okafor', 'Elders Quorum Secretary'),
  ];

  it('finds a part of a name, leaders first', () => {
    expect(namesOf(searchMembers(ward, 'okaf'))).toEqual(['Grace Okafor', 'Emeka Okafor', 'Ada Okafor']);
  });

  it('ignores accents, case and the order of the names', () => {
    expect(namesOf(searchMembers(ward, 'NUNEZ, jose'))).toEqual(['José Núñez']);
    expect(namesOf(searchMembers(ward, 'jo nu'))).toEqual(['José Núñez']);
  });

  it('finds a person by the first name of the record and by the one they go by', () => {
    const two = [{ ...member(1, 'William Lee'), preferredName: 'Bill' }, member(2, 'Willa Reed')];
    for (const typed of ['bill', 'Lee, Bill', 'william', 'lee will']) {
      expect(searchMembers(two, typed)[0]?.id, typed).toBe(1);
    }
    expect([memberNamed(two, 'bill lee')?.id, memberNamed(two, 'William Lee')?.id]).toEqual([1, 1]);
  });

  it('puts those who usually play before the leaders, then a last name typed in full', () => {
    const musical = [
      member(1, 'Rui Duarte', 'Elders Quorum Second Counselor'),
      member(2, 'Inês Duarte', 'Organist'),
      member(3, 'Karen Kimball', 'Relief Society President'),
      member(4, 'Seo-yeon Kim', 'Primary Teacher'),
      member(5, 'Ann Kimber'),
    ];
    const usual = { uses: new Map([[5, 2]]), calling: 'Organist' };
    expect(namesOf(searchMembers(musical, 'duar', usual))).toEqual(['Inês Duarte', 'Rui Duarte']);
    expect(namesOf(searchMembers(musical, 'kim', usual))).toEqual(['Ann Kimber', 'Seo-yeon Kim', 'Karen Kimball']);
    expect(namesOf(searchMembers(musical, 'kim'))).toEqual(['Karen Kimball', 'Seo-yeon Kim', 'Ann Kimber']);
  });

  it('finds callings after names', () => {
    expect(namesOf(searchMembers(ward, 'primary'))).toEqual(['José Núñez']);
  });

  it('shows 20 at most and nothing for nothing', () => {
    const many = Array.from({ length: 40 }, (_, id) => member(id, `Ann Lee${id}`));
    expect(searchMembers(many, 'ann')).toHaveLength(20);
    expect(searchMembers(many, '  ')).toEqual([]);
  });
});

describe('suggestMembers', () => {
  const ward = [
    member(1, 'Ada Reed'),
    member(2, 'Ben Cole', 'Bishop'),
    member(3, 'Cy Dunn'),
    member(4, 'Dee Fox', 'Stake President'),
  ];

  it('puts leaders first, then those who often had the part', () => {
    expect(
      namesOf(
        suggestMembers(
          ward,
          new Map([
            [3, 4],
            [1, 1],
          ]),
        ),
      ),
    ).toEqual(['Ben Cole', 'Dee Fox', 'Cy Dunn', 'Ada Reed']);
  });

  it('puts the usual organist before the leaders when asked', () => {
    expect(namesOf(suggestMembers(ward, new Map([[3, 4]]), true))).toEqual(['Cy Dunn', 'Ben Cole', 'Dee Fox']);
  });
});

describe('names', () => {
  it('links an exact name of one member only', () => {
    const ward = [member(1, 'Ada Reed'), member(2, 'Ann Lee'), member(3, 'Ann Lee')];
    expect(memberNamed(ward, ' ada  REED ')?.id).toBe(1);
    expect(memberNamed(ward, 'Ann Lee')).toBeNull();
    expect(memberNamed(ward, 'Ada')).toBeNull();
  });

  it('splits at the first space', () => {
    expect(splitName('Jane van Doe')).toEqual({ firstName: 'Jane', lastName: 'van Doe' });
    expect(splitName('Jane')).toBeNull();
  });
});
