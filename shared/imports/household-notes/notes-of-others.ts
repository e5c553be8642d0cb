import { foldLoose } from '#shared/text/fold.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { noting, withSaid } from '../file-notes/next-to-people.ts';
import { isAgainstThem } from '../file-notes/people-in-sentences.ts';
import { readLine } from '../line-parts.ts';
import { isParticle } from '../name-parts/particles.ts';
import { looksLikeFullName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { personInHome, wordsIn, type HomePerson, type Word } from './named-people.ts';
import { MOST_OF_FAMILY, oneNamesIn } from './others-by-one-name.ts';
import { saidOfNamed } from './whose-notes.ts';

/** A person of the list: `family` are the words of the last name, `home` of the household, if it has one. */
type Listed = { at: number; inHome: HomePerson; first: string; last: string; family: string; home: string };
const listedIn = (rows: readonly RawRow[]): (Listed | null)[] =>
  rows.map((row, at) => {
    const values = row.unread ? { name: readLine(row.unread.text).name } : row.values;
    if (row.unread && !looksLikeFullName(values.name ?? '')) return null;
    const inHome = personInHome({ ...row, values }, '');
    const [first = ''] = foldLoose(inHome.given).split(' ');
    const last = foldLoose(inHome.family);
    // Of García López, the children are García.
    const family = last.split(' ').find((word) => !isParticle(word)) ?? last;
    return first === '' || last === ''
      ? null
      : { at, inHome, first, last, family, home: foldLoose(row.values.household ?? '') };
  });

const areOneFamily = (one: Listed, other: Listed): boolean =>
  one.home !== '' && other.home !== '' ? one.home === other.home : one.family === other.family;

const OF_RECORDS = /^(?:records?|membership)$/;
/** 'Mona’s mother died' is about someone else. */
const isOwner = (words: readonly Word[], at: number): boolean =>
  words[at]?.isPossessive === true && !OF_RECORDS.test(words[at + 1]?.folded ?? '');
const TO_REACH = /^(?:contact|call|text|email|ask|see|use|invite|contactar|llamar|llame|preguntar|chamar|ligar|chame)$/;
const IS_NOT = /^(?:not|dont|never|no|nao|cant|cannot|to|be)$/;
/** 'Moved, call Mona Frandsen', 'married to Mona Frandsen, not a member': whom to ask, and whose relative someone is. */
function isOnlyBeside(words: readonly Word[], at: number): boolean {
  const [before = '', beforeThat = ''] = [1, 2].map((by) => words[at - by]?.folded);
  return before === 'to' || (TO_REACH.test(before) && !IS_NOT.test(beforeThat));
}

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');
const isBehind = (word: Word, next: Word | undefined, text: string): boolean =>
  next !== undefined && /^\s+$/.test(text.slice(word.end, next.at));

/** Whether a word is someone's first name, with the last name or no other one behind it. */
function isCalled(words: readonly Word[], at: number, { first, last }: Listed, text: string): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !isCapital(word)) return false;
  const isFirst = word.folded === first || (isUsualGiven(word.folded) && areOneName(word.folded, first));
  if (!isFirst || isOwner(words, at) || isOnlyBeside(words, at)) return false;
  if (!next || !isCapital(next) || !isBehind(word, next, text)) return true;
  return last.split(' ').includes(next.folded) && !isOwner(words, at + 1);
}

const LONGEST_LAST = 3;
/** The first words of those whose whole names are in a note, by these: 'mona frandsen'. */
function wholeNamesIn(words: readonly Word[], byName: ReadonlyMap<string, Listed[]>): Listed[] {
  return words.flatMap((word, at) => {
    const behind = words.slice(at + 1, at + 2 + LONGEST_LAST).map(({ folded }) => folded);
    const lasts = Array.from({ length: LONGEST_LAST }, (_, by) => behind.slice(0, by + 1).join(' '));
    // With a middle name or its initial between.
    const named = [...new Set([...lasts, behind[1] ?? ''])].map((last) => `${word.folded} ${last}`);
    // 'Frandsen, Mona'
    if (behind[0] !== undefined) named.push(`${behind[0]} ${word.folded}`);
    const isOfOther = isOnlyBeside(words, at) || isOwner(words, at + 1) || !isCapital(word);
    return isOfOther ? [] : named.flatMap((name) => byName.get(name) ?? []);
  });
}

const ALL =
  '(?:(?:the|this|his|her|their|whole|entire|rest of(?: the)?|all of(?: the)?|la|a|su|sua|toda|toda la|toda a) )*(?:family|household|familia)(?: (?:members?|entera|inteira))?|they(?: all| both)?|both(?: of them)?|everyone|everybody|the couple|todos|ambos';
const NOT_THEM =
  '(?: (?:history|home evening|night|names?|search|council|tree|size|phone|email|address|doctor|reunions?|of|friends?)\\b)';
const OF_ALL = new RegExp(`^(?:${ALL})\\b(?!${NOT_THEM})`);
/** 'Se mudaron a Provo', and 'moved to Logan with his family', but not 'moved in with family.' */
const PLURAL = /^(?:ya |ja )?(?:se )?(?:mudaron|trasladaron|cambiaron|fueron|mudaram|transferiram|foram embora)\b/;
const WITH_FAMILY =
  /^(?:has |have |he |she )?(?:moved|relocated|transferred|left)(?! in\b)(?:(?! be\b)(?! near\b) \p{L}+){0,5}? (?:with|w|and) (?:(?:his|her|their|the|whole|entire) )*(?:family|household)\b/u;
