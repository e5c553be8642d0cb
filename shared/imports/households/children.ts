import { foldLoose } from '#shared/text/fold.ts';
import { isLastNameForSure } from '../doubts/last-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { fieldOf } from '../columns.ts';
import { areParentsOfListed, callingRole, isNameOf, type FamilyColumn } from './household-columns.ts';
import type { Naming } from './naming.ts';

/** What stands behind an age: '9 yrs', '9 ans', '9 Jahre alt'. */
export const YEARS = String.raw`(?:y\/?o|yrs?|years?|ans?|a[nñ]os?|ann[io]|jahre?)(?: old| alt)?`;
const AGE = new RegExp(String.raw`[\s,:–-]*\(?(?:\baged? )?\b(\d{1,2})(?: ?${YEARS})?\.?\)?$`, 'i');

/** 'Tim (8)', 'Tim 8', 'Tim, age 8' → Tim, and his age. */
export function withAge(text: string): { name: string; age?: string } {
  const name = text.trim();
  const found = name.length > LONGEST_NAME ? null : AGE.exec(name);
  const before = name.slice(0, found?.index).trim();
  return found?.[1] && /^[^\d(]*\p{L}[^\d(]*$/u.test(before) ? { name: before, age: found[1] } : { name };
}
const LONGEST_NAME = 120;
const withoutAge = (text: string): string => withAge(text).name;

export const AND = /&|\s(?:and|y|e|und|et)\s/;

/** 'Tim, Ann, Joe' and a lone 'Tim' show how children are written; 'Tim, Ann' might be Ann Tim. */
export const isByFirstName = (cell: string) => cell.split(',').length > 2 || /^[^\s,;&]+$/.test(withoutAge(cell));

/** 'Tanner (15), Ellie (8)', and 'Kate, Max', neither of which is a last name. */
export function areTwoChildren(cell: string): boolean {
  const children = cell.split(',').map((part) => withAge(part));
  return (
    children.length === 2 &&
    (children.every(({ age }) => age !== undefined) ||
      children.every(({ name }) => isUsualGiven(foldLoose(name)) && !isLastNameForSure(foldLoose(name))))
  );
}

/** A name as it is written, with the age behind it. */
export type Child = { name: string; isAsked: boolean };

/**
 * The names in a cell, each with the age behind it. With `isByComma` commas part children, unless a last name stands before
 * the comma: the family's, or another one as in 'Amy, Jones, Tim', which is asked about.
 */
export function childrenIn(cell: string, { isOwn, isLastName }: Naming, isByComma: boolean): Child[] {
  const whole = (name: string) => ({ name, isAsked: false });
  const parted = (mark: RegExp) =>
    cell
      .split(mark)
      .map((part) => part.trim())
      .filter(Boolean);
  if (/[;\n]/.test(cell)) return parted(/[;\n]/).map(whole);
  const [first = '', second, ...more] = cell.split(',');
  const isOneName = second !== undefined && more.length === 0 && (isOwn(first) || isLastName(first));
  if (!isByComma || isOneName) return parted(AND).map(whole);
  const children: Child[] = [];
  let lastName = '';
  for (const part of parted(/,|&|\sand\s/)) {
    const before = children.at(-1);
    if (lastName === '' && isLastName(part)) lastName = part;
    else if (before && lastName === '' && /^\d{1,2}$/.test(part)) before.name += ` ${part}`;
    else if (lastName !== '' || !isOwn(part)) {
      children.push({ name: lastName === '' ? part : `${lastName}, ${part}`, isAsked: lastName !== '' });
      lastName = '';
    }
  }
  return lastName === '' ? children : [...children, { name: lastName, isAsked: false }];
}

const NO_CHILD =
  /^(?:expecting|expected|expectant|unborn|pregnant|due(?: \S+){0,3}|baby(?: (?:due|on the way|boy|girl))?(?: \S+){0,2}|newborn|grown(?: up)?|adult children|several|\d{1,2}(?: (?:kids|children|grown))?|esperando|embarazada|gravida)$/;
/** 'expecting', 'baby due in May', '3 kids': written where children are, and no one's name. */
export const isNoChild = (text: string): boolean =>
  text.length <= 60 && !/[,;&\n]/.test(text) && NO_CHILD.test(foldLoose(text));

/** What a column beside someone's name tells of that one: `of` is the column of the name. */
type OfOne = { at: number; field: 'birthYear' | 'age' | 'sex' | 'calling'; of: number };

/**
 * 'Birthday', 'Age', and 'Gender' directly behind the only 'Child' are the child's, and so they are anywhere in a list of children with
 * their parents; in any other they may be anyone's.
 */
function columnsOfChild(titles: readonly string[], columns: readonly FamilyColumn[]): OfOne[] {
  const [of, another] = columns.flatMap((column, at) => (isNameOf(column, 'child') ? [at] : []));
  if (of === undefined || another !== undefined) return [];
  const found = titles.flatMap((title, at): OfOne[] => {
    const field = columns[at] === null ? fieldOf(title) : null;
    return field === 'birthYear' || field === 'age' || field === 'sex' ? [{ at, field, of }] : [];
  });
  return areParentsOfListed(columns)
    ? found
    : found.filter(({ at }) => at > of).filter(({ at }, i) => at === of + 1 + i);
}

/** The same, and 'His Calling' and 'Her Calling,' beside one name of each. */
export function columnsOfOne(titles: readonly string[], columns: readonly FamilyColumn[]): OfOne[] {
  const callings = titles.flatMap((title, at): OfOne[] => {
    const role = columns[at] === null ? callingRole(title) : null;
    const [of, another] = columns.flatMap((column, place) => (role && isNameOf(column, role) ? [place] : []));
    return of === undefined || another !== undefined ? [] : [{ at, field: 'calling', of }];
  });
  return [...columnsOfChild(titles, columns), ...callings];
}
