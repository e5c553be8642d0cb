import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling } from '../callings.ts';
import { LONGEST_LINE, readLine } from '../line-parts.ts';
import { isHeadingOrFooter, isSection, isUnit } from '../looks.ts';
import { unitInTitle } from '../units/named-units.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { AND, withAge } from './children.ts';
import { isOfGivenNames } from './naming.ts';

export const INDENTED = /^(?:\t| {2,}|\s*[-*•·]\s)/;
const SURNAME = /^(?:the )?([\p{L}][\p{L}\p{M}'’ .-]*?)(?: family| household)?\s*:?$/iu;

/** 'Smith', 'The Smith Family:', 'Smith, John & Mary' → the family's name and who stands behind the comma; else null. */
export function headingIn(line: string): { family: string; heads: string[] } | null {
  // 'Adams, Steve (45) & Lori (43)'
  const plain = AND.test(line) ? line.replaceAll(/\((\d{1,2})\)/g, '$1') : line;
  const [before = '', after, ...more] = readLine(plain.trim()).name.split(',');
  const family = SURNAME.exec(before.trim())?.[1]?.trim();
  if (!family || isGone(family) || family.split(' ').length > 3 || more.length > 0) return null;
  // Of 'The Roes', the last name is anyone's guess.
  if (/^the .*s\s*:?$/i.test(before.trim()) && !/ (?:family|household)\s*:?$/i.test(before.trim()))
    return { family: '', heads: [] };
  // 'Reed, Mary Jane' is one person's whole name.
  if (after && !AND.test(after)) return { family, heads: [`${family}, ${after.trim()}`] };
  const heads = (after ?? '').split(AND).map((name) => name.trim());
  return { family, heads: heads.filter(Boolean) };
}

/** 'Strand Family - Oak Ward' and 'Strand (Oak Ward)' begin a family, and 'Oak Hills Ward' none. */
const isUnitLine = (text: string): boolean => isUnit(text) && !/\s[-–—]\s|[;:([]|\b(?:family|household)\b/i.test(text);
/** 'Strand, Oak Ward' as 'Strand - Oak Ward', below which stands a family. */
function withUnitBeside(line: string): string {
  const [, family = '', unit = ''] = /^(\p{L}[\p{L}'’-]*), *([^,]{3,80})$/u.exec(line) ?? [];
  return unit !== '' && unitInTitle(unit) === unit ? `${family} - ${unit}` : line;
}

const isNoise = (line: string) =>
  line.trim() === '' ||
  isHeadingOrFooter(line) ||
  isUnitLine(line.trim()) ||
  (isSection(line) && !/ (?:family|household):?\s*$/i.test(line));
/**
 * The lines that may name people, each with the ward directly above it: below 'Strand Oak Ward' stands a family with its ward,
 * or a ward alone, so that whose people they are is anyone's guess. The head of more than one page, or of all, is no family's.
 */
export function linesWithUnits(text: string): { line: string; below: string | null }[] | null {
  const found: { line: string; below: string | null }[] = [];
  const written = text.split(/\r\n|\r|\n/);
  let unit: string | null = null;
  for (const line of written) {
    const alone = line.trim();
    if (alone === '') continue;
    const isOfPages = () => written.filter((other) => other.trim() === alone).length > 1;
    if (isNoise(line)) unit = !INDENTED.test(line) && isUnitLine(alone) && !isOfPages() ? alone : null;
    else if (line.length > LONGEST_LINE) return null;
    else {
      found.push({ line: withUnitBeside(line), below: found.length > 0 && INDENTED.test(line) ? unit : null });
      unit = null;
    }
  }
  return found;
}

/** Headings of lists of other things than families. */
const NO_FAMILY =
  /^(?:speakers|visitors|guests|prayers|invocation|benediction|hosts|volunteers|friends|others|absent|soloists|singers|announcements|program|boys|girls|brothers|sisters|meeting|notes|beehives|mia maids|laurels|sunbeams|valiants|scouts|cub scouts|sopranos|altos|tenors|basses|drivers|cooks|leaders|teachers|students|parents|seniors|juniors|adults|youth|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|july|september|october|november|december|present|excused|attending|not attending|confirmed|invited|accepted|declined|undecided|maybe|yes|no)$/;
const LEAST_ONE_WORD = 0.7;

/** Lines in two levels, of which the upper ones are last names and the lower ones mostly first names. */
export function isHouseholds(lines: readonly string[], isBelow: readonly boolean[], heads: number): boolean {
  const families = lines.filter((line, at) => !isBelow[at] && !isGone(line)).map(headingIn);
  const members = lines.filter((_, at) => isBelow[at]).map((line) => readLine(withAge(line).name).name);
  const oneWord = (names: readonly string[]) => names.filter((name) => !name.includes(' ')).length;
  const given = members
    .filter((name) => name !== '' && !/[\d,]/.test(name))
    .flatMap((name) => name.split(AND).map((one) => one.trim()));
  const couples = families.filter((one) => one && one.heads.length > 1).length;
  return (
    !isBelow[0] &&
    families.length > 1 &&
    families.every((one) => one && !NO_FAMILY.test(foldLoose(one.family)) && !isKnownCalling(one.family)) &&
    oneWord(families.map((one) => one?.family ?? '')) >= families.length * LEAST_ONE_WORD &&
    given.length > 0 &&
    (given.length >= families.length || couples >= families.length / 2 || heads >= families.length / 2) &&
    given.filter(isOfGivenNames).length >= given.length * LEAST_ONE_WORD
  );
}
