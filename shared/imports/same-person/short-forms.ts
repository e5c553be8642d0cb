import { isUsualGiven } from '../doubts/usual-places.ts';
import { SHORT_FORMS } from '../name-parts/short-names.ts';
import { usualSpelling } from '../name-parts/spellings.ts';
import { soundAlike } from './spelling.ts';

const LONG_FORMS = new Map<string, string[]>();
for (const [name, forms] of Object.entries(SHORT_FORMS))
  for (const form of forms.split(' ')) LONG_FORMS.set(form, [...(LONG_FORMS.get(form) ?? []), name]);

/** The word, and the names that it may be short for. */
const namesOf = (word: string): string[] => [word, ...(LONG_FORMS.get(word) ?? [])];
/** Whether people are called so for short. */
export const isShortForm = (word: string): boolean => LONG_FORMS.has(word);
/** The same with the usual spelling of each: Katherine's for Kathy, and for Katharina. */
export const formsOf = (word: string): string[] => [
  ...new Set(namesOf(word).flatMap((name) => [name, usualSpelling(name)])),
];

const DIMINUTIVE = /^(?:y|ie|ey|i|ee|cito|ito|cita|ita|itos|inho|inha|zinho|zinha|tje|chen)$/;
/** Sammy of Sam, Bobby of Bob, Juanito of Juan, who is called so; Sophie of Soph, whom no one is named, is the whole name. */
function isDiminutiveOf(long: string, short: string): boolean {
  if (!long.startsWith(short)) return false;
  const end = long.slice(short.length);
  const isEnd = DIMINUTIVE.test(end) || (end[0] === short.at(-1) && DIMINUTIVE.test(end.slice(1)));
  // Christy, beside Chris, is short for another.
  const isShort = isShortForm(long) && SHORT_FORMS[long] === undefined;
  return isName(short) ? isEnd || isShort : isEnd && !isName(long);
}
const isName = (word: string): boolean => isUsualGiven(word) || LONG_FORMS.has(word) || SHORT_FORMS[word] !== undefined;

/** Elizabeth for Liz, Samantha for Sam. */
export const isLongFormOf = (long: string, short: string): boolean =>
  long.length > short.length &&
  (namesOf(short).includes(long) ||
    (short.length >= LEAST_OF_A_NAME && long.startsWith(short) && !isDiminutiveOf(long, short)));

const LEAST_OF_A_NAME = 3;
const LEAST_OF_AN_END = 4;
/** 'Tina' of Valentina, 'Lani' of Leilani; 'Ella' and 'Bella' are two names. */
const isEndOf = (short: string, long: string): boolean =>
  short.length >= LEAST_OF_AN_END && long.length - short.length > 1 && long.endsWith(short);

/** 'Tim' and 'Timothy', 'Bob' and 'Rob', which may both be Robert's, and 'Meagan', who may be Megan. */
export function areOneName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (a === b || (short.length >= LEAST_OF_A_NAME && long.startsWith(short))) return true;
  if (isEndOf(short, long) || soundAlike(a, b)) return true;
  const forms = formsOf(b);
  return formsOf(a).some((form) => forms.includes(form));
}

/** 'j' and 'j r', where the whole first name is letters that the other one's names may begin with. */
export const areInitials = (given: readonly string[]): boolean =>
  given.length > 0 && given.every((word) => /^\p{Script=Latin}$/u.test(word));
