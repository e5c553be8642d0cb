import { capitalize } from '#shared/text/capitalize.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isUsualLast } from '../doubts/usual-places.ts';
import { isGiven, isWord } from '../headings/name-evidence.ts';
import { BULLET } from '../line-parts.ts';
import { phonesIn } from '../looks.ts';
import { isListWord } from '../group-titles/list-words.ts';
import { isSaidOfPerson, isOfContact } from '../remarks/words-beside-contacts.ts';
import { tellsOfPerson } from '../other-people/person-words.ts';
import { isParticle } from './particles.ts';

const LONGEST = 120;
/** Two to four words, and nothing behind them but what stands apart. */
const WORDS =
  /^(\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){1,3})(?=\s*$|\s*[,;:|(\t–—]|\s+-\s|\s{2,}|\s+[+(]?\d{3}|\s+\S+@)/u;
/** 'macArthur, doug', where the second is a given name and the first is none. */
const BY_COMMA =
  /^(\p{L}[\p{L}\p{M}'’-]*, ?\p{L}[\p{L}\p{M}'’-]*)(?=\s*$|\s*[,;:|(\t–—]|\s+-\s|\s{2,}|\s+[+(]?\d{3}|\s+\S+@)/u;
/** Words of remarks, and names in no place. */
const OTHERS =
  /^(?:a|about|after|again|also|and|any|are|as|at|before|but|by|can|cant|could|did|do|does|down|each|for|from|had|has|have|he|her|him|his|i|if|in|into|is|it|its|later|maybe|me|my|no|not|now|of|off|ok|on|once|only|or|out|over|please|said|says|she|soon|than|that|the|their|them|then|there|they|this|to|today|too|twice|until|up|us|via|wants|was|we|were|when|who|will|with|yes|yet|you|your)$/;
/** 'praying', 'asked' */
const VERB = /^\p{L}{2,}(?:ing|ed|ly)$/u;

const isOther = (word: string): boolean =>
  !isUsualLast(word) &&
  (OTHERS.test(word) || VERB.test(word) || isWord(word) || isListWord(word) || tellsOfPerson(word));

type Small = { whole: string; isSure: boolean; hasPhone: boolean; last: string };
/** 'jo-beth' is as sure as 'jo', and an initial tells nothing. */
const isGivenName = (word: string): boolean => word.length > 1 && isGiven(word);

function smallByComma(rest: string): Small | null {
  const whole = rest.length > LONGEST ? undefined : BY_COMMA.exec(rest.trimStart())?.[1];
  const [last = '', first = ''] = (whole ?? '').split(/, ?/);
  const folded = { first: foldLoose(first), last: foldLoose(last) };
  if (whole === undefined || !/^\p{Ll}/u.test(last) || !/^\p{Ll}/u.test(first)) return null;
  if (last.length < 2 || isParticle(last) || isOther(folded.last) || isGivenName(folded.last)) return null;
  if (!isGivenName(folded.first) || isWord(folded.first) || isOther(folded.first)) return null;
  return { whole, isSure: true, hasPhone: phonesIn(rest).length > 0 || rest.includes('@'), last: folded.last };
}

/** The words of a name in small letters with which a line begins; null where it begins with anything else, or with capitals. */
function smallName(line: string): Small | null {
  const rest = line.replace(BULLET, '');
  const whole = line.length > LONGEST ? undefined : WORDS.exec(rest.trimStart())?.[1];
  if (whole === undefined) return smallByComma(rest);
  const written = whole.split(' ');
  const words = written.map(foldLoose);
  if (words.length > 3 && !words.slice(1, -1).every(isParticle)) return null;
  const isSmall = written.some((word) => /^\p{Ll}/u.test(word) && !isParticle(word));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (!isSmall || OTHERS.test(first) || words.slice(1).some(isOther) || last.length < 2 || isParticle(last))
    return null;
  if (isOfContact(words.join(' ')) || (isSaidOfPerson(whole) && !isGivenName(first))) return null;
  const isSure = isGivenName(first) && !isWord(first);
  const hasPhone = phonesIn(rest).length > 0 || rest.includes('@');
  const mayBeFirst = isSure || (words.length === 2 && !isOther(first) && (hasPhone || isUsualLast(last)));
  return mayBeFirst ? { whole, isSure, hasPhone, last } : null;
}

const withCapital = (word: string): string =>
  isParticle(word) ? word : word.replaceAll(/(?<=^|-|^[odl]['’])\p{Ll}/gu, capitalize);

/** Half of a list. */
const MANY = 0.5;

/**
 * 'darrell pickett 801-555-0101' and 'lorraine Pickett' with the capitals of other lists, where such a line is plainly a name:
 * a given name and what stands in the list, or is known, as a last name; any names where most of the list is written so.
 */
export function withCapitals(lines: readonly string[]): string[] {
  const read = lines.map(smallName);
  if (!read.some(Boolean)) return [...lines];
  const filled = lines.filter((line) => line.trim() !== '').length;
  // 'uli reid' without a phone is a name among others in small letters.
  const areMany = read.filter((small) => small?.isSure || small?.hasPhone).length >= filled * MANY;
  const capitals = new Set(lines.flatMap((line) => (line.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []).map(foldLoose)));
  return lines.map((line, at) => {
    const small = read[at];
    if (!small) return line;
    const isKnown = small.isSure && (isUsualLast(small.last) || capitals.has(small.last) || small.hasPhone);
    if (!areMany && !isKnown) return line;
    return line.replace(small.whole, small.whole.split(' ').map(withCapital).join(' '));
  });
}
