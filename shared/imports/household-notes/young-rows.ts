import { ADULT_FROM } from '#shared/members/age-groups.ts';
import { birthYearOf } from '../birth-years/birth-years.ts';
import type { RawRow } from '../rows.ts';

/** Whether a row is a child's or a youth's: by its age, by its birth year, or by what stands above it. */
export function isYoungRow({ values, signs = [] }: RawRow, thisYear = new Date().getFullYear()): boolean {
  const age = Number(values.age?.trim() || NaN);
  if (!Number.isNaN(age)) return age < ADULT_FROM;
  const born = birthYearOf(values.birthYear ?? '');
  if (born !== null) return thisYear - born < ADULT_FROM;
  return signs.some(({ groups = ['adult'], mayBeGrown }) => !mayBeGrown && !groups.includes('adult'));
}
