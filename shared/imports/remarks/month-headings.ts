import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { birthdaysIn } from '../birth-years/birthdays.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { readLine } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { listLines } from '../texts/list-lines.ts';

/** Beside the month: 'May Birthdays', 'Cumpleaños de enero', 'March 2026'. */
const BESIDE =
  /^(?:birthdays?|bdays?|cumpleanos|cumpleaneros|aniversari(?:o|os|antes)|anniversaires?|geburtstage?|geburtstagskinder|compleann[io]|of|in|im|de|del|do|di|en|em|d|(?:19|20)\d\d)$/;
const LONGEST = 40;
const HEADING = /^[\s*#=–—-]*(\p{L}[\p{L}\p{M}\d .'’]*?)[\s:*=–—-]*$/u;

/** The month of a line that has no more than that; null for any other. */
function monthIn(line: string): string | null {
  const [, text = ''] = line.length > LONGEST ? [] : (HEADING.exec(line) ?? []);
  const words = text.split(/[\s'’]+/).filter((word) => word !== '' && !BESIDE.test(foldLoose(word)));
  const [month = '', another] = words;
  return another === undefined && monthOfWord(month) !== null ? month : null;
}

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|\.|\))?`;
const ITEM = /^\s*\d{1,2}[.)]/;
const DAY_FIRST = new RegExp(String.raw`^\s*(?:[-*•]\s+)?${DAY}(?:\s?[:–—-]\s?|\s+)(?=\p{Lu})(.*)$`, 'u');
const DAY_LAST = new RegExp(String.raw`^\s*(?:[-*•]\s+)?(\p{Lu}[^\d@:]*?)(?:\s?[:–—,-]\s?|\s+|\s*\()${DAY}\s*$`, 'u');
const LONGEST_WITH_DAY = 120;
type OfDay = { day: string; rest: string };

function dayIn(line: string): OfDay | null {
  if (line.length > LONGEST_WITH_DAY) return null;
  const [, first = '', behind = ''] = DAY_FIRST.exec(line) ?? [];
  const [, before = '', last = ''] = first === '' ? (DAY_LAST.exec(line) ?? []) : [];
  const found = first === '' ? { day: last, rest: before } : { day: first, rest: behind };
  return found.day !== '' && looksLikeFullName(readLine(found.rest).name) ? found : null;
}

/** '1. Ann Poe', '2. Ben Roe' are counted. */
const areCounted = (lines: readonly string[], days: readonly OfDay[]): boolean =>
  days.length > 1 && lines.some((line) => ITEM.test(line)) && days.every(({ day }, at) => Number(day) === at + 1);

/** The lines below a month, their days with it before the person; null where most of them have no day. */
function withMonth(month: string, lines: readonly string[]): string[] | null {
  const days = lines.map(dayIn);
  const found = days.flatMap((one) => one ?? []);
  const filled = lines.filter((line) => line.trim() !== '').length;
  const areOfMonth = found.every(({ day }) => birthdaysIn(`${month} ${day}`).length > 0);
  // 'Ann May 34' below 'May' is of that family.
  const areCalled = found.some(({ rest }) => foldLoose(rest).split(' ').includes(foldLoose(month)));
  if (found.length * 2 <= filled || areCounted(lines, found) || !areOfMonth || areCalled) return null;
  return lines.map((line, at) => {
    const own = days[at];
    return own ? `${month} ${own.day}: ${own.rest}` : line;
  });
}

/**
 * A list of birthdays, or of whoever does something, under its months: '3 Ann Poe' below 'MAY' is written as 'MAY 3: Ann Poe',
 * and the line of the month is empty. Where no days stand below them, months are marked as the headings that they are.
 */
export function withMonths(text: string): string {
  const lines = listLines(text);
  const months = (lines ?? []).map(monthIn);
  const at = months.flatMap((month, line) => (month === null ? [] : [line]));
  if (!lines || at.length === 0) return text;
  // May, April, June, and August are called so.
  const known = new Set(at.map((line) => monthOfWord(months[line] ?? '')));
  const areHeadings = known.size > 1 && at.some((line) => !isUsualGiven(foldLoose(months[line] ?? '')));
  const read = at.flatMap((line, index) => {
    const below = lines.slice(line + 1, at[index + 1] ?? lines.length);
    const dated = withMonth(months[line] ?? '', below);
    if (dated) return ['', ...dated];
    const heading = lines[line] ?? '';
    const isMarked = !areHeadings || /:\s*$/.test(heading);
    return [isMarked ? heading : `${heading.trimEnd()}:`, ...below];
  });
  const written = [...lines.slice(0, at[0]), ...read];
  return written.some((line, index) => line !== lines[index]) ? written.join('\n') : text;
}
