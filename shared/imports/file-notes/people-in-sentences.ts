import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { praysOnly } from '../availability/refusals.ts';
import { isGreetingOrClosing } from '../doubts/letter-lines.ts';
import { isAnnouncement } from '../headings/friendly-titles.ts';
import { isWord } from '../headings/name-evidence.ts';
import { isParticle } from '../name-parts/particles.ts';
import { partName } from '../names.ts';
import { isListWord } from '../group-titles/list-words.ts';
import { isLabeledNames, namedBehindLabel, saysAway, toldBeforeNames } from '../remarks/labeled-names.ts';
import type { RawRow } from '../rows.ts';
import { loneText } from '../sheets/gone.ts';
import { isAgainst } from './against.ts';
import { familiesIn } from './families-in-sentences.ts';

const LONGEST = 300;
const TITLE =
  /^(?:sisters?|brothers?|bro|sis|elder|president|pres|bishop|mr|mrs|ms|dr|hna|hno|hermana|hermano|irma|irmao)$/;
/** First and last names that begin or stand in a sentence as words: 'Will not speak,' 'in May.' */
const WORDS_TOO =
  /^(?:will|may|april|june|august|summer|grace|hope|faith|joy|art|bill|drew|dawn|rose|mark|sunday|church|ward|young|hall|mission|long|talk|call|page|case|note|list|price|park|street|not|do|no)$/;
const MOVED_IN = /\bmoved in (?=(\p{L}+))/iu;
/** 'moved in October' tells when. */
const judgedAs = (text: string): string =>
  text.replace(MOVED_IN, (whole, month: string) => (monthOfWord(foldLoose(month)) === null ? whole : 'moved away in '));
/** With someone before it, as in 'La familia Ammon se mudó.' */
const ANYWHERE =
  /\b(?:leave (?:(?:them|him|her) )?alone|(?:leave|take|keep|remove) (?:\p{L}+ ){1,8}off\b|pass over|do not use|skip(?= (?:the |both )?\p{L}{3})|funeral|(?:said|says|told (?:me|us)) no\b|not (?:him|her|them)$|(?:is|are|lives?) (?:now )?in (?:the |a )?(?:\p{L}+ ){1,3}(?:ward|branch|stake)|attends? (?:the |a )?(?:\p{L}+ ){1,3}(?:ward|branch|stake)|leaving the (?:ward|branch)|(?:on|for) (?:his|her|their|a) mission|se (?:mudo|mudaron|traslado|trasladaron|cambio de barrio|cambiaron de barrio)|mudou(?: se)?|mudaram(?: se)?)(?![\p{L}])/u;
/** 'Except Scott', 'Not Uli Reid': of no one but those whom it names. */
const EXCLUDES =
  /^[^\p{L}]*(?:[Pp]lease )?(?:[Ee]xcept(?:ing)?(?: for)?|[Ee]xcluding|[Aa]void|(?:[Bb]ut )?[Nn]ot|[Ee]xcepto|[Ee]xceto|[Mm]enos|[Ss]alvo|[Ss]auf)\s+(?=\p{Lu})/u;
