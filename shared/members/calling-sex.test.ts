import { expect, test } from 'vitest';
import { sexOfCalling } from './calling-sex.ts';

test.each([
  ['Relief Society President', 'female'],
  ['Consejera de la Sociedad de Socorro', 'female'],
  ['Young Women Class President', 'female'],
  ['Primary Second Counselor', 'female'],
  ['Elders Quorum Secretary; Organist', 'male'],
  ['Aaronic Priesthood Quorums Adviser', 'male'],
  ['Bispo', 'male'],
  ['Bishopric Executive Secretary', 'male'],
  ['Young Women Adviser', 'female'],
  ['Young Women Camp Specialist', null],
  ['Young Women Sports', null],
  ['Young Women Priesthood Leader', null],
  ['Relief Society Pianist', null],
  ['Primary Teacher', null],
  ['High Councilor - Young Women', null],
  ['Relief Society Teacher; Bishop', null],
  ['', null],
])('only women or only men have the calling %j: %s', (calling, sex) => expect(sexOfCalling(calling)).toBe(sex));
