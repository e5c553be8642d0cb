import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { answerIn } from '../doubts/answers.ts';
import { areNoName } from '../doubts/no-name-words.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isWord } from '../headings/name-evidence.ts';
import { areGivenTogether } from '../name-parts/two-given.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { TWO_PEOPLE } from '../line-parts.ts';

/** What lists write where a spouse or children would stand: of someone, and no one's name. */
const ABOUT =
  /^(?:teens?|teenagers?|newly ?weds?|engaged|private|confidential|both|several|many|ask|catholic|(?:both|wife|husband|he|she|kids|one|parents?) only|(?:none|some|all|both|several|kids) (?:at home|away|grown|married)|adolescentes?|recien casados|comprometid[oa]s?|privad[oa]|ambos|ambas|recem casados|noiv[oa]s?|casad[oa]s|jugendliche|frisch verheiratet|verlobt|privat|beide|fiancee?s?|jeunes maries|prive|les deux)$/;

/** Both are a yes, and Silas is called Si; only a whole column tells. */
const MAY_BE_NAME = /^(?:si|ja)$/i;

/** Of a spouse's or of children's cell, 'Yes', 'Primary', 'Newlyweds', and 'None at home' are no one. */
export function isNoOnesName(text: string): boolean {
  const folded = foldLoose(text);
  const words = folded.split(' ').filter(Boolean);
  if (text.length > 60 || /[,;&\n]/.test(text)) return false;
  if (MAY_BE_NAME.test(text.trim())) return false;
  return answerIn(text) !== null || ABOUT.test(folded) || (words.length === 1 ? isWord(folded) : areNoName(words));
}

/** 'Si' and 'Ja' are answers where the whole column has such. */
const haveAnswers = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 1 && filled.every((cell) => answerIn(cell) !== null || /^\d{1,2}$/.test(cell.trim()));
};

/** The columns of names with nothing but answers. */
export const answersBelow = (areNames: readonly boolean[], body: readonly Line[]): ReadonlySet<number> =>
  new Set(areNames.flatMap((isOne, i) => (isOne && haveAnswers(body.map(({ cells }) => cells[i] ?? '')) ? [i] : [])));

/** José María and María José are one. */
const OF_EITHER = /^(?:maria|jose)$/;
/** Asks about 'Tyler Emma Lucy': two names of a boy and a girl, or three, are hardly one child; null where they may be. */
export function severalGiven(name: string, isOfCouple: boolean): string | null {
  const words = name.trim().split(/\s+/);
  const folded = words.map((word) => foldLoose(word));
  if (words.length < 2 || name.includes(',') || !folded.every(isUsualGiven)) return null;
  const [first = '', second = ''] = folded;
  if (words.length > 2) return TWO_PEOPLE;
  if (folded.some((word) => OF_EITHER.test(word))) return null;
  const [one, other] = folded.map((word) => sexOfGivenName(word));
  const areApart = one && other ? one !== other : isOfCouple && !areGivenTogether(first, second);
  return areApart ? `may be one or two ${isOfCouple ? 'people' : 'children'}.` : null;
}
