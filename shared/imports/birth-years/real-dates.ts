import { monthOfWord } from '#shared/calendar/month-words.ts';
import { isDay } from '#shared/calendar/sundays.ts';

/** Of two digits of a year the 29th of February may be right. */
const LEAP_YEAR = '2000';
const isIn = (year: string, month: number, date: number): boolean =>
  isDay(`${year.length === 4 ? year : LEAP_YEAR}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

const TIME = /(?:T|,? )\d{1,2}:\d\d.*$/;
const IN_PARENTHESES = /\([^()]*\)/g;
/** What stands in dates besides months and numbers. */
const OTHER_WORD =
  /^(?:st|nd|rd|th|of|the|de|del|do|den|le|el|born|b|dob|z|年|月|日|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)$/i;
const IN_NUMBERS = /^(\d{1,4})(?:[-/.]|\. ?| )(\d{1,2})(?:[-/.]|\. ?| )['’]?(\d{1,4})\.?$/;
const OF_A_MONTH = /^(\d{1,2})[-/. ](\d{4})$/;
const BY_MONTH = /^(\d{4})[-/.](\d{1,2})$/;
const YEAR_ALONE = /^(?:\d{4}(?:\.0+)?|['’]\d\d)$/;

/**
 * The date in a cell, without an age or a place in parentheses behind it. Null for anything else that has a year in it, and
 * for what no calendar has, whichever of the numbers is the month: '0/0/00', '13/13/80', '30 Feb 1980', '1980 or 81',
 * 'bapt. 2015', '801-555-2001'.
 */
export function dateIn(cell: string): string | null {
  const text = cell.trim().replace(TIME, '').replaceAll(IN_PARENTHESES, '').trim();
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const months = words.flatMap((word) => monthOfWord(word) ?? []);
  if (/[?~]/.test(text) || words.some((word) => !OTHER_WORD.test(word) && monthOfWord(word) === null)) return null;
  const numbers = text.match(/\d+/g) ?? [];
  return (months.length > 0 ? isOfMonth(months, numbers) : isOfNumbers(withoutWords(text))) ? text : null;
}

const withoutWords = (text: string): string =>
  text
    .replaceAll(/(?<=\d)[年月](?=\d)/g, '-')
    .replaceAll(/[\p{L}:]+/gu, '')
    .replace(/^[\s,.]+|[\s,]+$/g, '');

function isOfMonth([month = 0, another]: readonly number[], numbers: readonly string[]): boolean {
  const [first = '', second] = numbers;
  if (another !== undefined || numbers.length > 2) return false;
  if (second === undefined) return true;
  const [date, year] = first.length > 2 ? [second, first] : [first, second];
  return date.length < 3 && isIn(year, month, Number(date));
}

function isOfNumbers(text: string): boolean {
  if (YEAR_ALONE.test(text)) return true;
  const [, a = '', b = '', c = ''] = IN_NUMBERS.exec(text) ?? [];
  if (a !== '') {
    const isYearFirst = a.length > 2 || Number(a) > 31;
    const [year, one, other] = isYearFirst ? [a, Number(b), Number(c)] : [c, Number(a), Number(b)];
    return isIn(year, one, other) || isIn(year, other, one);
  }
  const [, month, year = ''] = OF_A_MONTH.exec(text) ?? [];
  const [, before = '', monthBehind] = BY_MONTH.exec(text) ?? [];
  return isIn(year || before, Number(month ?? monthBehind), 1);
}

/** What a spreadsheet makes of an empty date, and dates of zeros. */
const EMPTY_DATE =
  /^(?:0+[-/. ]0+[-/. ]0+|1\/0\/(?:19)?00|0?1\/00\/(?:19)?00|1900-01-00|0+[- ]jan[- ](?:19)?00)(?:[ T]0.*)?$/i;
/** The first day that one counts from, and the two before it. */
const FIRST_DAY =
  /^(?:0?1([-/. ])0?1\1(?:1900)|1900([-/.])0?1\2(?:0?1)|12([-/. ])3[01]\3(?:1899)|3[01]([-/. ])12\4(?:1899)|1899([-/.])12\5(?:3[01])|(?:0?1[- ]jan(?:uary)?|jan(?:uary)? 0?1(?:st)?,?)[- ]1900|(?:3[01][- ]dec(?:ember)?|dec(?:ember)? 3[01](?:st|th)?,?)[- ]1899)(?:[ T,].*)?$/i;
export const isEmptyDate = (text: string): boolean => EMPTY_DATE.test(text.trim()) || FIRST_DAY.test(text.trim());
