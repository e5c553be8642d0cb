import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling } from '../callings.ts';
import { isWord, mayBeName, nameWords } from '../headings/name-evidence.ts';
import { BULLET } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { asking, loneText, mayBeHeading, STILL_HERE } from '../sheets/gone.ts';
import { isHarmlessTitle } from './harmless-titles.ts';
import { isListWord } from '../group-titles/list-words.ts';
import { isOneUnit, unitKey } from '../lone-cells/unit-names.ts';
import { isStakeAlone, isUnitAlone, unitInTitle, unitsNamedBy } from '../units/named-units.ts';
import { withoutPassingWards } from '../units/passing-wards.ts';
import { withUnit } from './other-wards.ts';

const LONGEST = 120;
const CONTACT = /\S+@\S+|\+?\(?\d[\d ().–-]{5,}\d/;
/** Where the name at the beginning of a line ends: at a bracket, a dash, a phone or an email, or at any other number. */
const END_OF_NAME = new RegExp(String.raw`\s[-–—]\s|[;:*([\d+]|${CONTACT.source}`);
/** 'Oak Hills 4th Ward (7654321)': that is no phone. */
const UNIT_NUMBER = /\((?:unit )?#?\d{4,10}\)\s*$/i;
const wordsOf = (text: string): string[] => foldLoose(text).split(/[ -]/).filter(Boolean);
/** 'Contact List', 'Ward Clerk', 'Youth Conference': no one's name. */
const isOfNobody = (text: string): boolean =>
  isTitle(text) || isKnownCalling(text) || wordsOf(text).some((word) => isWord(word) || isListWord(word));

/** 'Ona Bass 801-555-0102, Oak Ward': someone, and where they are, which says nothing of those below. */
function isOfPerson(text: string): boolean {
  const line = text.replace(BULLET, '');
  if (UNIT_NUMBER.test(line) && isUnitAlone(line)) return false;
  const [before = ''] = line.split(END_OF_NAME);
  const name = before.trim().replace(/(?:\s[MF])?,?$/, '');
  if (before === line || !looksLikeFullName(name) || unitInTitle(name) !== null || isOfNobody(name)) return false;
  const words = nameWords(name);
  // A number alone may be a year's: 'Winter Camp 2026, Oak Ward'.
  return /^[\s;:*([–—-]/.test(line.slice(before.length)) || CONTACT.test(line) || (words !== null && mayBeName(words));
}

/** The wards of 'Oak Hills Ward - Relief Society', but not of 'Steve Adams (Oak Hills Ward).' */
function unitsOf(text: string): string[] {
  if (text.length > LONGEST || isOfPerson(text)) return [];
  return unitsNamedBy(withoutPassingWards(text));
}
const unitOf = (text: string): string | null => unitsOf(text)[0] ?? null;

/** What a row below such a title is asked; of two wards one is another, whichever this one is. */
type Above = { said: string; unit: string | null };
function namedAbove(text: string): Above | null {
  const [unit, ...others] = unitsOf(text);
  if (unit === undefined) return null;
  const another = others.find((other) => !isOneUnit(unitKey(other), unitKey(unit)));
  return another === undefined ? { said: unit, unit } : { said: `${unit}” and “${another}`, unit: null };
}

/** Whether a row between people is a title: no one's name, or a ward's with words of lists beside it. */
function isTitleRow(row: RawRow, text: string): boolean {
  const isAsked = row.asks?.problem === mayBeHeading(text) && unitOf(text) !== null;
  if (row.unread !== undefined || isAsked || isTitle(text) || isStakeAlone(text) || !looksLikeFullName(text))
    return true;
  if (unitOf(text) === null) return false;
  if (isUnitAlone(text)) return /^(?:barrio|gemeinde|paroisse)\b/i.test(text);
  return isHarmlessTitle(text) || unitInTitle(text) === null;
}

/**
 * Asks about those below 'Oak Hills Ward Directory', which the ward's own name answers. `titles`: what stands above them, or
 * on their pages. A stake is told only where it parts the list: above it, or below a ward's name, it may be the own one.
 */
export function belowUnits(rows: readonly RawRow[], titles: readonly string[]): RawRow[] {
  let above = titles.map(namedAbove).findLast((named) => named !== null) ?? null;
  let isBelowPerson = false;
  let isBelowTitle = false;
  const stakes = new Set(titles.filter(isStakeAlone).map(foldLoose));
  return rows.map((row) => {
    const text = loneText(row);
    const isHeading = text !== null && isTitleRow(row, text);
    if (!isHeading) {
      if (row.unread) return row;
      [isBelowPerson, isBelowTitle] = [true, false];
      if (above === null || (isStakeAlone(above.said) && row.values.calling)) return row;
      const said = `This row is below ${quotedAtEnd(above.said)}`;
      return above.unit === null ? asking(row, `${said} ${STILL_HERE}`, 'firstName') : withUnit(row, above.unit, said);
    }
    const named = namedAbove(text);
    if (named !== null) [above, isBelowTitle] = [named, true];
    else if (isStakeAlone(text) && !isBelowPerson) stakes.add(foldLoose(text));
    else if (isStakeAlone(text) && !isBelowTitle && !stakes.has(foldLoose(text)))
      above = { said: text.trim(), unit: null };
    return row;
  });
}

/** The lines with a ward's name above everything else, which the rest is read without. */
export function withoutUnitTitles(text: string): { titles: string[]; text: string } {
  const lines = text.split(/\r\n|\r|\n/);
  const isAbove = (line: string) => line.trim() === '' || (unitOf(line) !== null && !isGone(line));
  const end = lines.findIndex((line) => !isAbove(line));
  const titles = lines.slice(0, Math.max(end, 0)).filter((line) => line.trim() !== '');
  // Each line keeps its number.
  return {
    titles,
    text: [...lines.slice(0, Math.max(end, 0)).map(() => ''), ...lines.slice(Math.max(end, 0))].join('\n'),
  };
}
