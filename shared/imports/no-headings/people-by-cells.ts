import { foldLoose } from '#shared/text/fold.ts';
import { isOffice } from '../callings.ts';
import { readCells, SEPARATORS, type Line, type Separator } from '../cells.ts';
import { fieldOf, headOf, nameColumnsOf, WHO_LEADS } from '../columns.ts';
import { isSpeakerHeading } from '../availability/speaker-headings.ts';
import { areOthersBetween, isGoneInWords } from '../dividers/gone-words.ts';
import { isAgainst } from '../file-notes/against.ts';
import { isTalkWord } from '../group-titles/talk-words.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { youngHeading } from '../headings/young-headings.ts';
import { isVisitingSpeaker } from '../other-people/person-words.ts';
import { CHILDREN, IN_CHARGE, SOMEONE_ELSE } from '../other-people/whose-columns.ts';
import { filledIn, headingWords, isAboutThings, LOOKED_AT } from '../sheets/column-looks.ts';
import { namesVisited } from '../side-by-side/companions.ts';
import { readOr, UnreadableFile, UNREADABLE } from '../unreadable.ts';
import { isOfHelpers } from '../who-helps/who-helps.ts';
import { wordsByCells } from '../who-helps/words-by-cells.ts';
import { kindOf } from './column-kinds.ts';

const MOSTLY = 0.9;
const LONGEST = 60;
/** Who has a part in a meeting, and who brought, asked, or keeps those of the list, is not whom the list is of. */
const IN_PART =
  /\b(?:presid(?:ing|ed|e|ente)|conduct(?:ing|ed|or)|conductor|organist\p{L}*|chorister|pianist\p{L}*|pianiste|invocation|benediction|music|by|por|par|von|prepared|updated|couples?|moved|former|new name|maiden|nickname)\b/u;

const OF_HOME = /\b(?:famil\p{L}*|house\p{L}*|homes?|haushalt\p{L}*|hogar\p{L}*|foyers?|lar)\b/u;

type Looks = { titles: readonly string[]; cells: readonly (readonly string[])[] };
/** Names in so many of the rows, of which nothing is left blank but little. */
const holdsNames = ({ cells }: Looks, column: number, least = 0.5): boolean => {
  const filled = filledIn(cells, column).filter((cell) => cell !== '');
  return filled.length > 0 && filled.length >= Math.min(cells.length, LOOKED_AT) * least && kindOf(filled) === 'name';
};
const isFull = (looks: Looks, column: number): boolean => holdsNames(looks, column, MOSTLY);
/** Of a calling that someone may have, or of people who may not be in the ward: nothing to say 'Name' for. */
const OF_STATE =
  /\b(?:submitted|recommended|choices?|current|new|old|being|called|considered|extended|sustained|approved|draft)\b/;
function saysAgainst({ titles }: Looks, column: number): boolean {
  const words = headingWords(titles[column] ?? '');
  const isOfCalling = titles.some((title) => fieldOf(title) === 'calling');
  return (
    [words, `${words}s`].some((said) => isGoneInWords(said) || areOthersBetween(said)) ||
    isVisitingSpeaker(titles[column] ?? '') ||
    (isOfCalling && (OF_STATE.test(words) || isAgainst(titles[column] ?? '')))
  );
}
/** Whether a heading tells that the names below it are not those whom the list is of. */
function isOfOthers({ titles, cells }: Looks, column: number): boolean {
  const title = titles[column] ?? '';
  if (youngHeading(title)?.part === 'name') return false;
  const words = wordsByCells(title, filledIn(cells, column));
  return (
    [SOMEONE_ELSE, CHILDREN, IN_CHARGE, IN_PART].some((others) => others.test(words)) ||
    isOfHelpers(words) ||
    isSpeakerHeading(words) ||
    isAboutThings(words) ||
    OF_HOME.test(words) ||
    namesVisited(words) ||
    isOffice(title) ||
    words.split(' ').some(isTalkWord)
  );
}
/** Teachers, leaders, and speakers: the people of a list that has no others. */
const isHelper = (title: string): boolean =>
  [(words: string) => WHO_LEADS.test(words), isSpeakerHeading, isOfHelpers].some((is) => is(headingWords(title)));
/** Kin and helpers, whose phones and emails are told from the person's own elsewhere. */
function areTold({ titles, cells }: Looks, column: number): boolean {
  const words = wordsByCells(titles[column] ?? '', filledIn(cells, column));
  return [SOMEONE_ELSE, CHILDREN, IN_CHARGE].some((others) => others.test(words)) || isHelper(titles[column] ?? '');
}

