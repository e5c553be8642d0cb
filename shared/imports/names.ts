import { remembered } from '#shared/text/remembered.ts';
import { APOSTROPHES, foldLoose } from '#shared/text/fold.ts';
import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { isCallingAlone } from './callings.ts';
import { isNoFirstName } from './doubts/no-name-words.ts';
import { isInitial, isTwoPeople, looksLikeNamePart } from './looks.ts';
import { isParticle, withParticles } from './name-parts/particles.ts';
import { TITLES } from './name-parts/titles.ts';
import { areTwoGiven, wordsOfGiven } from './name-parts/two-given.ts';
import { givenBefore, wordsBeforeParticle } from './surnames/before-particles.ts';

const SUFFIX = /^(jr|sr|ii|iii|iv|v)\.?$/i;
/** 'Sister Kim Lee' loses her title; of 'Bishop Smith' nothing would be left but the last name. */
const TITLE_BEFORE_BOTH = new RegExp(`^${TITLES}\\s+(?!and\\b|&)(?=\\S+\\s)`, 'iu');
const TITLE_BEFORE_FIRST = new RegExp(`^${TITLES}\\s+(?!(?:and|y|e)\\b|&)(?=\\S)`, 'iu');
/** 'Hna. Norma Bustos' → 'Norma Bustos', but nothing of 'Sister Bustos.' */
export const withoutPlainTitle = (name: string): string => name.replace(TITLE_BEFORE_BOTH, '');
const OFFICE = /^(?:bishop|obispo|bispo|pres(?:ident[ea]?)?|pdt[ea])\.?$/i;
/** 'Bishop' in 'Bishop Mark Anderson' and 'Anderson, Bishop Mark': a title that may be a calling, which the name loses. */
export function officeBefore(name: string): string | null {
  const [last = '', given] = name.split(',').map((part) => part.trim());
  const [first = '', ...others] = (given ?? last).split(/\s+/);
  return OFFICE.test(first) && others.length > (given === undefined ? 1 : 0) ? first : null;
}
const TITLE_HEADING = /^(?:(?:name )?(?:title|prefix)|honorific|titulo|tratamiento|tratamento|prefijo|prefixo)$/;
/** 'Bishop' below 'Title' and 'Name Prefix', as an address book has it. */
export const isOfficeBelow = (heading: string, cell: string): boolean =>
  heading.length <= MOST_OF_HEADING && TITLE_HEADING.test(foldLoose(heading)) && OFFICE.test(cell);
const MOST_OF_HEADING = 40;
/** 'Oma' and 'Tia' are names too. */
const OF_RELATIVES =
  'uncle|aunt|auntie|grandma|grandpa|granny|widow|onkel|tante|opa|witwer?|vve|veu(?:f|ve)|viud[oa]|viúv[oa]|abuel(?:it)?[oa]|tí[oa]|vov[óô]|brüder';
/** 'Mrs. Tom Baker' is his wife. */
const TITLE = new RegExp(`^(?:mrs\\.?|coach|(?:${OF_RELATIVES})\\.?|${TITLES})(?:\\s|$)`, 'iu');
/** 'Bishop', 'Bro. John': no first name. */
export const startsWithTitle = (firstName: string): boolean => TITLE.test(firstName);
export const isSuffix = (text: string): boolean => SUFFIX.test(text);
/** 'Ashby Jr.' → 'Ashby', which his family is called. */
export const withoutSuffixes = (lastName: string): string =>
  lastName
    .split(/[\s,]+/)
    .filter((word, at) => at === 0 || !isSuffix(word))
    .join(' ');

/** 'john jr. smith' and 'john smith jr' → 'john smith jr': the same person, wherever the suffix is. */
export function suffixLast(nameKey: string): string {
  const [, before, suffix, after] = /^(\S.*?),? (jr|sr|ii|iii|iv)\b\.?,?(| .*)$/.exec(nameKey) ?? [];
  return before === undefined || suffix === undefined ? nameKey : `${before}${after} ${suffix}`;
}

type Parted = { firstName: string; lastName: string };

