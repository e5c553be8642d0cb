import { ADDRESSED } from '#shared/text/forms-of-address.ts';
import { isCalling } from './calling-phrase.ts';
import { MISSING } from '#shared/pulpit/words.ts';

/** Words that names do not contain; in lower case, because Will and Call are names too. */
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
const OPEN = /^(?:tb[acd]|to be (?:announced|called|confirmed|decided|determined)|unknown|\?+)\.?$/iu;
const SUFFIX = /^(?:[JS]r\.?|I{2,3}|IV)$/u;

/** Before a name they are a title, not a calling. */
const TITLE = new RegExp(`${ADDRESSED.source}(?=\\p{Lu})`, 'u');
export const withoutTitle = (text: string): string => text.replace(TITLE, '');
const isAnd = (word: string): boolean => word === 'and' || word === '&';

/** What can be read aloud as a name, whether or not it is one. */
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

/** With nothing next to it that could be its calling, a name has to look like one. */
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

/** 'Jane Doe and Ann Lee': with no calling next to them, each has to look like a name, or the whole line has to. */
export const areNames = (text: string): boolean =>
  looksLikeName(text) || text.split(/,? (?:and|&) |\/|, /u).every(looksLikeName);
export const areSeveral = (names: readonly string[]): boolean =>
  names.length > 1 || names.some((name) => name.split(' ').some(isAnd));

const isPlural = (position: string): boolean => /(?:s|ies)$/u.test(position) && !/(?:ss|class)$/u.test(position);

/** Drops the 'and' of a serial comma: 'Jane Doe', 'Ann Lee', 'and Sue Fox'. */
export const withoutAnd = (parts: readonly string[]): string[] =>
  parts.map((part, at) => {
    const [, name = ''] = /^(?:and|&) (.+)$/u.exec(part) ?? [];
    return looksLikeName(name) && looksLikeName(parts[at - 1] ?? '') ? name : part;
  });

/** 'Doe, Jane' becomes 'Jane Doe', 'Reyes, Jr.' becomes one name, and 'TBD' is marked as missing. */
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

/** 'Ann Lee and Sue Fox' are two whole names; 'Bob and Sue Roe' share one. */
const WHOLE_NAMES = /^(\S+ .*\S) (?:and|&) (\S+ .+)$/u;

/** The names as they are said, 'Jane Doe, Ann Lee, and Sue Fox', or null if one of them is not a name. */
export function namesOf(parts: readonly string[]): { names: string; several: boolean } | null {
  const split = parts.flatMap((part) => part.split('/').map((one) => one.trim()));
  const [, left, right] = (split.length > 1 && WHOLE_NAMES.exec(split.at(-1) ?? '')) || [];
  const pieces = left && right ? [...split.slice(0, -1), left, right] : split;
  const [last = '', ...before] = pieces.toReversed();
  const several = pieces.length > 1 || last.split(' ').some(isAnd);
  if (!pieces.every(isName)) return null;
  const hasAnd = last.split(' ').some(isAnd);
  // A first name by itself has its surname at the end of the list.
  if (pieces.length > 1 && !hasAnd && pieces.some((one) => !withoutTitle(one).includes(' ') && !TITLE.test(one)))
    return null;
  const names =
    before.length === 0
      ? last
      : `${before.toReversed().join(', ')}${hasAnd || before.length > 1 ? ', ' : ' '}${hasAnd ? '' : 'and '}${last}`;
  return { names, several };
}

export const isOpen = (text: string): boolean => OPEN.test(text);