const SPOUSE =
  /^(?:(?:his|her|the|la|el|su|a|o|sua|seu) )?(wife|husband|spouse|esposa|esposo|mujer|mulher|marido|conyuge)\b/;
const WOMAN = /^(?:wife|esposa|mujer|mulher)$/;
const SENTENCE = /[.;!?,\n|]\s*|\s[-–—]\s/u;

const partsOf = (text: string): string[] => text.split(SENTENCE).map(foldLoose);
/** As a status, 'Se mudaron' is a group of people rather than a family. */
const isOfFamily = ({ text, column }: FileNote): boolean =>
  partsOf(text).some((one) => OF_ALL.test(one) || WITH_FAMILY.test(one) || (column === undefined && PLURAL.test(one)));

/** Which rows next to someone a note is about without a name: of the whole family, or of the wife or husband. */
function unnamedIn(note: FileNote, own: Listed, beside: readonly Listed[]): Listed[] {
  if (beside.length === 0) return [];
  if (isOfFamily(note)) return [...beside];
  const who = partsOf(note.text)
    .map((one) => SPOUSE.exec(one)?.[1])
    .find((one) => one !== undefined);
  const next = beside.find(({ at }) => at === own.at + 1) ?? beside.find(({ at }) => at === own.at - 1);
  if (who === undefined || !next) return [];
  const sex = sexOfGivenName(next.first);
  return sex === null || sex === (WOMAN.test(who) ? 'female' : 'male') || /^(?:spouse|conyuge)$/.test(who)
    ? [next]
    : [];
}

/** The rows right above and below someone's with the same family. */
function besideOf(own: Listed, listed: readonly (Listed | null)[]): Listed[] {
  const along = (by: 1 | -1): Listed[] => {
    const found: Listed[] = [];
    for (let at = own.at + by; ; at += by) {
      const other = listed[at];
      if (!other || !areOneFamily(own, other) || found.length === MOST_OF_FAMILY) return found;
      found.push(other);
    }
  };
  return [...along(-1), ...along(1)];
}

/**
 * Asks about a person, too, whom the note of another row is about: by the whole name, by a first or last name that tells who
 * is meant, or as one of the family next to that row. A first name that several have is noted with each of them.
 */
export function withNotesOfOthers(rows: readonly RawRow[]): RawRow[] {
  const doubts = rows.map(({ unread, noted = [] }): readonly FileNote[] => {
    // 'Ann Lee 801-555-0101 (family moved)' may be unclear, and tells of the others all the same.
    const notes = unread ? readLine(unread.text).parts.map((text) => ({ text })) : noted;
    return notes.filter(({ text }) => isAgainstThem(text));
  });
  if (doubts.every((notes) => notes.length === 0)) return [...rows];
  const listed = listedIn(rows);
  const [byName, families] = [new Map<string, Listed[]>(), new Map<string, Listed[]>()];
  const add = (map: Map<string, Listed[]>, key: string, one: Listed) => {
    const known = map.get(key) ?? [];
    if (known.length < MOST_OF_FAMILY) map.set(key, [...known, one]);
  };
  for (const one of listed)
    if (one) {
      add(byName, `${one.first} ${one.last}`, one);
      add(families, one.home || one.family, one);
    }
  const byOneName = oneNamesIn(rows);
  const atRow = new Map(rows.map(({ row }, at) => [row, listed[at]]));
  const read = [...rows];
  for (const [at, notes] of doubts.entries()) {
    const own = listed[at];
    if (!own || notes.length === 0) continue;
    const beside = besideOf(own, listed);
    const family = new Set([...beside, ...(families.get(own.home || own.family) ?? [])]);
    for (const note of notes) {
      const { text } = note;
      const words = wordsIn(text);
      const called = [...family].filter((other) => words.some((_, index) => isCalled(words, index, other, text)));
      const whole = [...new Set([...called, ...wholeNamesIn(words, byName)])];
      const { meant, mayBeMeant } = byOneName(note, own.first);
      // Who is called so in the family is meant before anyone else.
      const others = [...meant].flatMap((row) => atRow.get(row) ?? []);
      const alone = called.length > 0 ? [] : others.filter((one) => !whole.includes(one));
      const named = [...whole, ...alone].filter((one) => one !== own);
      const said = saidOfNamed(text, [own.inHome, ...named.map(({ inHome }) => inHome)]).slice(1);
      const about = new Map(unnamedIn(note, own, beside).map((one) => [one.at, text]));
      for (const [index, one] of named.entries())
        if (isAgainstThem(said[index] ?? '')) about.set(one.at, said[index] ?? '');
        else if (!said[index] && alone.includes(one)) about.set(one.at, text);
      const mine = read[at];
      // In a language in which a cell’s own words weren’t told, the family has this person in it all the same.
      if (mine && !mine.unread && !mine.asks && isOfFamily(note))
        read[at] = { ...withSaid(mine, 'This row says', text), noted: mine.noted };
      for (const [other, judged] of about) {
        const row = read[other];
        if (!row || row.unread || row.noted?.some((note) => note.text === text)) continue;
        read[other] = withSaid(row, `The row of ${own.inHome.given} ${own.inHome.family} says`, text, judged);
      }
      for (const other of whole.length > 0 ? [] : mayBeMeant) {
        const index = atRow.get(other)?.at ?? at;
        const row = read[index];
        if (row && index !== at && !row.noted?.some((one) => one.text === text)) read[index] = noting(row, text);
      }
    }
  }
  return read;
}