const isUnknown = ({ titles }: Looks, column: number): boolean => {
  const title = titles[column] ?? '';
  return title !== '' && title.length <= LONGEST && fieldOf(title) === null;
};
/** The columns of a table with whole names in nearly all rows, below headings that no one knows. */
const peopleIn = (looks: Looks): number[] =>
  [...looks.titles.keys()].filter(
    (column) => isUnknown(looks, column) && isFull(looks, column) && !isOfOthers(looks, column),
  );

const isOfHome = (title: string): boolean => fieldOf(title) === 'household' || OF_HOME.test(headingWords(title));

/**
 * The one column of whole names in a table whose headings name no one, and who stands first in each row; two of them are
 * anyone's guess, and refused. Where it also has households, these may be whom the list is of.
 */
export function onlyPeople(looks: Looks): number | null {
  const { titles } = looks;
  const [own] = peopleIn(looks);
  if (own === undefined || titles.some(isOfHome)) return null;
  // 'Guest' beside 'Host' has other people, and so does 'Visitor' alone.
  if (titles.some((_, column) => isUnknown(looks, column) && saysAgainst(looks, column))) return null;
  const other = [...titles.keys()].find(
    (column) =>
      column !== own &&
      isUnknown(looks, column) &&
      holdsNames(looks, column) &&
      (column < own || !areTold(looks, column)),
  );
  if (other === undefined) return own;
  const [first, second] = [own, other].toSorted((a, b) => a - b).map((column) => titles[column] ?? '');
  throw new UnreadableFile(UNREADABLE.twoNameColumns(first ?? '', second ?? ''), true);
}

/** Where first names alone, or people who may not be in the ward, stand before the names at `end`, with something between that is theirs; else -1. */
const givenBefore = (looks: Looks, end: number): number =>
  looks.titles.slice(0, end).findIndex((_, column) => {
    const filled = filledIn(looks.cells, column).filter((cell) => cell !== '');
    const areGiven = filled.length > 0 && filled.every((cell) => isUsualGiven(foldLoose(cell)));
    const mayBeTheirs = areGiven || (isFull(looks, column) && saysAgainst(looks, column));
    return (
      mayBeTheirs &&
      isUnknown(looks, column) &&
      !isOfOthers(looks, column) &&
      looks.titles.slice(column, end).some((one) => fieldOf(one))
    );
  });

const filledOf = ({ cells }: Line): string[] => cells.filter((cell) => cell !== '');
/** Headings have a usual one among them, and no numbers. */
const isHeadings = (line: Line): boolean =>
  filledOf(line).length > 1 &&
  !filledOf(line).some((cell) => /@|\d{3}/.test(cell)) &&
  line.cells.some((cell) => ![null, 'name', 'ageGroup'].includes(fieldOf(cell)));

/** Which column has the people whom a list is of, beside those that are `named` by their headings; null for no other. */
type Told = (looks: Looks, named: readonly number[]) => number | null;

function withName(lines: readonly Line[], within: number, told: Told): Line[] | null {
  const at = lines.slice(0, within).findIndex(isHeadings);
  const titles = lines[at]?.cells;
  if (!titles) return null;
  const cells = lines.slice(at + 1).flatMap((line) => (filledOf(line).length > 1 ? [line.cells] : []));
  const own = told({ titles, cells }, nameColumnsOf(headOf(titles)));
  if (own === null) return null;
  const isRepeated = (line: Line) => line.cells.join('\n') === titles.join('\n');
  return lines.map((line) => (isRepeated(line) ? { ...line, cells: line.cells.with(own, 'Name') } : line));
}

/**
 * A table with 'Name' above those whom it is of: 'Camper' and 'New Convert' are told by the whole names below them, where the
 * only names known by their heading stand behind them and are those of whoever leads or teaches.
 */
export const beforeHelpers = (lines: readonly Line[], within: number): readonly Line[] =>
  withName(lines, within, (looks, named) => {
    const { titles } = looks;
    if (named.length === 0 || !named.every((column) => isHelper(titles[column] ?? ''))) return null;
    const end = Math.min(...named);
    const own = peopleIn(looks).find((column) => column < end && !saysAgainst(looks, column));
    const given = own === undefined ? givenBefore(looks, end) : -1;
    if (given >= 0) throw new UnreadableFile(UNREADABLE.twoNameColumns(titles[given] ?? '', titles[end] ?? ''), true);
    return own ?? null;
  }) ?? lines;

/** The same of a text whose headings name no one; nothing where no column is told so. */
export function withOnlyPeople(text: string, announced: Separator | null, within: number): Line[] {
  for (const separator of announced ? [announced] : SEPARATORS) {
    const first = readOr(
      () => readCells(text, separator, within),
      () => [],
    );
    if (!first.some(isHeadings)) continue;
    const lines = readCells(text, separator);
    const named = withName(lines, within, (looks, names) => (names.length > 0 ? null : onlyPeople(looks)));
    if (named) return named;
  }
  return [];
}
