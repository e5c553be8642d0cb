import { foldLoose } from '#shared/text/fold.ts';
import { isGivenBehindParticle, isGivenNameForSure, sexOfGivenName } from '../doubts/given-names.ts';
import { isLastNameForSure } from '../doubts/last-names.ts';
import { isParticle } from '../name-parts/particles.ts';
import { areGivenTogether } from '../name-parts/two-given.ts';
import { isInitial } from '../looks.ts';
import { isSuffix, partName, withoutSuffixes } from '../names.ts';
import { isWord } from '../headings/name-evidence.ts';
import type { RawRow } from '../rows.ts';

/** The last name of a household, whether a text is that one, with 'Jr.' or without, and whether it is another household's. */
export type Naming = { family: string; isOwn: (text: string) => boolean; isLastName: (word: string) => boolean };

const HYPHEN = /[-‐‑–]/u;
const wordsIn = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** `families`: the last names of all households of the list. */
export function namingOf(family: string, families: ReadonlySet<string>): Naming {
  const own = foldLoose(family);
  const isOwn = (text: string) => foldLoose(withoutSuffixes(text.trim())) === own;
  const isLastName = (word: string) => {
    const folded = foldLoose(word);
    if (folded === own) return false;
    return isLastNameForSure(folded) || (families.has(folded) && !isGivenNameForSure(folded));
  };
  return { family, isOwn, isLastName };
}

/** One word, or more of which none can be a last name: 'Mary Ann', 'John Q', 'María del Carmen'. */
function areGivenNames(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  const isGiven = (word: string, at: number) =>
    isInitial(word) ||
    isGivenNameForSure(foldLoose(word)) ||
    (isParticle(word) ? at < others.length - 1 : isParticle(others[at - 1] ?? '') && isGivenBehindParticle(word));
  return (
    words.length === 1 ||
    (words.length === 2 && areGivenTogether(foldLoose(first), foldLoose(others[0] ?? ''))) ||
    ([first, ...others].some((word) => !isInitial(word)) && !isParticle(first) && others.every(isGiven))
  );
}
export const isOfGivenNames = (text: string): boolean => areGivenNames(wordsIn(text));

/** Before a phone, whose or which one it is; otherwise where or how someone lives. */
const NO_ONES =
  /^(?:his|hers|him|her|he|she|both|work|text|txt|fax|landline|pager|evenings?|alone|basement|upstairs|downstairs|rent(?:s|ing)|divorced|separated|homebound|wheelchair)$/;
/** 'R', 'Hers', 'Active', 'Basement' below a family: a single word that is no first name. */
export function isNoMember(text: string): boolean {
  const words = wordsIn(text.replaceAll(/[().:]|[-–—]$/g, ' '));
  const [only = ''] = words;
  const folded = foldLoose(only);
  return words.length === 1 && (isInitial(only) || NO_ONES.test(folded) || isWord(folded));
}

/** Men are called José María, and women María José. */
const OF_EITHER = /^(?:maria|jose)$/;
/** 'Mark Julie' is hardly one person. */
export function areOfBothSexes(text: string): boolean {
  const [first = '', second = '', ...others] = wordsIn(text);
  if ([first, second].some((word) => OF_EITHER.test(foldLoose(word)))) return false;
  const [one, other] = [sexOfGivenName(first), sexOfGivenName(second)];
  return others.length === 0 && one !== null && other !== null && one !== other;
}

export const endsInLastName = (text: string): boolean => isLastNameForSure(foldLoose(wordsIn(text).at(-1) ?? ''));

/** 'Hana' of 'Hana Innes' in the Innes family; null where the last words aren't its name alone. */
export function beforeFamily(text: string, family: string): string | null {
  const words = wordsIn(text);
  const last = words.findIndex((_, at) => at > 0 && foldLoose(words.slice(at).join(' ')) === foldLoose(family));
  return last < 0 ? null : words.slice(0, last).join(' ');
}

/** 'Hana Parker-Innes' of the Innes family has both names; null where no last word does. */
function withDoubleName(words: readonly string[], family: string): RawRow['values'] | null {
  const at = words.findLastIndex((word) => !isSuffix(word));
  const parts = (words[at] ?? '').split(HYPHEN).map(foldLoose);
  const isDouble = at > 0 && parts.length > 1 && parts.includes(foldLoose(family));
  return isDouble ? { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') } : null;
}

/** A name of the household: whole, or first names with the family's last name behind them. */
export function namesIn(text: string, { family, isLastName }: Naming): RawRow['values'] {
  const words = wordsIn(text);
  if (text.includes(',')) return { name: text };
  // Where the household is called by one person's whole name, that is who it is.
  if (words.length === 1 && foldLoose(family).startsWith(`${foldLoose(text)} `)) return { name: family };
  if (family === '') return { name: text };
  const given = beforeFamily(text, family);
  if (given !== null) return { firstName: given, lastName: family };
  const double = withDoubleName(words, family);
  if (double) return double;
  // The maiden name of a wife, of whom nothing else is told.
  if (words.length === 1 && isLastName(text)) return { lastName: text.trim() };
  const suffixes = words.slice(1).filter(isSuffix);
  const others = words.filter((word) => !suffixes.includes(word));
  if (areGivenNames(others) && !isLastName(others[0] ?? ''))
    return { firstName: others.join(' '), lastName: [family, ...suffixes].join(' ') };
  // 'Tim Jones' has a last name of his own.
  const { lastName } = partName(text);
  return words.length === 2 && isLastNameForSure(foldLoose(lastName)) ? { name: text } : { firstName: text.trim() };
}
