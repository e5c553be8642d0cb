import { foldLoose } from '#shared/text/fold.ts';
import { isOfficeOfAny } from '../callings.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { isWord } from '../headings/name-evidence.ts';
import { AND, withAge } from '../households/children.ts';
import { isOfGivenNames } from '../households/naming.ts';
import { LONGEST_LINE, readLine } from '../line-parts.ts';
import { isTitle } from '../non-people.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { bothOfCouple, withLastBehind } from '../texts/couple-lines.ts';
import { isRelative } from '../texts/family-text.ts';

/** Behind the name of a town. */
const STATE =
  /^(?:utah|idaho|arizona|nevada|california|oregon|washington|colorado|wyoming|montana|texas|hawaii|alaska|florida|georgia|virginia|canada|mexico|usa)$/;
const SEPARATORS = /\s*[,;]\s*/;

/** 'Ames, Tom & Nancy', 'Tom & Nancy Ames', with or without a phone behind it. */
const isCoupleLine = (line: string): boolean =>
  line.length <= LONGEST_LINE && AND.test(line) && bothOfCouple(readLine(line).name) !== null;

/** 'Lucy, Sam and Joe', 'Lucy (8), Sam (5)': nothing but first names, two at least, and ages. */
function areFirstNames(line: string): boolean {
  const words = line.trim();
  if (words.length > LONGEST_LINE || /\d{3}|[@:/\t]/.test(words)) return false;
  const parts = words.split(SEPARATORS).flatMap((part) => part.split(AND).map((one) => withAge(one).name));
  const isOne = (part: string): boolean =>
    /^\p{Lu}/u.test(part) &&
    isOfGivenNames(part) &&
    !isRelative(part) &&
    !isWord(foldLoose(part)) &&
    !STATE.test(foldLoose(part)) &&
    !/^\p{Lu}{2}$/u.test(part);
  return (
    parts.length > 1 && parts.every(isOne) && ![isTitle, isGone, isOrganization, isOfficeOfAny].some((is) => is(words))
  );
}

/** 'Tom & Nancy Ames' → 'Ames, Tom & Nancy', with what stands behind it. */
function familyFirst(line: string): string {
  const { name } = readLine(line);
  const last = withLastBehind(name)?.[0]?.split(' ').slice(1).join(' ') ?? '';
  return last && line.startsWith(name)
    ? `${last}, ${name.slice(0, -last.length).trim()}${line.slice(name.length)}`
    : line;
}

/**
 * Entries of families with blank lines between them, or with lines farther to the right: 'Lucy, Sam' below a couple are their
 * children, not a person whose last name is Lucy. Such a line is labeled; a text without one stays as it is.
 */
export function withChildrenLabeled(text: string): string {
  const lines = text.split('\n');
  const isFirst = lines.map((line, at) => line.trim() !== '' && (lines[at - 1] ?? '').trim() === '');
  const isIndented = lines.map((line) => /^\s+\S/.test(line));
  const areApart = isFirst.filter(Boolean).length > 1;
  const [labeled, couples] = [new Set<number>(), new Set<number>()];
  let isOfCouple = false;
  for (const [at, line] of lines.entries()) {
    const begins = isFirst[at] === true || (!areApart && isIndented[at] === false);
    if (begins) isOfCouple = isCoupleLine(line);
    if (begins && isOfCouple) couples.add(at);
    if (!begins && isOfCouple && (areApart || isIndented[at]) && areFirstNames(line)) labeled.add(at);
  }
  if (labeled.size === 0) return text;
  return lines
    .map((line, at) => {
      if (labeled.has(at)) return line.replace(/\S.*/s, (said) => `Children: ${said.trim()}`);
      return couples.has(at) ? familyFirst(line) : line;
    })
    .join('\n');
}
