import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isUsualLast } from '../doubts/usual-places.ts';

const LONGEST = 80;
const EDGES = /^[^\p{L}\p{N}(["“]+|[^\p{L}\p{N})\]"”.?!]+$/gu;
const BRACKETS = /^\s*\[([^[\]]*)\]\s*$/;
/** 'Lu (5)' is a child. */
const COUNT = /(?<=\p{L}{5})\s*[([]\d{1,3}[)\]]$/u;
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);
/** 'Records Out' is no October, though that is a month in Portuguese. */
const isMonth = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && foldLoose(word) !== 'out' && monthOfWord(foldLoose(word)) !== null;

/** The same where a month may be someone's first name. */
export function withoutYears(text: string): string {
  if (text.length > LONGEST) return text;
  const words = text.replace(BRACKETS, '$1').replaceAll(EDGES, '').replace(COUNT, '').trim().split(/\s+/);
  return words.filter((word) => !isYear(word)).join(' ') || text;
}

/**
 * What a heading says without the marks around it, a count, and when: 'Move-Outs' in '*** 2026 Move-Outs (3) ***' and 'June
 * Move-Outs'; 'June Old' may be a person.
 */
export function headingCore(text: string): string {
  const undated = withoutYears(text).split(/\s+/);
  const rest = undated.filter((word, at) => !isMonth(word) || (at > 0 && at < undated.length - 1));
  const isPerson = rest.length === 1 && undated.length > 1 && isUsualLast(foldLoose(rest[0] ?? ''));
  return (isPerson || rest.length === 0 ? undated : rest).join(' ');
}