const MARKS = `'${APOSTROPHES}`;
const IN_WORD = String.raw`\p{L}\p{M}.${MARKS}-`;
/** One word of a name, for a pattern: 'O’Brien', and 'ʻAna' with any mark that people type for hers, but not '‘Bob’'. */
export const NAME_WORD = String.raw`(?:[${MARKS}](?![^\s,]*[${MARKS}](?:[\s,]|$)))?\p{L}[${IN_WORD}]*`;
const PLAIN_WORD = new RegExp(String.raw`^[\p{Script=Latin}\p{M}.${MARKS}-]+$`, 'u');
export const isPlainWord = (word: string) => PLAIN_WORD.test(word);
const isShouted = (word: string) => word.length > 2 && /\p{L}{2}/u.test(word) && word === word.toUpperCase();
/** 'Park Ji-woo' has the family's name first. */
const isHyphenatedGiven = (word: string) => /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(word);

/** How many of the words are the first name, where their order leaves no doubt; else null. */
function firstNamesIn(words: readonly string[]): number | null {
  const last = words.at(-1) ?? '';
  if (!words.every(isPlainWord) || isHyphenatedGiven(last)) return null;
  // 'DUPONT Jean' has the family's name first, and in capitals.
  if (words.some(isShouted) && !words.filter((word) => word.length > 2).every(isShouted)) return null;
  const particles = words.slice(1, -1).filter(isParticle).length;
  // In 'Juan Ruiz y familia' a small letter is none, but it is in 'mary n smith'.
  const hasCapital = words.some((word) => /^\p{Lu}/u.test(word));
  const isMiddle = (word: string) => isInitial(word) && !(hasCapital && /^\p{Ll}/u.test(word));
  const initials = words.slice(1, -1).filter(isMiddle).length;
  if (words.length === 2) return isParticle(words[0] ?? '') ? null : 1;
  const before = wordsOfGiven(words) ?? (particles > 0 ? null : wordsBeforeParticle(words));
  if (before !== null) return before;
  if (particles > 0) return givenBefore(words);
  if (initials === 0 && areTwoGiven(words.map(foldLoose))) return 2;
  // 'Mary Ann J. Smith': one word behind an initial is the last name.
  return initials > 0 && isMiddle(words.at(-2) ?? '') ? words.length - 1 : null;
}

/** Words in their usual order. Where it is not clear which of them are the last name, all go in `firstName`. */
function partWords(words: readonly string[], suffixes: readonly string[]): Parted {
  const at = words.length < 2 ? null : firstNamesIn(words);
  if (at === null) return { firstName: [...words, ...suffixes].join(' '), lastName: '' };
  return { firstName: words.slice(0, at).join(' '), lastName: [...words.slice(at), ...suffixes].join(' ') };
}

/** 'Smith, John' with something below it in the cell. */
const NOTE_BELOW = /^[^\n]{1,200},[^\n]{0,200}\p{L}[^\n]{0,200}\n[^\n]{0,200}\p{L}/u;

/** 'Todd' and 'J' of 'Burbank, Todd, J' → 'Todd J' */
const withInitial = ([first = '', initial = '', ...more]: readonly string[]): string[] =>
  more.length === 0 && first.length > 2 && isInitial(initial)
    ? [`${first} ${initial}`]
    : [first, initial, ...more].filter(Boolean);

/**
 * One cell with both names: 'Nuñez, María' (the last name first), 'Smith, Jr., John', 'John Smith', 'Ana de la Cruz'.
 * What cannot be parted comes out with an empty last name.
 */
