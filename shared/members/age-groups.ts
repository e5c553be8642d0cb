export const AGE_GROUPS = ['adult', 'youth', 'child'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];
export const AGE_GROUP_LABELS: Record<AgeGroup, string> = { adult: 'Adult', youth: 'Youth', child: 'Child' };

/** A child joins the youth in January of the year of the twelfth birthday. */
const YOUTH_FROM = 12;
export const ADULT_FROM = 18;

type Aged = { birthYear?: number | null; ageGroup?: AgeGroup | null };

/** From the birth year where it is known, since that never goes out of date. */
export function ageGroupOf({ birthYear, ageGroup }: Aged, today: string): AgeGroup | null {
  if (birthYear == null) return ageGroup ?? null;
  const age = Number(today.slice(0, 4)) - birthYear;
  return age >= ADULT_FROM ? 'adult' : age >= YOUTH_FROM ? 'youth' : 'child';
}

export const BIRTH_YEAR_TO_COME = 'Birth year can’t be in the future';
export const isBirthYearToCome = (birthYear: number, today: string): boolean => birthYear > Number(today.slice(0, 4));
