import { foldLoose } from '#shared/text/fold.ts';
import { listedIn, mayBeMeantBy, meantBy, type ListedPeople } from '../file-notes/people-in-sentences.ts';
import { namesRelative, RELATIVES } from '../other-people/kin-words.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import { wordsIn, type Word } from './named-people.ts';

/** Behind these a name is a place, another's relative, or whoever is to be called. */
const BEFORE_OTHERS = new RegExp(
  `^(?:to|in|near|at|by|from|of|with|for|via|per|than|like|call|text|email|contact|ask|see|married|marrying|a|en|de|con|com|por|para|em|${RELATIVES})$`,
  'u',
);
const TITLE = /^(?:brothers?|sisters?|herman[oa]|irma|irmao)$/;
const BETWEEN = /^(?:the|los|as|os|bro|sis|brother|sister|elder|bishop|hermano|hermana|irmao|irma)$/;
const OF_SOMEONE = /^(?:his|her|their|my|our|su|sus|seu|sua|mi)$/;
const isKin = new RegExp(`^(?:${RELATIVES})$`, 'u');

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);
/** 'Her son Kevin', 'Kevin, her son', 'moved to Logan', 'Kevin’s mother' are about no one of this name on the list. */
function isOfOthers(words: readonly Word[], at: number): boolean {
  if (words[at]?.isPossessive || words[at + 1]?.isPossessive) return true;
  const [next, behind] = [words[at + 1]?.folded ?? '', words[at + 2]?.folded ?? ''];
  if (OF_SOMEONE.test(next) && isKin.test(behind)) return true;
  let index = at - 1;
  if (BETWEEN.test(words[index]?.folded ?? '') && !OF_SOMEONE.test(words[index - 1]?.folded ?? '')) index -= 1;
  const before = words[index]?.folded ?? '';
  return BEFORE_OTHERS.test(before) && (!TITLE.test(before) || OF_SOMEONE.test(words[index - 1]?.folded ?? ''));
}

/** The text without the names that belong to others; those that follow them are of the same place or person. */
function withoutOthers(text: string): string {
  const words = wordsIn(text);
  const others = new Set<Word>();
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isNext = before !== undefined && others.has(before) && /^[\s.]+$/.test(text.slice(before.end, word.at));
    if (isCapital(word) && (isNext || isOfOthers(words, at))) others.add(word);
  }
  return [...others].reduce(
    (rest, { at, end }) => `${rest.slice(0, at)}${'x'.repeat(end - at)}${rest.slice(end)}`,
    text,
  );
}

const singularsOf = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];

/** No family has more in a ward; a file may be made of one name. */
export const MOST_OF_FAMILY = 20;
const few = (rows: ReadonlySet<number>): ReadonlySet<number> => (rows.size > MOST_OF_FAMILY ? new Set() : rows);

/** Whom a note names by one name: the rows of those who are meant, and of those who share it and may be. */
export type ByOneName = { meant: ReadonlySet<number>; mayBeMeant: ReadonlySet<number> };
const NO_ONE: ByOneName = { meant: new Set(), mayBeMeant: new Set() };

/** Whom the notes of a list name by a first or a last name alone, the list gathered once: 'Kevin moved', 'the Turners left.' */
export function oneNamesIn(rows: readonly RawRow[]): (note: FileNote, firstOfRow: string) => ByOneName {
  const listed = listedIn(rows, () => false);
  const byWord = new Map<string, Set<ListedPeople['people'][number]>>();
  for (const person of listed.people)
    for (const word of [person.first, ...person.last.split(' ')])
      byWord.set(word, (byWord.get(word) ?? new Set()).add(person));
  return ({ text: written, column = '' }, firstOfRow) => {
    // A note about the children or the wife is about their names.
    if (namesRelative(foldLoose(column))) return NO_ONE;
    const text = withoutOthers(written);
    const words = wordsIn(text).filter((word) => isCapital(word) && word.folded !== firstOfRow);
    const people = [
      ...new Set(words.flatMap(({ folded }) => singularsOf(folded).flatMap((one) => [...(byWord.get(one) ?? [])]))),
    ].filter(({ first }) => first !== firstOfRow || firstOfRow === '');
    if (people.length === 0) return NO_ONE;
    const named = { ...listed, people, lasts: new Map(people.map(({ last }) => [last, 1])) };
    const meant = meantBy(text, named);
    return { meant: few(meant), mayBeMeant: few(meant.size === 0 ? mayBeMeantBy(text, named) : new Set()) };
  };
}
