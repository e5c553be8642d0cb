import { foldLoose } from '#shared/text/fold.ts';
import { isCallingAlone } from './callings.ts';
import { isTwoPeople, looksLikeNamePart } from './looks.ts';

const SUFFIX = /^(jr|sr|ii|iii|iv|v)\.?$/i;
const TITLES =
  '(?:brother|sister|bro|sis|elder|bishop|president|pres|mr|mrs|ms|miss|dr|hermano|hermana|irmão|irmã|obispo|bispo|presidente)\\.?';
/** 'Sister Kim Lee' loses her title; of 'Bishop Smith' nothing would be left but the last name. */
const TITLE_BEFORE_BOTH = new RegExp(`^${TITLES}\\s+(?!and\\b|&)(?=\\S+\\s)`, 'iu');
const TITLE_BEFORE_FIRST = new RegExp(`^${TITLES}\\s+(?=\\S)`, 'iu');
const TITLE = new RegExp(`^${TITLES}(?:\\s|$)`, 'iu');
/** 'Bishop', 'Bro. John': no first name. */
export const startsWithTitle = (firstName: string): boolean => TITLE.test(firstName);
export const isSuffix = (text: string): boolean => SUFFIX.test(text);
const INITIAL = /^\p{L}\.?$/u;
/** Words that begin a last name: van der Berg, de la Cruz, Mac Donald, St. Clair. */
const PARTICLE =
  /^(?:van|von|der|den|de|del|della|di|da|do|dos|das|du|la|las|le|los|el|al|bin|ibn|ben|ter|ten|zu|zur|st\.?|mac|mc|san|santa|'t)$/i;

/** 'john jr. smith' and 'john smith jr' → 'john smith jr': the same person, wherever the suffix is. */
export function suffixLast(nameKey: string): string {
  const [, before, suffix, after] = /^(\S.*?),? (jr|sr|ii|iii|iv)\b\.?,?(| .*)$/.exec(nameKey) ?? [];
  return before === undefined || suffix === undefined ? nameKey : `${before}${after} ${suffix}`;
}

type Parted = { firstName: string; lastName: string };

/** Words in their usual order. Where it is not clear which of them are the last name, all go in `firstName`. */
function partWords(words: readonly string[], suffixes: readonly string[]): Parted {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLE.test(word));
  const initials = words.findLastIndex((word, at) => at > 0 && at < words.length - 1 && INITIAL.test(word));
  const at = particle > 0 ? particle : initials > 0 ? initials + 1 : 1;
  if (words.length < 2 || (particle < 0 && words.length - at > 1)) return { firstName: words.join(' '), lastName: '' };
  return { firstName: words.slice(0, at).join(' '), lastName: [...words.slice(at), ...suffixes].join(' ') };
}

/** 'Smith, John' with something below it in the cell. */
const NOTE_BELOW = /^[^\n]{1,200},[^\n]{0,200}\p{L}[^\n]{0,200}\n[^\n]{0,200}\p{L}/u;

/**
 * One cell with both names: 'Nuñez, María' (the last name first), 'Smith, Jr., John', 'John Smith', 'Ana de la Cruz'.
 * What cannot be parted comes out with an empty last name.
 */
export function partName(cell: string): Parted {
  const text = cell.replace(/\s+/g, ' ').trim();
  if (NOTE_BELOW.test(cell)) return { firstName: text.includes(',') ? text : cell.trim(), lastName: '' };
  const [last = '', ...others] = text.split(',').map((part) => part.trim());
  const suffixes = others.filter((part) => SUFFIX.test(part));
  const [first, ...more] = others.filter((part) => part !== '' && !suffixes.includes(part));
  // 'John Smith, Bishop' and 'Smith, John, Bishop' say more than a name, and which part is what is not certain.
  if (first !== undefined && (more.length > 0 || isCallingAlone(first))) return { firstName: text, lastName: '' };
  if (first !== undefined) {
    const words = first.replace(TITLE_BEFORE_FIRST, '').split(' ');
    // A V behind a first name is an initial.
    while (words.length > 1 && !/^v/i.test(words.at(-1) ?? '') && isSuffix(words.at(-1) ?? ''))
      suffixes.unshift(words.pop() ?? '');
    return { firstName: words.join(' '), lastName: [last, ...suffixes].join(' ') };
  }
  const words = last.replace(TITLE_BEFORE_BOTH, '').split(' ');
  while (words.length > 2 && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');
  return partWords(words, suffixes);
}

const CAPITALIZED = /(?<![\p{L}\p{M}'’ʼ-])[\p{Lu}\p{Lt}\p{Lo}]/gu;

/** Two to six words of letters, two of them with a capital (or in a script without), as a name in a free text is. */
export const looksLikeFullName = (text: string): boolean =>
  text.length <= 80 &&
  (text.match(CAPITALIZED)?.length ?? 0) > 1 &&
  /^\p{L}[\p{L}\p{M}.'’ʼ-]*(,? +\p{L}[\p{L}\p{M}.'’ʼ-]*){1,5}$/u.test(text.trim());

const REMARK_WORD =
  /^(?:away|absent|new|visitors?|visiting|guest|mission|moving|sick|ill|rm|ysa|jas|hospital|convert|investigator|friend|left|gone)$/i;
/** 'Bob' in 'Robert (Bob)'; what else stands in parentheses is no name. */
const isNickname = (text: string): boolean =>
  /^["“”']?[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}.'’-]*["“”']?$/u.test(text) &&
  !REMARK_WORD.test(text) &&
  !isCallingAlone(text);

/** 'Tom - moved', 'Tom (see notes)', '(Tom)': more than a name, or less. */
export function hasRemark(name: string): boolean {
  if (/\s[-–—]\s|^\(/.test(name)) return true;
  const inside = [...name.matchAll(/\(([^()]*)\)/g)].map(([, text = '']) => text.trim());
  return !inside.every(isNickname) || /[()]/.test(name.replaceAll(/\([^()]*\)/g, ''));
}

/** A first name and nothing else. */
export const isGivenName = (text: string): boolean =>
  looksLikeNamePart(text) && !hasRemark(text) && !text.includes(',') && !isTwoPeople(text) && !startsWithTitle(text);

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
    return { problem: `This row has two different names, “${name}” and “${pair}.” Enter only the correct one.` };
  return first.some((word) => whole.includes(word))
    ? null
    : { remark: `The full name in this row is “${name}.” Check that the first name is right.` };
}
