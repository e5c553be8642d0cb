import type { Member } from '#shared/members/schema.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** A member of whom nothing is known but what is given. */
export const aMember = (given: Partial<Member>): Member => ({
  id: 1,
  wardId: 1,
  firstName: 'Jane',
  lastName: 'Smith',
  preferredName: null,
  sex: null,
  addressedAs: null,
  email: null,
  phone: null,
  calling: null,
  isAvailable: true,
  household: null,
  ageGroup: null,
  birthYear: null,
  notes: null,
  away: [],
  lastTalkDate: null,
  totalTalks: 0,
  lastPrayerDate: null,
  isDeleted: false,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...given,
});
