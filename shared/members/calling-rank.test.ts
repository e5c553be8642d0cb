import { expect, test } from 'vitest';
import { ageGroupOfCalling } from './calling-rank.ts';

test.each([
  ['Bishop', 'adult'],
  ['Bishopric Second Counselor', 'adult'],
  ['Ward Clerk', 'adult'],
  ['Presidenta de la Sociedad de Socorro', 'adult'],
  ['Relief Society Teacher', 'adult'],
  ['Young Women President', 'adult'],
  ['Teachers Quorum Adviser', 'adult'],
  ['Bishop; Priests Quorum President', 'adult'],
  ['Deacons Quorum President', 'youth'],
  ['Young Women Class Secretary', 'youth'],
  ['Organist; Teachers Quorum Secretary', 'youth'],
  ['Organist', null],
  ['Ministering Brother', null],
  ['First Counselor', null],
  ['Young Women 14-15 President', null],
  ['Priests Quorum President', null],
  ['Priests Quorum First Assistant', 'youth'],
  ['Assistant to the Bishop', null],
  ['Sunday School Secretary', null],
  ['Former Bishop', null],
  ['', null],
])('the calling %j is that of someone in the age group %s', (calling, group) =>
  expect(ageGroupOfCalling(calling)).toBe(group),
);
