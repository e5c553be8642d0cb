import { ageGroupOfCalling } from '#shared/members/calling-rank.ts';
import { sexOfCalling } from '#shared/members/calling-sex.ts';

const areSeveral = (told: readonly (string | null)[]): boolean => new Set(told.filter((one) => one !== null)).size > 1;

/** Whether no one has all of these callings: an adult's and a youth's, or a woman's and a man's. */
export const areOfTwoPeople = (callings: readonly string[]): boolean =>
  areSeveral(callings.map(ageGroupOfCalling)) || areSeveral(callings.map(sexOfCalling));
