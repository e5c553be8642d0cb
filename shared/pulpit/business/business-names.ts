import { isCalling } from './calling-phrase.ts';
import { MISSING } from '#shared/pulpit/sheet.ts';

/** Words that no name holds; in lower case, for Will and Call are names too. */
const SENTENCE = new Set([
  'we',
  'i',
  'the',
  'our',
  'all',
  'has',
  'have',
  'had',
  'been',
  'is',
  'are',
  'was',
  'were',
  'will',
  'be',
  'with',
  'for',
  'from',
  'to',
  'please',
  'release',
  'released',
  'call',
  'called',
  'sustain',
  'sustained',
  'this',
  'that',
  'these',
  'those',
  'new',
  'who',
  'whose',
  'her',
  'his',
  'their',
  'as',
  'in',
  'of',
  'on',
  'at',
  'not',
]);
const OPENERS = new Set([
  'we',
  'the',
  'our',
  'all',
  'please',
  'this',
  'these',
  'those',
  'with',
  'for',
  'it',
  'see',
  'same',
  'none',
  'no',
  'as',
  'list',
  'attached',
  'also',
  'and',
  'both',
  'everyone',
  'everybody',
  'each',
  'any',
  'nobody',
  'thank',
  'thanks',
  'welcome',
  'vote',
  'entire',
  'extend',
  'ordain',
  'stake',
  'ward',
  'new',
  'other',
  'business',
  'move',
]);
/** They stand before a name and are no calling there. */
const TITLE = /^(?:Bishop|President|Pres\.?|Elder|Brother|Sister|Bro\.?|Sis\.?) (?=\p{Lu})/u;
const OPEN = /^(?:tb[acd]|to be (?:announced|called|confirmed|decided|determined)|unknown|\?+)\.?$/iu;
const SUFFIX = /^(?:[JS]r\.?|I{2,3}|IV)$/u;

export const withoutTitle = (text: string): string => text.replace(TITLE, '');
const isAnd = (word: string): boolean => word === 'and' || word === '&';

/** What can be read aloud as somebody's name; whether it is one nobody can know. */
export function isName(text: string): boolean {
  if (text === MISSING) return true;
  const words = text.split(' ');
  const endsLikeName = text !== '' && !/[\d.]$/u.test(text.replace(/\b(?:[JS]r|\p{Lu})\.$/u, ''));
  return (
    endsLikeName &&
    words.length <= 12 &&
    !/[;:()?!=|>]/u.test(text) &&
    !OPENERS.has(words[0]?.toLowerCase() ?? '') &&
    !words.some((word) => SENTENCE.has(word))
  );
}

/** With nothing beside it that could be its calling, a name has to look like one. */
export function looksLikeName(text: string): boolean {
  const words = withoutTitle(text).split(' ');
  const [least, isCapital] = [TITLE.test(text) ? 1 : 2, /^\p{Lu}[^\s,]*(?: [^\s,]+)*$/u.test(text)];
  const inner = words.every(
    (word) => /^["“(]?\p{Lu}/u.test(word) || /^(?:d[aeo]s?|del|la|las|los|van|von|der|den|y|e|di|and|&)$/u.test(word),
  );
  return (
    isCapital && inner && words.length >= least && words.length <= 4 && isName(text) && !isCalling(words.join(' '))
  );
}

/** 'Jane Doe and Ann Lee': nothing is said of what they are, so each has to look like a name, or all of it like one. */
export const areNames = (text: string): boolean =>
  looksLikeName(text) || text.split(/ (?:and|&) |\/|, /u).every(looksLikeName);
export const isSeveral = (names: readonly string[]): boolean =>
  names.length > 1 || names.some((name) => name.split(' ').some(isAnd));

const isPlural = (position: string): boolean => /(?:s|ies)$/u.test(position) && !/(?:ss|class)$/u.test(position);

/** 'Doe, Jane' turned round, 'Reyes, Jr.' put together, and whoever is not known yet. */
export function nameParts(parts: readonly string[], position: string): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.pop();
    if (last === undefined) whole.push(part);
    else whole.push(...(SUFFIX.test(part) ? [`${last} ${part}`] : [last, part]));
  }
  const [surname = '', given] = whole;
  const isInverted =
    whole.length === 2 && !surname.includes(' ') && given && !given.split(' ').some(isAnd) && !isPlural(position);
  return (isInverted ? [`${given} ${surname}`] : whole).map((one) => (OPEN.test(one) ? MISSING : one));
}

/** All of them as one says them: 'Jane Doe, Ann Lee and Sue Fox'; null where one of them is no name. */
export function namesOf(parts: readonly string[]): { names: string; several: boolean } | null {
  const pieces = parts.flatMap((part) => part.split('/').map((one) => one.trim()));
  const [last = '', ...before] = pieces.toReversed();
  const several = pieces.length > 1 || last.split(' ').some(isAnd);
  if (!pieces.every(isName)) return null;
  const hasAnd = last.split(' ').some(isAnd);
  // A first name by itself has its surname at the end of the list.
  if (pieces.length > 1 && !hasAnd && pieces.some((one) => !withoutTitle(one).includes(' ') && !TITLE.test(one)))
    return null;
  const names = before.length === 0 ? last : `${before.toReversed().join(', ')}${hasAnd ? ', ' : ' and '}${last}`;
  return { names, several };
}

export const isOpen = (text: string): boolean => OPEN.test(text);