export const excludes = (text: string): boolean => EXCLUDES.test(text);
/** 'Halverson: moved' */
const BEHIND_NAME = /^[^\p{L}]*(?:\p{Lu}[\p{L}\p{M}'’-]+[ ,]*){1,3}(?:\s*[:：=]|\s+[-–—])\s*(\p{Ll}.*)$/u;
const isAskedByLabel = (text: string): boolean => !['read', null].includes(toldBeforeNames(text));
/** Whether words are against someone, or say that they only pray. */
export const isAgainstThem = (text: string): boolean =>
  isAgainst(judgedAs(text)) ||
  isAgainst(BEHIND_NAME.exec(text)?.[1] ?? '') ||
  isAskedByLabel(text) ||
  onlyPray(text) ||
  excludes(text) ||
  ANYWHERE.test(foldLoose(text));
/** Of everyone but those whom it names. */
export const BUT =
  /\b(?:except(?:ing)?(?: for)?|(?:all|everyone|everybody|anyone|anybody) (?:else )?but|apart from|but not|not (?:sister|brother|bro|sis|elder|hermana|hermano|irma|irmao)|excepto|(?:todos|todas) menos|salvo|exceto|sauf|ausser)\b/;
const NOT_A_NAME = /\s\p{Ll}{3}/u;
/** 'The Ammons (moved)' */
const FAMILY_FIRST = /^(?:(?:the|both|los|os) \p{Lu}\S+|\p{Lu}\S+ (?:family|household)) \(\p{Ll}{3}/iu;
/** 'Mark only does prayers' */
const BEFORE_ONLY = /^(?:\p{Lu}[\p{L}'’.-]* ){1,3}(?=(?:is|does|will|can|only|just|strictly|prays)\b)/u;
export const onlyPray = (text: string): boolean =>
  [text.split(/[:–—]/)[0] ?? '', text, text.replace(BEFORE_ONLY, '')].some(praysOnly);

/** Who made the list, and whom to call about it. */
const OF_LIST =
  /\b(?:(?:prepared|compiled|created|updated|made|submitted|revised|printed|exported|approved|maintained|reviewed|shared|sent|given|called|text(?:ed)?|entered|typed) by|questions|(?:call|contact|text|email|see|ask) (?:\p{L}+ ){1,4}(?:with|if|for|about|at)|corrections|elaborado por|preparado por|actualizado por)\b/u;
export const isMadeBy = (text: string): boolean => OF_LIST.test(foldLoose(text));
const SHORTEST = 3;
/** 'Please skip Ann Lee', in whatever words: begins with a capital, goes on in small letters, and has no phone of its own. */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length >= SHORTEST &&
    /^[^\p{L}]*\p{Lu}/u.test(text) &&
    words.some((word) => /^\p{Ll}{2}/u.test(word) && !isParticle(word)) &&
    !/[@\t]|\d{3}[ .-]?\d{4}/.test(text) &&
    !isMadeBy(text) &&
    !isGreetingOrClosing(text) &&
    !isAnnouncement(text)
  );
}

/** 'Grants moved' */
const OF_TWO_WORDS = /^\p{Lu}\p{L}+ \p{Ll}{4,}\W*$/u;

/** 'Moved: Ann Lee. Deceased: Hugo Roe' */
const NEXT_LABEL = /(?:(?<=\.)\s+|\s*[;|]\s+)(?=\p{Lu}[\p{L} '’-]{2,40}:\s)/u;
/** Behind 'Sis.' and 'Jan.' none ends. */
export const NEXT_SENTENCE =
  /(?<=\p{L}{3}[)”"]?[.!?])(?<!(?:^|[^\p{L}])(?:Sis|Sist|Bros?|Pres|Mrs|Hna|Hno|Srs|Srta|Dra|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.)\s+(?=\p{Lu})/u;
/** 'She is new' goes on about whomever the sentence before it names. */
const NAMES_SOMEONE =
  /^(?:[^\s:]+ )+?\p{Lu}\p{L}|^(?!(?:He|She|They|It|This|That|Both|Please)\b)\p{Lu}\p{L}+ \p{Ll}{4,}/u;
/** Behind a label and names, what says something else of someone: 'Ideas for May: Ann Lee. Avoid Hugo Roe.' */
const sentencesBehindLabel = (text: string): string[] => {
  const whole: string[] = [];
  for (const sentence of text.split(NEXT_SENTENCE)) {
    const before = whole.at(-1);
    if (before === undefined || NAMES_SOMEONE.test(sentence)) whole.push(sentence);
    else whole[whole.length - 1] = `${before} ${sentence}`;
  }
  return whole;
};
/** A paragraph, sentence by sentence; a text of a sentence's length as it is. */
export const sentencesApart = (text: string): string[] =>
  text.length > LONGEST
    ? text.split(/(?<=[.!?;])\s+(?=\p{Lu})/u)
    : text.split(NEXT_LABEL).flatMap((part) => (/[:：]\s/.test(part) ? sentencesBehindLabel(part) : [part]));

const mayNamePeople = (text: string): boolean =>
  text.length <= LONGEST &&
  (isLabeledNames(text) || excludes(text) || BEHIND_NAME.test(text) || isSentenceOfPeople(text));
const isSentenceOfPeople = (text: string): boolean =>
  (/\S\s+\S+\s+\S/.test(text) || OF_TWO_WORDS.test(text)) &&
  (NOT_A_NAME.test(text) || FAMILY_FIRST.test(text)) &&
  (isAgainstThem(text) || saysAway(text) || BUT.test(foldLoose(text)) || isSentence(text));

/** Sentences that are no person, between, above, or below people: what one says is shown with those whom it names. */
export function sentencesIn(row: RawRow): string[] {
  const text = row.unread?.isAside ? row.unread.text : loneText(row);
  return text === null ? [] : sentencesApart(text).filter(mayNamePeople);
}

type Named = { row: number; first: string; last: string };
/** Whom a list has, by name. */
export type ListedPeople = {
  people: readonly Named[];
  firsts: ReadonlyMap<string, number>;
  lasts: ReadonlyMap<string, number>;
};

export function listedIn(rows: readonly RawRow[], isSentence: (row: RawRow) => boolean): ListedPeople {
  const people = rows.flatMap((row): Named[] => {
    if (row.unread || isSentence(row)) return [];
    const whole = partName(row.values.name ?? '');
    const first = foldLoose(row.values.firstName ?? whole.firstName).split(' ')[0] ?? '';
    const last = foldLoose(row.values.lastName ?? whole.lastName);
    return last === '' ? [] : [{ row: row.row, first, last }];
  });
  const count = (names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  return { people, firsts: count(people.map(({ first }) => first)), lasts: count(people.map(({ last }) => last)) };
}

type Word = { folded: string; isCapital: boolean; isTitle: boolean; gap: string };
/** The words of a sentence; `gap`: what stands before each. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/([^\p{L}\p{M}'’-]*)([\p{L}\p{M}'’-]+)/gu)].map(([, gap = '', word = '']) => {
    const folded = foldLoose(word.replace(/['’]s$/u, ''));
    return { folded, isCapital: /^\p{Lu}/u.test(word), isTitle: TITLE.test(folded), gap };
  });
const isName = ({ folded, isCapital }: Word): boolean =>
  isCapital && !WORDS_TOO.test(folded) && !isListWord(folded) && !(isWord(folded) && folded.length > 1);
/** Of those words, the names of people: 'Don’t ask Mark to pray', 'Mark only does prayers', but not 'Mark these as moved.' */
const GIVEN_TOO = /^(?:grace|hope|faith|joy|art|bill|drew|dawn|rose|mark|summer)$/;
const MONTHS_TOO = /^(?:will|may|april|june|august)$/;
const BEFORE_ONE = /^(?:ask|asking|asked|invite|call|contact|tell|have|let|skip|assign)$/;
const BEHIND_ONE =
  /^(?:is|isnt|was|has|hasnt|does|doesnt|only|just|never|moved|moves|said|says|asked|asks|prefers|wants|likes|left|lives|prays|speaks|cant|cannot|wont|and)$/;
const IS_ONLY_VERB = /^(?:will|may|hope)$/;
function isNamedSo(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word?.isCapital) return false;
  if (MONTHS_TOO.test(word.folded) && at > 0) return BEFORE_ONE.test(before?.folded ?? '');
  if (!GIVEN_TOO.test(word.folded)) return false;
  const begins = at === 0 || /[.!?:]/.test(word.gap);
  return begins ? !IS_ONLY_VERB.test(word.folded) && BEHIND_ONE.test(next?.folded ?? '') : true;
}
/** 'Both Heather and Todd', 'Bros. Peterson and Ostler' */
const OF_SEVERAL = /^(?:both|neither|bros|srs|brothers|sisters|elders|amb[oa]s|herman[oa]s|irmaos|irmas)$/;
/** Another name right beside it: 'Bob' before 'Turner,' and 'Jones' behind 'Kevin.' */
const isOther = (word: Word | undefined, between: string | undefined, own: string): boolean =>
  word !== undefined &&
  /^[\s.,]*$/.test(between ?? ';') &&
  !word.isTitle &&
  !OF_SEVERAL.test(word.folded) &&
  isName(word) &&
  monthOfWord(word.folded) === null &&
  word.folded !== own &&
  !(word.folded.length === 1 && own.startsWith(word.folded));

/** 'Sadly Kevin is gone': the word that begins a sentence has a capital, whatever it is. */
const beginsWithWord = (words: readonly Word[], at: number): boolean => at === 1 && words[at]?.gap.trim() === '';
const isBeside = (words: readonly Word[], at: number, own: string, isFreeBefore = false): boolean =>
  (!isFreeBefore && isOther(words[at - 1], words[at]?.gap, own)) || isOther(words[at + 1], words[at + 1]?.gap, own);

/** The rows of those whom a sentence names: with a title, with both names, with the last name or a first one that no one else on the list has, or as a family. */
export function meantBy(written: string, listed: ListedPeople): ReadonlySet<number> {
  const { people, firsts, lasts } = listed;
  const text = written.replace(EXCLUDES, '');
  const words = wordsIn(text);
  const said = ` ${foldLoose(text)} `;
  const titled = new Set(words.filter((_, at) => words[at - 1]?.isTitle).map(({ folded }) => folded));
  const families = familiesIn(text, lasts.keys());
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries())
    if (isName(word) || isNamedSo(words, at)) places.set(word.folded, [...(places.get(word.folded) ?? []), at]);
  const placesOf = (name: string): readonly number[] => places.get(name) ?? [];
  const meant = people
    .filter(({ first, last }) => {
      if (titled.has(last) || families.has(last) || (first !== '' && said.includes(` ${first} ${last} `))) return true;
      const isFirst =
        firsts.get(first) === 1 && placesOf(first).some((at) => !isBeside(words, at, last, beginsWithWord(words, at)));
      return isFirst || placesOf(last).some((at) => !isBeside(words, at, first));
    })
    .map(({ row }) => row);
  return new Set([...meant, ...namedBehindLabel(text, listed)]);
}

/** The rows of those who share the only name in a sentence, their first one: 'Tom has moved to Ohio.' */
export function mayBeMeantBy(text: string, { people }: ListedPeople): ReadonlySet<number> {
  const words = wordsIn(text);
  const isMeant = ({ first, last }: Named) =>
    words.some((word, at) => isName(word) && word.folded === first && !isBeside(words, at, last));
  return new Set(people.filter(isMeant).map(({ row }) => row));
}
