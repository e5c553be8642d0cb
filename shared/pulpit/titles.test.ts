import { describe, expect, it } from 'vitest';
import { titledName } from './titles.ts';

const named = (calling: string | null) => titledName({ firstName: 'Jordan', lastName: 'Lee', calling });

describe('titledName', () => {
  it.each([
    ['Bishop', 'Bishop Lee'],
    ['ward bishop', 'Bishop Lee'],
    ['Bishop of the Maple Grove Ward', 'Bishop Lee'],
    ['Stake President', 'President Lee'],
    ['Elders Quorum President', 'President Lee'],
    ["Elders' Quorum President", 'President Lee'],
    ['Ward Relief Society President', 'President Lee'],
    ['President of the Relief Society', 'President Lee'],
    ['Branch President', 'President Lee'],
    ['Primary teacher; Elders Quorum President', 'President Lee'],
    ['Area Seventy', 'Elder Lee'],
    ['Sister Missionary', 'Sister Lee'],
  ])('%s gives a title', (calling, expected) => expect(named(calling)).toBe(expected));

  it.each([
    'Bishopric First Counselor',
    'Bishop’s secretary',
    'Assistant to the Bishop',
    'Former Bishop',
    'Deacons Quorum President',
    'Young Women Class President',
    'Primary President',
    'Elders Quorum Presidency Secretary',
    'Elders Quorum First Counselor',
    'Stake Presidency Secretary',
    'Elders Quorum Teacher',
    'Ward Assistant Clerk--Membership',
    'Sister of the clerk',
    '',
    null,
  ])('%s gives none', (calling) => expect(named(calling)).toBe('Jordan Lee'));

  it('never loses a person who has one name only', () => {
    expect(titledName({ firstName: 'Luis', lastName: ' ', calling: 'Bishop' })).toBe('Luis');
    expect(titledName(null)).toBeNull();
  });
});
