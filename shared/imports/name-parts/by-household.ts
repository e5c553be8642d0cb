import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';

type Parted = { firstName: string; lastName: string };

const LONGEST = 120;
const AROUND = /^(?:the|la|los|familia)\s+|\s+(?:family|household|home|familia)$/giu;

/** 'Juan Carlos Vega Ruiz' beside the household 'Vega Ruiz' or 'Vega Ruiz, Juan & Ana' → Juan Carlos, Vega Ruiz; null where it tells nothing. */
export function byHousehold(name: string, household: string): Parted | null {
  if (name.length > LONGEST || household.length > LONGEST || name.includes(',')) return null;
  const family = (household.split(',')[0] ?? '').trim().replaceAll(AROUND, '').trim();
  const words = name.trim().split(/\s+/);
  const at = words.length - family.split(/\s+/).length;
  if (family === '' || at < 1 || foldLoose(words.slice(at).join(' ')) !== foldLoose(family)) return null;
  // Before 'Ruiz' alone, 'Vega' may be the first of two last names.
  const mayBeLast = (word: string) => isUsualLast(word) && !isUsualGiven(word);
  if (words.slice(0, at).some((word) => mayBeLast(foldLoose(word)))) return null;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
