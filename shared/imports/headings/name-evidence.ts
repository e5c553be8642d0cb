import { foldLoose } from '#shared/text/fold.ts';
import { isNoNameWord, NAMES_TOO } from '../doubts/no-name-words.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isInitial } from '../looks.ts';
import { isSuffix, looksLikeFullName } from '../names.ts';
import { isHeadingWord, isPlaceWord } from './heading-words.ts';

/** The words of a name as it is written, and how they are compared. */
export type NameWords = { first: string; last: string; count: number; isSmall: boolean };

/** 'Mary Jensen', 'Jensen, Mary': the first name and the last name; null where a text is not two words or more in Latin letters. */
export function nameWords(name: string): NameWords | null {
  const [before = '', behind = ''] = name.split(',');
  const usual = behind.trim() === '' ? before : `${behind} ${before}`;
  const written = usual
    .trim()
    .split(/\s+/)
    .filter((word) => !isSuffix(word));
  const [first = '', last = ''] = [written[0], written.at(-1)];
  if (written.length < 2 || !/^[\p{Script=Latin}\p{M}.'’ʻ-]+$/u.test(first + last)) return null;
  return {
    first: foldLoose(first),
    last: foldLoose(last),
    count: written.length,
    isSmall: /^\p{Ll}{2}/u.test(last) && !isParticle(last),
  };
}

const LONGEST_NAME = 80;
/** How last names end in the languages of Europe. */
const LIKE_LAST =
  /^\p{L}{2,}(?:s[eo]n|ez|mann|berg|stein|sk[iy]|[oe]va?|enko|wicz|ian|quist|qvist|strom|gren|dahl|lund|gaard|ham|[^t]ton|[^l]ley|ford|worth|field|well)$/u;

/** Of a heading, a note, or a calling, and of no name that we know. */
export const isWord = (word: string): boolean =>
  !isUsualGiven(word) &&
  !isUsualLast(word) &&
  !NAMES_TOO.has(word) &&
  (isHeadingWord(word) || isNoNameWord(word) || (word.endsWith('s') && isNoNameWord(word.slice(0, -1))));

/** Folded, 'J.R.' is two letters, and 'Jo-Beth' two words of which the first tells. */
export const isGiven = (word: string): boolean =>
  isUsualGiven(word) || word.split(' ').every(isInitial) || isUsualGiven(word.split(' ')[0] ?? '');
const isLast = (word: string): boolean => isUsualLast(word) || (LIKE_LAST.test(word) && !isWord(word));

/** Both words are usual in a name, whichever comes first. */
export const isSurelyName = ({ first, last }: NameWords): boolean =>
  (isGiven(first) && isLast(last)) || (isLast(first) && isGiven(last));

/** One of the words is known in its place. */
export const mayBeName = ({ first, last }: NameWords): boolean =>
  isGiven(first) || isLast(last) || (isLast(first) && isGiven(last));

/** 'Renters', 'Surgeries', 'Mowing', 'Walking': how English nouns and verbs end, and hardly a name. */
const NOUN = /^\p{L}{3,}(?:ing|ings|ers|ors|ies|ments?|tions?|ants|ents|ness|ship)$/u;
const BEFORE_A_NOUN = /^\p{L}{3,}(?:ing|[^r]ed|tion|ness|less|ful)$/u;
export const isLikeHeading = ({ first, last }: NameWords): boolean => NOUN.test(last) || BEFORE_A_NOUN.test(first);

/** Words of headings that families are called by as well. */
const LAST_NAMES_TOO =
  /^(?:call|camp|temple|church|street|post|ball|bend|birds?|gardens?|page|note|case|noble|stock|grand|best|service|shop)$/;
const DAY = /^(?:day|sunday|monday|thursday|friday|saturday)$/;
/** 'Returned Missionary', 'Memorial Day', 'Fire Department': neither word is a person's, even where a phone or a date is beside it. */
export const isOfThing = ({ first, last, count }: NameWords, areKnown: boolean): boolean => {
  if (count !== 2 || !(isWord(last) || DAY.test(last))) return false;
  const isNoName = !isUsualGiven(first) && !isUsualLast(first);
  // Where the names of a people are unknown, so are their first names.
  const isUnknown = areKnown && isNoName && isWord(last) && !LAST_NAMES_TOO.test(last);
  return isWord(first) || isUnknown || (isNoName && BEFORE_A_NOUN.test(first));
};

/** 'John Paul DNC', 'Tiffany Bastian new', '- Kim Pickett (RS)': a name, and what is said of whoever has it. */
const WITH_WORDS =
  /^(?:[-*•·◦]\s+|\d{1,3}[.)]\s+)?(\p{Lu}[\p{L}\p{M}'’.-]*) (?:\p{Lu}[\p{L}\p{M}'’.-]* )?(\p{Lu}[\p{Ll}\p{M}][\p{L}\p{M}'’-]*)\s+(?:[([–—-]|\p{Ll}{2}|\p{Lu}{2,4}(?!\p{L}))/u;
const OF_UNIT = /\b(?:ward|branch|stake|district|family|list|roster)\b/i;
/** Whether a text that says something is about the one person whose whole name it begins with, and so heads no others. */
export function beginsWithPerson(text: string): boolean {
  const [, first = '', last = ''] = text.length > LONGEST_NAME ? [] : (WITH_WORDS.exec(text.trim()) ?? []);
  const [given, family] = [foldLoose(first), foldLoose(last)];
  return isUsualGiven(given) && !NAMES_TOO.has(given) && !isWord(family) && !isPlaceWord(family) && !OF_UNIT.test(text);
}

/** A row with nothing but a person's name: 'Cole, Bob' and 'Bob Cole', but neither 'Builders of Faith' nor 'Laurels'. */
export function isLonePerson(text: string): boolean {
  if (!looksLikeFullName(text) || text.length > LONGEST_NAME) return false;
  if (text.includes(',')) return true;
  const words = nameWords(text);
  // In other letters no one knows the words.
  if (words === null) return /[^\P{L}\p{Script=Latin}]/u.test(text);
  const isOfThings = / (?:of|and|for|in|the) /.test(text) || [words.first, words.last].some(isWord);
  return !words.isSmall && !isOfThings && mayBeName(words);
}
