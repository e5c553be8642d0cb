import { foldLoose } from '#shared/text/fold.ts';
import { birthYearOf, shortYearOf } from '../birth-years/birth-years.ts';
import { isAddress, isKnownCalling, isOffice, mayBeCalling } from '../callings.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { mayBeName, nameWords } from '../headings/name-evidence.ts';
import { isLikeRecordNumber, isTwoPeople, looksLikeNamePart, looksLikePhone } from '../looks.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isOrganization } from '../offices/organization-names.ts';

/** What the cells of a column are by their look; `part`: a first or a last name, `number`: an age, or anything else. */
export type Kind =
  | 'name'
  | 'part'
  | 'phone'
  | 'email'
  | 'calling'
  | 'organization'
  | 'sex'
  | 'date'
  | 'number'
  | 'other';

const LONGEST = 200;
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>()]+$/;
const DIGITS = /^\d+$/;
/** Run together, only a number of the United States is surely a phone. */
const US_PHONE = /^1?[2-9]\d{9}$/;
const isPhone = (cell: string): boolean =>
  looksLikePhone(cell) && !isLikeRecordNumber(cell) && (!DIGITS.test(cell) || US_PHONE.test(cell));
const isDate = (cell: string): boolean =>
  /\d[-/. ,]/.test(cell) && (birthYearOf(cell) !== null || shortYearOf(cell) !== null);

const isName = (cell: string): boolean =>
  looksLikeFullName(cell) && !isTitle(cell) && !isAddress(cell) && !isOffice(cell) && !isTwoPeople(cell);
const PART = /^\p{L}[\p{L}\p{M}.'’ʻ-]*(?: [\p{L}\p{M}.'’ʻ-]+){0,3}$/u;
const isPart = (cell: string): boolean =>
  PART.test(cell) && /\p{Lu}/u.test(cell) && looksLikeNamePart(cell) && !isTitle(cell) && !isKnownCalling(cell);

const KINDS: readonly (readonly [Kind, (cell: string) => boolean])[] = [
  ['email', (cell) => EMAIL.test(cell)],
  ['date', isDate],
  ['phone', isPhone],
  ['sex', (cell) => /^(?:m|f|male|female)$/i.test(cell)],
  ['number', (cell) => /^\d{1,3}$/.test(cell)],
  ['organization', isOrganization],
  ['calling', (cell) => isKnownCalling(cell) && mayBeCalling(cell)],
  ['name', isName],
  ['part', isPart],
];
export const fits = (kind: Kind, cell: string): boolean =>
  cell.length <= LONGEST && (KINDS.find(([one]) => one === kind)?.[1](cell) ?? true);

/** Of ten cells, one may be something else. */
const MOSTLY = 0.9;
const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

const STREETS =
  /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|circle|way|pl|place|pkwy|trail|loop)$/;
/** Half of a people's names are known to us, or their list is for a person to give headings to. */
const LEAST_KNOWN = 0.5;
const MOST_STREETS = 0.2;
function areNames(cells: readonly string[]): boolean {
  const isKnown = (cell: string) => {
    const words = nameWords(cell);
    return words !== null && mayBeName(words);
  };
  return share(cells, isKnown) >= LEAST_KNOWN && share(cells, (cell) => STREETS.test(foldLoose(cell))) <= MOST_STREETS;
}

/** What nearly all of the cells are, and no others of them may be as well; `other` where that is anyone's guess. */
export function kindOf(cells: readonly string[]): Kind {
  if (share(cells, (cell) => isAddress(cell)) >= MOSTLY) return 'other';
  const [kind] = KINDS.find(([one]) => share(cells, (cell) => fits(one, cell)) >= MOSTLY) ?? [];
  if (kind === undefined) return 'other';
  if (kind === 'calling' && share(cells, isOffice) < LEAST_KNOWN) return 'other';
  if (kind === 'sex' && new Set(cells.map((cell) => cell.charAt(0).toLowerCase())).size < 2) return 'other';
  return kind === 'name' && !areNames(cells) ? 'other' : kind;
}

/** The first of the cells that is unlike most of them, by which a column is unclear. */
export function oddIn(cells: readonly string[]): string {
  const kinds = cells.map((cell) => KINDS.find(([, is]) => cell.length <= LONGEST && is(cell))?.[0] ?? 'other');
  const times = (kind: Kind): number => kinds.filter((one) => one === kind).length;
  const usual = kinds.toSorted((a, b) => times(b) - times(a))[0];
  return cells.find((_, at) => kinds[at] !== usual) ?? cells[0] ?? '';
}

/** Which of two columns of parts of names comes first in usual order: 1 the first one, -1 the second, 0 unclear. */
export function orderOfParts(pairs: readonly (readonly [string, string])[]): number {
  const usual = (part: string, place: 'first' | 'last'): number => {
    const words = foldLoose(part).split(' ');
    const word = (place === 'first' ? words[0] : words.at(-1)) ?? '';
    return Number(isUsualGiven(word)) - Number(isUsualLast(word));
  };
  const told = pairs.map(([one, other]) => {
    const straight = usual(one, 'first') - usual(other, 'last');
    const turned = usual(other, 'first') - usual(one, 'last');
    return Math.sign(straight - turned);
  });
  const [first, second] = [share(told, (sign) => sign > 0), share(told, (sign) => sign < 0)];
  const isClear = Math.max(first, second) >= LEAST_KNOWN && Math.min(first, second) <= 1 - MOSTLY;
  return isClear ? Math.sign(first - second) : 0;
}
