import { foldLoose } from '#shared/text/fold.ts';
import { isGivenNameForSure, isMiddleName } from '../doubts/given-names.ts';
import { shortened, TWO_PEOPLE } from '../line-parts.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isInitial } from '../looks.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isSuffix } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout, loneName } from './asked.ts';
import { LEAST_TURNED, orderIn } from './name-order.ts';

type Halves = { name: string; before: string[]; behind: string[] };
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(foldLoose)
    .filter((word) => word !== '' && !isSuffix(word));

function halvesOf({ values: { name, firstName, lastName }, unread, asks }: RawRow): Halves | null {
  if (!name || firstName || lastName || unread || asks) return null;
  const [before = '', behind, more] = name.split(',');
  return behind === undefined || more !== undefined ? null : { name, before: wordsOf(before), behind: wordsOf(behind) };
}

/** Two words of which the first is a first name for sure. */
const isWhole = ({ before: [first = '', last = '', more] }: Halves): boolean =>
  more === undefined && isGivenNameForSure(first) && last !== '' && !isGivenNameForSure(last);
const isLong = ({ before }: Halves): boolean => before.length > 1 && !before.some(isParticle);

/** 'Mark, Lori Ashby' are two. */
const isCouple = ({ before: [first = '', more], behind: [given = '', last = '', rest] }: Halves): boolean =>
  more === undefined &&
  rest === undefined &&
  isGivenNameForSure(first) &&
  isGivenNameForSure(given) &&
  last.length > 1 &&
  !isGivenNameForSure(last);

/** Names such as 'Mark, Ashby', where these are more than a family called Mark. */
function turnedIn(commas: readonly Halves[]) {
  const pairs = commas.filter(({ before, behind }) => before.length === 1 && behind.length === 1);
  const isGiven = (words: readonly string[]) => isGivenNameForSure(words[0] ?? '');
  const straight = pairs.filter(({ behind }) => isGiven(behind));
  const families = new Set(straight.map(({ before: [last] }) => last));
  const turned = pairs.filter(({ before, behind }) => isGiven(before) && !isGiven(behind) && !families.has(before[0]));
  const usual = straight.filter(({ before }) => !isGiven(before)).length;
  const isList = pairs.length > 1;
  const told = isList && turned.length * LEAST_TURNED >= usual ? turned : [];
  return { families, turned: new Set(told), isUsual: told.length < 2 || told.length <= usual };
}

/** Both halves have a last name that others in the list have too, in the same place. */
function areTwo({ before, behind }: Halves, lastNames: ReadonlySet<string>): boolean {
  const [a, b, ...more] = [...before, ...behind];
  const [c, d] = more;
  if (before.length !== 2 || behind.length !== 2) return false;
  const has = (one: string | undefined, other: string | undefined) =>
    lastNames.has(one ?? '') && lastNames.has(other ?? '') && one !== other;
  return has(b, d) || has(a, c);
}

/** 'St. John' and 'San Martin' are one last name. */
const BEFORE_LAST = /^(?:st|ste|saint|sainte|san|santa|santo|mac|mc)$/;
const withoutInner = (words: readonly string[]): string[] =>
  words.filter((word, at) => at === 0 || at === words.length - 1 || !isInitial(word));
/** 'Gómez Ríos' and 'Juan Carlos' stand where one person has them. */
const isLastAlone = (word: string): boolean => isUsualLast(word) && !isUsualGiven(word);
const isGivenAlone = (word: string): boolean => isMiddleName(word) || (isUsualGiven(word) && !isUsualLast(word));
/** Whether the last name stands before the comma; null where it may as well be another person. */
function isLastFirst(one: Halves): boolean | null {
  const [before, behind] = [withoutInner(one.before), withoutInner(one.behind)];
  const [first = ''] = before;
  if (before.length === 1) return !isGivenNameForSure(first);
  if (!isLong(one) || isLastAlone(first) || BEFORE_LAST.test(first)) return true;
  const lastGiven = behind.at(-1) ?? '';
  if (before.length > 2 || behind.length > 2 || isInitial(lastGiven) || isInitial(before[1] ?? '')) return false;
  if (isGivenAlone(lastGiven)) return !isUsualGiven(first);
  return behind.length === 2 ? null : false;
}
/** Of 'Eve Frye, Gus Hall' no one is known, and nothing else in the list shows that last names stand first. */
function mayAllBeTwo(commas: readonly Halves[]): boolean {
  const told = commas.map(isLastFirst);
  return told.filter((is) => is === null).length > told.filter((is) => is === true).length;
}

/** 'Tim Ashby, Al Cole' and 'Tim Ashby, Provo': before the comma is a whole name, where other lists have a last name. */
export function withWholeBeforeComma(rows: readonly RawRow[], heading = ''): RawRow[] {
  const halves = rows.map(halvesOf);
  const commas = halves.filter((one) => one !== null);
  const long = commas.filter(isLong);
  const isFirstLast = commas.length < rows.filter((row) => loneName(row) !== null).length;
  const whole = long.filter(isWhole).length;
  const areMostlyWhole = isFirstLast || (whole > 1 && whole >= long.length / 2);
  const { families, turned, isUsual } = turnedIn(commas);
  const areOpenTwo = orderIn(heading) !== 'last first' && mayAllBeTwo(commas);
  const lastNames = new Set(commas.flatMap(({ before: [only = '', more] }) => (more === undefined ? only : [])));
  return rows.map((row, at) => {
    const one = halves[at];
    if (!one) return row;
    if (turned.has(one) || (!isUsual && one.before.length === 1))
      return askedAbout(row, `In “${shortened(one.name)},” the first name may come first. Write it as “Last, First.”`);
    if (isCouple(one) && !families.has(one.before[0])) return askedAbout(row, `“${shortened(one.name)}” ${TWO_PEOPLE}`);
    if (!isLong(one)) return row;
    const isOpen = areOpenTwo && isLastFirst(one) === null;
    const isTwo = isOpen || (one.before.length === 2 && one.behind.length === 2);
    if (!areMostlyWhole && !isWhole(one) && !isOpen && !areTwo(one, lastNames)) return row;
    const why = isTwo
      ? TWO_PEOPLE
      : 'has more than a name in it, or doesn’t start with the last name. Write it as “Last, First.”';
    return askedAbout(row, `“${shortened(one.name)}” ${why}`);
  });
}
