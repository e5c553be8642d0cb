import { isDay } from '#shared/calendar/sundays.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** How months begin in the languages of our lists, from January. */
const MONTHS = [
  'jan ene gen',
  'feb fev',
  'mar maa mrz',
  'apr abr avr',
  'may mai mag mei maj',
  'jun giu juin',
  'jul lug juil',
  'aug ago aou',
  'sep set',
  'oct okt out ott',
  'nov',
  'dec dic dez des',
].map((starts) => starts.split(' '));

function monthIn(text: string): number | null {
  for (const word of foldLoose(text).split(/[\s\d]+/)) {
    const at = MONTHS.findIndex((starts) => starts.some((start) => word.startsWith(start)));
    if (at >= 0) return at + 1;
  }
  return null;
}

/** Of two digits of a year the 29th of February may be right. */
const LEAP_YEAR = '2000';
const isIn = (year: string, month: number, date: number): boolean =>
  isDay(`${year.length === 4 ? year : LEAP_YEAR}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

/** More than one date, or a guess: '1980 or 81', 'March 1980?', 'about 1980'. */
const UNSURE = /[?~]|\b(?:or|o|ou|about|around|approx|approximately|circa|ca|unknown)\b|(?:19|20)\d\d\D+(?:19|20)\d\d/i;
const IN_NUMBERS = /^\D{0,12}?(\d{1,4})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{1,4})(?!\d)/;
const OF_A_MONTH = /^\D{0,12}?(\d{1,2})[-/. ](\d{4})(?!\d)/;

/**
 * False for what no calendar has, whichever of the numbers is the month: '0/0/00', '13/13/80', '30 Feb 1980', and the
 * '1/0/1900' that spreadsheets make of nothing.
 */
export function mayBeDate(text: string): boolean {
  if (UNSURE.test(text)) return false;
  const [, a = '', b = '', c = ''] = IN_NUMBERS.exec(text) ?? [];
  if (a !== '') {
    const isYearFirst = a.length > 2 || Number(a) > 31;
    const [year, one, other] = isYearFirst ? [a, Number(b), Number(c)] : [c, Number(a), Number(b)];
    return isIn(year, one, other) || isIn(year, other, one);
  }
  const [, monthNumber, ofYear = ''] = OF_A_MONTH.exec(text) ?? [];
  if (monthNumber !== undefined && monthIn(text) === null) return isIn(ofYear, Number(monthNumber), 1);
  const month = monthIn(text);
  const numbers = text.match(/\d+/g) ?? [];
  const [date = ''] = numbers;
  // A year may stand alone behind the month; what stands behind a year is an age.
  if (month === null || numbers.length < 2 || date.length > 2) return true;
  return isIn(numbers.find((number) => number.length === 4) ?? '', month, Number(date));
}

/** What a spreadsheet makes of an empty date, and dates of zeros. */
const EMPTY_DATE =
  /^(?:0+[-/. ]0+[-/. ]0+|1\/0\/(?:19)?00|0?1\/00\/(?:19)?00|1900-01-00|0+[- ]jan[- ](?:19)?00)(?:[ T]0.*)?$/i;
export const isEmptyDate = (text: string): boolean => EMPTY_DATE.test(text.trim());
