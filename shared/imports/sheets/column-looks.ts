import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isStatus } from '../callings.ts';
import { answerIn, sexIn } from '../doubts/answers.ts';
import { isAboutPerson, isNothing } from '../doubts/nothing.ts';
import { looksLikeFullName, NAME_WORD } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isOfHelpers } from '../who-helps/who-helps.ts';

/** A look at the first of its cells tells what a column has. */
export const LOOKED_AT = 300;

/** Headings of places, groups, and other things that may be one capitalized word. */
const THINGS =
  /\b(?:city|town|place|location|neighborhood|subdivision|village|complex|mission|temple|birthplace|hometown|home|country|state|province|region|county|address|street|area|zone|ward|stake|branch|unit|district|route|quorum|class|group|organization|committee|team|department|school|grade|employer|company|work|occupation|job|profession|roles?|titles?|prefix|suffix|status|marital|relation|relationship|languages?|nationality|topic|subject|talk|music|instrument|voice|allergies|food|skills?|interests?|hobby|hobbies|size|color|day|month|date|time|week|priesthood|office|recommend|labels?|category|tags?|type|kind|source|level|course|apartment|building|middle|maiden|former|married|previous|birth name|legal|alias|from|assignments?|asignaci(?:on|ones)|designac(?:ao|oes)|listas?|grupos?|seccion|secao|ciudad|cidade|barrio|estaca|estado|pais|stadt|ort|ville|citta|strasse|rue|via)\b/;
/** Headings of people who belong to the one in the row. */
const OTHER_PEOPLE =
  /\b(?:spouses?|wife|husband|partner|child|children|kids|siblings?|parents?|guardian|mother|father|mom|mum|dad|companion|roommate|minister(?:s|ing)?|assigned|teacher|leader|contact|emergency|to|by|esposo|esposa|conyuge|madre|padre)\b/;
/** As in 'Father Name' and 'Grandfather’s Name', which follow a first name in many countries. */
const FOREFATHER = /\b(?:grand)?fathers? name\b/;

/** 'ParentPhone' is two words. */
export const headingWords = (title: string): string => foldLoose(title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
export const isAboutThings = (title: string): boolean => {
  const words = headingWords(title);
  return THINGS.test(words) && !isOfHelpers(words);
};
export const isAboutOtherThings = (title: string): boolean => {
  const words = headingWords(title);
  return (THINGS.test(words) || OTHER_PEOPLE.test(words)) && !FOREFATHER.test(words);
};

const WORDS = new RegExp(`^${NAME_WORD}(?: ${NAME_WORD}){0,2}$`, 'u');
const LONGEST_PART = 60;
const hasCapital = (text: string) => /[\p{Lu}\p{Lt}\p{Lo}]/u.test(text);
const isShort = (text: string) => /^\p{Lu}{1,3}$/u.test(text);

const isNobody = (cell: string): boolean =>
  isNothing(cell) ||
  isStatus(cell) ||
  isAboutPerson(cell) ||
  isKnownCalling(cell) ||
  isTitle(cell) ||
  answerIn(cell) !== null ||
  sexIn(cell) !== undefined ||
  /^(?:active|inactive)$/i.test(cell);

export const mayBePartOfName = (cell: string): boolean =>
  cell.length <= LONGEST_PART && WORDS.test(cell) && hasCapital(cell) && !isShort(cell) && !isNobody(cell);

/** 'I’m away until April', 'Can’t do December', 'Baby due in January': words of a sentence, in small letters, that are in no name. */
const OF_SENTENCE =
  /(?<![\p{L}-])(?:[Ii]['’](?:m|ll|ve|d)|\p{L}+n['’]t|\p{Ll}{2}\p{Ll}*ing)(?!\p{L})|^(?:I|We|My|Our|No|Not|Please|Only|Just|Can|Will not)\s+\p{Ll}|(?<=\s)(?:in|on|at|until|till?|due|for|to|the|is|am|are|was|were|be|been|has|have|had|with|only|not|no|from|after|before|by|my|his|her|their|our|all|every|some|any|work|works|want|need|needs|will|would|can|should|speak|pray|ask)(?=\s|[.!?]*$)/u;
const isWholeName = (cell: string): boolean => looksLikeFullName(cell) && !OF_SENTENCE.test(cell) && !isNobody(cell);
/** One, or 'Brent Adams / Tanner Adams'. */
const mayBeWholeName = (cell: string): boolean =>
  isWholeName(cell) || (/\s[/&]\s/.test(cell) && cell.split(/\s[/&]\s/).every(isWholeName));

/** The filled ones of the first cells. */
export const filledIn = (cells: readonly (readonly string[])[], column: number): string[] =>
  cells.slice(0, LOOKED_AT).flatMap((row) => (row[column] ?? '').trim() || []);

const LEAST = 0.6;
/** Mostly names or parts of them: someone, whoever it is. */
export const mayHoldPeople = (cells: readonly string[]): boolean =>
  cells.length > 0 &&
  cells.filter((cell) => mayBePartOfName(cell) || mayBeWholeName(cell)).length >= cells.length * LEAST;

/** Mostly full names, and different ones: neither places nor groups. */
export function holdsPeople(cells: readonly string[]): boolean {
  const people = cells.filter(mayBeWholeName);
  return (
    people.length > 0 &&
    people.length >= cells.length * LEAST &&
    new Set(people.map((cell) => foldLoose(cell))).size >= people.length * LEAST
  );
}

/** The same of those who help the people of a list, where one of them may be in many of its rows. */
export const holdsHelpers = (title: string, cells: readonly string[]): boolean =>
  holdsPeople(cells) ||
  (cells.length > 0 && isOfHelpers(headingWords(title)) && cells.filter(mayBeWholeName).length >= cells.length * LEAST);

/** 'Adams, Bill & Carol' names Bill Adams, whoever else is there. */
const AND_OTHERS = /^(.*?,[^,&]*\p{L})\s+(?:&|and|y|e)\s.*/u;
/** The same of couples, as households are called. */
export const holdsHomes = (cells: readonly string[]): boolean =>
  holdsPeople(cells.map((cell) => cell.replace(AND_OTHERS, '$1')));
