import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isPlaceWord } from '../headings/heading-words.ts';
import { isWord } from '../headings/name-evidence.ts';
import { unitKey } from '../lone-cells/unit-names.ts';
import { isNamedWard } from '../name-parts/named-ward.ts';
import { isCapital, MOST_OF_UNIT } from '../other-people/harmless-titles.ts';
import { isOfList } from '../group-titles/list-words.ts';
import { UNITS_BEFORE_NAMES, UNITS_BEHIND_NAMES } from './unit-words.ts';

const LONGEST = 120;
/** Words before 'Ward' that name none. */
const NO_NAME = /^(?:my|our|your|this|that|other|home|entire|whole|new|old|each|every|welcome|to|not|no|another|same)$/;
/** 'North Oak Ward' is another one than Oak Ward. */
const DIRECTION = /^(?:north|south|east|west)$/;
const YEAR = /^(?:19|20)\d\d$/;
const isOfName = (word: string): boolean =>
  isCapital(word) &&
  !YEAR.test(word) &&
  (DIRECTION.test(foldLoose(word)) || !isOfList(foldLoose(word))) &&
  !NO_NAME.test(foldLoose(word));
/** In 'Barrio Las Flores' and 'Ala dos Pinheiros'. */
const ARTICLE = /^(?:de|del|la|las|el|los|lo|da|das|do|dos|o|a|os|as)$/;

/** How many of the words, one after the other, are a ward's name, articles before its words and all. */
function lengthOfName(words: readonly string[], hasArticles: boolean): number {
  let [length, names] = [0, 0];
  for (const [at, word] of words.entries()) {
    if (names >= MOST_OF_UNIT) break;
    if (hasArticles && ARTICLE.test(foldLoose(word))) continue;
    if (!isOfName(word)) break;
    [length, names] = [at + 1, names + 1];
  }
  return length;
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}'’.-]+/u).filter(Boolean);

/** 'Maple Grove 2nd Ward' in 'Directory of the Maple Grove 2nd Ward': the wards and branches that a title names. */
function unitsInTitle(title: string): string[] {
  if (isNamedWard(title)) return [];
  const words = wordsIn(title);
  // In 'Subject: Ward list' and 'FHE / ward list' the name of no ward goes over the sign.
  const starts = title.split(/[:：]|\s\/\s/).map((part) => wordsIn(part).length);
  const startOf = (at: number) => {
    let start = 0;
    for (const length of starts) if (start + length <= at) start += length;
    return start;
  };
  return words.flatMap((word, at) => {
    const isBefore = UNITS_BEFORE_NAMES.has(foldLoose(word));
    if (!isBefore && !UNITS_BEHIND_NAMES.has(foldLoose(word))) return [];
    const beside = isBefore ? words.slice(at + 1) : words.slice(startOf(at), at).toReversed();
    const name = beside.slice(0, lengthOfName(beside, isBefore));
    // 'Prepared by Kim Ward'
    const isPerson = /^(?:by|por)$/.test(foldLoose(beside[name.length] ?? ''));
    // No one is called Barrio, as some are Rama.
    const isGiven =
      !/^barrio$/i.test(word) && name.every((other) => isUsualGiven(foldLoose(other)) || /^\p{L}\.?$/u.test(other));
    if (isPerson || isGiven || !name.some((other) => /\p{L}{2}/u.test(other))) return [];
    return [(isBefore ? [word, ...name] : [...name.toReversed(), word]).join(' ')];
  });
}
export const unitInTitle = (title: string): string | null => unitsInTitle(title)[0] ?? null;

/** 'Oak Ward' or 'Oak Ward (123456)', and nothing else. */
export const isUnitAlone = (text: string): boolean => {
  const named = text.length > LONGEST ? null : unitInTitle(text);
  return named !== null && unitKey(named) === unitKey(text);
};

const LABELED = /^(?:wards?|branch|unit|congregation|unidad|unidade)\s*[:：]\s*(\p{Lu}.*)$/iu;
const SINGLES = /^(?:(?:the )?(?:young |mid )?singles?(?: adults?)?) (?:ward|branch)$/;
const ORDINAL = /^((?:\p{Lu}[\p{L}'’.]* ){1,3})(\d{1,2})(?:st|nd|rd|th)(?: (?:RS|EQ|YW|YM|HP))?$/u;
const GROUP = /^((?:\p{Lu}[\p{L}'’.]* ){2,3})(?:RS|EQ|YW|YM|HP)$/u;
const COUNTED =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur)day|grades?|levels?|floors?|shifts?|sessions?|rounds?|rows?|turns?|rooms?|hours?|quarters?)$/;
/** People are called Third, and some Fifth. */
const MOST_OF_PERSON = 5;

/** 'Provo 12th', 'Oak Hills 3rd', and 'Oak Hills EQ', where no one is called so. */
function shortUnit(text: string): string | null {
  const [, before = '', number] = ORDINAL.exec(text) ?? GROUP.exec(text) ?? [];
  const words = foldLoose(before).split(' ').filter(Boolean);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 0 || words.some((word) => isOfList(word) || COUNTED.test(word) || monthOfWord(word) !== null))
    return null;
  const isOfPlace = words.some(isPlaceWord) && !isUsualGiven(first);
  if (number === undefined) return isPlaceWord(last) && isOfPlace ? before.trim() : null;
  const isLone = words.length === 1 && !isUsualGiven(first) && !isWord(first);
  const isNoPerson = isLone || isOfPlace || words.includes('ysa') || Number(number) > MOST_OF_PERSON;
  return isNoPerson && !isWord(first) ? text.replace(/ \p{Lu}{2}$/u, '') : null;
}

/** The wards that a title or a row between people names, also in short: 'Unit: Oak Hills (123456)', 'Provo 12th.' */
export function unitsNamedBy(title: string): string[] {
  const text = title
    .trim()
    .replace(/\s*\(?(?:unit )?#?\d{4,10}\)?$/i, '')
    .replace(/\s*[:：]$/, '');
  if (text.length > LONGEST) return [];
  const units = unitsInTitle(text);
  if (units.length > 0) return units;
  if (SINGLES.test(foldLoose(text)) || /^(?:ward|branch) \d{1,2}$/i.test(text)) return [text];
  const [, labeled = ''] = LABELED.exec(text) ?? [];
  const words = wordsIn(labeled);
  const isName =
    words.length > 0 &&
    lengthOfName(words, false) === words.length &&
    !words.every((word) => isUsualGiven(foldLoose(word)));
  const named = isName && unitKey(labeled) !== '' ? labeled : shortUnit(text);
  return named === null ? [] : [named];
}

const STAKE =
  /^(?:(?:\p{Lu}[\p{L}\p{M}'’.]* ){1,4}(?:stake|district)|(?:estaca|distrito)(?: (?:d[aeo]l?|dos))?(?: (?:l[ao]s|el))?(?: \p{Lu}[\p{L}\p{M}'’.]*){1,4})(?: (?:presidency|leaders|leadership))?(?: ?\(\d{4,10}\))?$/iu;
/** 'Riverside Stake', and nothing else. */
export const isStakeAlone = (text: string): boolean =>
  text.length <= LONGEST && STAKE.test(text.trim()) && !wordsIn(text).every((word) => isOfList(foldLoose(word)));
