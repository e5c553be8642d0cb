import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling } from '../callings.ts';
import { isWord, mayBeName, nameWords } from '../headings/name-evidence.ts';
import { BULLET } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { loneText, mayBeHeading } from '../sheets/gone.ts';
import { isListWord, unitInTitle } from './harmless-titles.ts';
import { isUnitAlone, withUnit } from './other-wards.ts';

const LONGEST = 120;
const CONTACT = /\S+@\S+|\+?\(?\d[\d ().–-]{5,}\d/;
/** Where the name at the beginning of a line ends: at a bracket, a dash, a phone or an email, or at any other number. */
const END_OF_NAME = new RegExp(String.raw`\s[-–—]\s|[;:*([\d+]|${CONTACT.source}`);
const wordsOf = (text: string): string[] => foldLoose(text).split(/[ -]/).filter(Boolean);
/** 'Contact List', 'Ward Clerk', 'Youth Conference': no one's name. */
const isOfNobody = (text: string): boolean =>
  isTitle(text) || isKnownCalling(text) || wordsOf(text).some((word) => isWord(word) || isListWord(word));

/** 'Ona Bass 801-555-0102, Oak Ward': someone, and where they are, which says nothing of those below. */
function isOfPerson(text: string): boolean {
  const line = text.replace(BULLET, '');
  const [before = ''] = line.split(END_OF_NAME);
  const name = before.trim().replace(/(?:\s[MF])?,?$/, '');
  if (before === line || !looksLikeFullName(name) || unitInTitle(name) !== null || isOfNobody(name)) return false;
  const words = nameWords(name);
  // A number alone may be a year's: 'Winter Camp 2026, Oak Ward'.
  return /^[\s;:*([–—-]/.test(line.slice(before.length)) || CONTACT.test(line) || (words !== null && mayBeName(words));
}

/** 'Oak Hills Ward - Relief Society', but not 'Steve Adams (Oak Hills Ward)'. */
function unitOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [start = ''] = text.split(/\s[-–—]\s|[;(]/);
  return isOfPerson(text) ? null : (unitInTitle(start) ?? unitInTitle(text));
}

/**
 * Asks about those below 'Oak Hills Ward Directory', which the ward's own name answers. `titles`: what stands above them, or
 * on their pages.
 */
export function belowUnits(rows: readonly RawRow[], titles: readonly string[]): RawRow[] {
  let unit = titles.map(unitOf).findLast((name) => name !== null) ?? null;
  return rows.map((row) => {
    const text = loneText(row);
    const isAsked = text !== null && row.asks?.problem === mayBeHeading(text) && isUnitAlone(text);
    const isHeading = text !== null && (row.unread !== undefined || isAsked || isTitle(text));
    unit = (isHeading ? unitOf(text) : null) ?? unit;
    return unit === null || isHeading || row.unread
      ? row
      : withUnit(row, unit, `This row is below ${quotedAtEnd(unit)}`);
  });
}

/** The lines with a ward's name above everything else, which the rest is read without. */
export function withoutUnitTitles(text: string): { titles: string[]; text: string } {
  const lines = text.split(/\r\n|\r|\n/);
  const isAbove = (line: string) => line.trim() === '' || unitOf(line) !== null;
  const end = lines.findIndex((line) => !isAbove(line));
  const titles = lines.slice(0, Math.max(end, 0)).filter((line) => line.trim() !== '');
  // Each line keeps its number.
  return {
    titles,
    text: [...lines.slice(0, Math.max(end, 0)).map(() => ''), ...lines.slice(Math.max(end, 0))].join('\n'),
  };
}
