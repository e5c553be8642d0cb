import { expect, it } from 'vitest';
import { EMPTY_MEMBER, MEMBER_FIELD_NAMES, MemberForm, memberValues, NewMember } from './schema.ts';
import { members } from './table.ts';

const AT = '2026-06-17T12:00:00.000Z';
const known = {
  away: [],
  id: 1,
  wardId: 1,
  lastTalkDate: null,
  totalTalks: 0,
  lastPrayerDate: null,
  isDeleted: false,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
};

it('the form shows blank fields where nothing is known about a member, and accepts them unchanged', () => {
  const nobody = {
    sex: null,
    preferredName: null,
    addressedAs: null,
    household: null,
    ageGroup: null,
    birthYear: null,
    email: null,
    phone: null,
    calling: null,
    notes: null,
    isAvailable: true,
  };
  const values = memberValues({ ...known, ...nobody, firstName: 'Ana', lastName: 'Nuñez' });
  expect(values).toEqual({ ...EMPTY_MEMBER, firstName: 'Ana', lastName: 'Nuñez' });
  expect(NewMember.parse(MemberForm.parse(values))).toEqual({
    ...nobody,
    away: [],
    firstName: 'Ana',
    lastName: 'Nuñez',
  });
});

it('the members table has a column for each field', () => {
  expect(MEMBER_FIELD_NAMES.map((name) => members[name].name)).toEqual([
    'first_name',
    'last_name',
    'preferred_name',
    'sex',
    'addressed_as',
    'email',
    'phone',
    'calling',
    'is_available',
    'household',
    'age_group',
    'birth_year',
    'notes',
  ]);
});
