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
    ['Stake Presidency First Counselor', 'President Lee'],
    ['Second Counselor in the Stake Presidency', 'President Lee'],
    ['Branch President', 'President Lee'],
    ['Primary teacher; Elders Quorum President', 'President Lee'],
    ['Area Seventy', 'Elder Lee'],
    ['Sister Missionary', 'Sister Lee'],
  ])('%s gives a title', (calling, expected) => expect(named(calling)).toBe(expected));

  it.each([
    ['Bishopric First Counselor', 'Brother Jordan Lee'],
    ['Second Counselor in the Bishopric', 'Brother Jordan Lee'],
    ['Elders Quorum First Counselor', 'Brother Jordan Lee'],
    ['Elders Quorum Presidency Secretary', 'Brother Jordan Lee'],
    ['Stake High Councilor', 'Brother Jordan Lee'],
    ['High Council Member', 'Brother Jordan Lee'],
    ['Ward Clerk', 'Brother Jordan Lee'],
    ['Ward Executive Secretary', 'Brother Jordan Lee'],
    ['Primary teacher; Bishopric Second Counselor', 'Brother Jordan Lee'],
    ['Brother', 'Brother Jordan Lee'],
    ['Ward Relief Society President', 'Sister Jordan Lee'],
    ['President of the Relief Society', 'Sister Jordan Lee'],
    ['Primary President', 'Sister Jordan Lee'],
    ['Ward Young Women President', 'Sister Jordan Lee'],
    ['Relief Society First Counselor', 'Sister Jordan Lee'],
    ['Primary Presidency Second Counselor', 'Sister Jordan Lee'],
    ['First Counselor in the Young Women Presidency', 'Sister Jordan Lee'],
    ['Relief Society Secretary', 'Sister Jordan Lee'],
    ['Sister', 'Sister Jordan Lee'],
  ])('%s is held only by men or only by women, and the first name stays', (calling, expected) =>
    expect(named(calling)).toBe(expected),
  );

  it.each([
    'First Counselor',
    'Primary Teacher',
    'Primary Secretary',
    'Sunday School President',
    'Organist',
    'Former High Councilor',
    'Young Women Class First Counselor',
    'Bishop’s secretary',
    'Assistant to the Bishop',
    'Former Bishop',
    'Deacons Quorum President',
    'Young Women Class President',
    'Stake Presidency Secretary',
    'Elders Quorum Teacher',
    'Ward Assistant Clerk--Membership',
    'Sister of the clerk',
    '',
    null,
  ])('%s gives none', (calling) => expect(named(calling)).toBe('Jordan Lee'));

  it.each([
    ['Bishop', 'male', 'Bishop Lee'],
    ['Organist', 'female', 'Sister Jordan Lee'],
    [null, 'male', 'Brother Jordan Lee'],
  ] as const)('%s and %s is %s', (calling, sex, expected) =>
    expect(titledName({ firstName: 'Jordan', lastName: 'Lee', calling, sex })).toBe(expected),
  );

  it.each([
    ['Elder', null, 'Elder Lee'],
    ['Elder', 'Bishop', 'Elder Lee'],
    [' President ', 'Ward Clerk', 'President Lee'],
    ['Sister', null, 'Sister Jordan Lee'],
    ['Patriarch', null, 'Patriarch Lee'],
    [' ', 'Bishop', 'Bishop Lee'],
  ])('the title %j is said in place of Brother, Sister, and that of %s', (addressedAs, calling, expected) => {
    const person = { firstName: 'Jordan', lastName: 'Lee', calling, sex: 'male' as const, addressedAs };
    expect(titledName(addressedAs === ' ' ? person : { ...person, sex: null })).toBe(expected);
  });

  it('never loses a person who has one name only', () => {
    expect(titledName({ firstName: 'Luis', lastName: ' ', calling: 'Bishop' })).toBe('Luis');
    expect(titledName(null)).toBeNull();
  });
});