export function partName(cell: string): Parted {
  const text = cell.replace(/\s+/g, ' ').trim();
  if (NOTE_BELOW.test(cell)) return { firstName: text.includes(',') ? text : cell.trim(), lastName: '' };
  const [last = '', ...others] = text.split(',').map((part) => part.trim());
  const suffixes = others.filter((part) => SUFFIX.test(part));
  const [first, ...more] = withInitial(others.filter((part) => part !== '' && !suffixes.includes(part)));
  // 'John Smith, Bishop' and 'Smith, John, Bishop' say more than a name, and which part is what is not certain.
  const given = withParticles({ firstName: first ?? '', lastName: last }).firstName;
  if (first !== undefined && (more.length > 0 || isCallingAlone(first) || isNoFirstName(last, given)))
    return { firstName: text, lastName: '' };
  if (first !== undefined) {
    const words = first.replace(TITLE_BEFORE_FIRST, '').split(' ');
    // A V behind a first name is an initial.
    while (words.length > 1 && !/^v/i.test(words.at(-1) ?? '') && isSuffix(words.at(-1) ?? ''))
      suffixes.unshift(words.pop() ?? '');
    return withParticles({ firstName: words.join(' '), lastName: [last, ...suffixes].join(' ') });
  }
  const words = last.replace(TITLE_BEFORE_BOTH, '').split(' ');
  while (words.length > 2 && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');
  return partWords(words, suffixes);
}

const CAPITALIZED = new RegExp(String.raw`(?<![\p{L}\p{M}${MARKS}-])[${MARKS}]?[\p{Lu}\p{Lt}\p{Lo}]`, 'gu');
const FULL_NAME = new RegExp(String.raw`^${NAME_WORD}(?:,? +${NAME_WORD}){1,5}$`, 'u');

/** Two to six words of letters, two of them with a capital (or in a script without), as a name in a free text is. */
export const looksLikeFullName = remembered(
  (text: string): boolean =>
    text.length <= 80 && (text.match(CAPITALIZED)?.length ?? 0) > 1 && FULL_NAME.test(text.trim()),
);

const REMARK_WORD =
  /^(?:away|absent|new|visitors?|visiting|guest|mission|moving|sick|ill|rm|ysa|jas|hospital|convert|investigator|friend|left|gone|eq|rs|yw|ym|ss|hc|hp|la|dnc|oot|primary|youth|nursery)$/i;
/** 'EQ', 'visiting': in parentheses behind a name, where the person belongs or what is the matter. */
export const isRemarkWord = (text: string): boolean => REMARK_WORD.test(text);
const NICKNAME = new RegExp(String.raw`^["“”${MARKS}]?[\p{Lu}\p{Lt}\p{Lo}][${IN_WORD}]+["“”']?$`, 'u');
/** 'Bob' in 'Robert (Bob)'; what else stands in parentheses is no name. */
export const isNickname = (text: string): boolean =>
  NICKNAME.test(text) && !REMARK_WORD.test(text) && !isCallingAlone(text);

/** 'Tom - moved', 'Tom (see notes)', '(Tom)': more than a name, or less. */
export function hasRemark(name: string): boolean {
  if (/\s[-–—]\s|^\(/.test(name)) return true;
  const inside = [...name.matchAll(/\(([^()]*)\)/g)].map(([, text = '']) => text.trim());
  return !inside.every(isNickname) || /[()]/.test(name.replaceAll(/\([^()]*\)/g, ''));
}

/** 'Susan is fine' has words that no name has. */
const hasSmallWords = (text: string): boolean =>
  text
    .trim()
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Ll}/u.test(word) && !isParticle(word));

/** A first name and nothing else. */
export const isGivenName = (text: string): boolean =>
  looksLikeNamePart(text) &&
  !hasSmallWords(text) &&
  !hasRemark(text) &&
  !text.includes(',') &&
  !isTwoPeople(text) &&
  !startsWithTitle(text);

/** A comma in a last name, but not that of 'Smith, Jr.' */
export const hasNameComma = (lastName: string): boolean =>
  lastName
    .split(',')
    .slice(1)
    .some((part) => !isSuffix(part.trim()));

const wordsOf = (text: string): string[] =>
  foldLoose(text)
    .split(' ')
    .filter((word) => word !== '' && !isSuffix(word));

const isWithin = (some: readonly string[], all: readonly string[]): boolean => some.every((word) => all.includes(word));

type Doubt = { problem: string } | { remark: string } | null;

/**
 * A sheet with the whole name and its two parts: the parts count, unless the whole name is another family's, when one of
 * them has slipped into the wrong row. A different first name may be what the person goes by.
 */
export function doubtOf({ name, firstName, lastName }: Partial<Record<'name' | keyof Parted, string>>): Doubt {
  if (!name || !firstName || !lastName) return null;
  const [whole, first, last] = [wordsOf(name), wordsOf(firstName), wordsOf(lastName)];
  const family = wordsOf(partName(name).lastName);
  const isSameFamily = isWithin(last, whole) || (family.length > 0 && isWithin(family, last));
  const pair = `${firstName} ${lastName}`;
  if (!isSameFamily)
    return {
      problem: `This row has two different names, “${name}” and ${quotedAtEnd(pair)} Enter only the correct one.`,
    };
  return first.some((word) => whole.includes(word))
    ? null
    : { remark: `The full name in this row is ${quotedAtEnd(name)} Check that the first name is right.` };
}
