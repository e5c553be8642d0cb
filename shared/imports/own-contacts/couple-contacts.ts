import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf } from '../columns.ts';
import { rankOfContact } from '../headings/phone-headings.ts';
import type { FamilyColumn } from '../households/household-columns.ts';
import { spelledOut } from './short-headings.ts';

type Owned = Exclude<FamilyColumn, 'family' | null>;
type Contact = 'phone' | 'email';
const isOwned = (column: FamilyColumn): column is Owned => column !== null && column !== 'family';
const numberOf = (text: string): string => /\d{1,2}$/.exec(foldLoose(text))?.[0] ?? '';
const contactIn = remembered((title: string): Contact | null => {
  const field = fieldOf(title);
  return field === 'phone' || field === 'email' ? field : null;
});
/** From here on, a phone is one at home, at work, or of the household. */
const OF_SEVERAL = 2;

const OF_LETTER = /^(?:(phone)|(?:cell|mobile)(?: phone)?|(e ?mail)) ([hw])$/;
/** 'H Cell' → 'Cell H' */
const LETTER_FIRST = /^([hw]) (.+)$/;
const letterIn = remembered((title: string): { holds: Contact; isSure: boolean; who: string } | null => {
  const words = foldLoose(title.slice(0, 40)).replace(LETTER_FIRST, '$2 $1');
  const [found, phone, email, letter] = OF_LETTER.exec(words) ?? [];
  if (!found) return null;
  return { holds: email ? 'email' : 'phone', isSure: phone === undefined, who: letter === 'h' ? 'husband' : 'wife' };
});
/** 'Phone (H)' and 'Phone (W)' by themselves may be at home and at work. */
export const isHomeOrHusbands = (title: string): boolean => letterIn(title)?.isSure === false;

/**
 * 'Husband, Phone, Email, Wife, Phone, Email': where the same headings stand behind each of the adults, each has those behind
 * them.
 */
function groupsBehind(columns: readonly FamilyColumn[], titles: readonly string[]): Map<number, Owned> {
  const adults = columns.flatMap((column, at) =>
    isOwned(column) && column.holds === 'name' && /^(?:head|spouse)$/.test(column.role) ? [{ column, at }] : [],
  );
  const groups = adults.map(({ column, at }) => {
    const end = titles.findIndex(
      (title, place) => place > at && (columns[place] !== null || contactIn(title) === null),
    );
    const own = titles.slice(at + 1, end < 0 ? titles.length : end);
    return { column, at, own, key: own.map((title) => foldLoose(title)).join('|') };
  });
  const [first, second, more] = groups;
  if (!first || !second || more || first.key === '' || first.key !== second.key) return new Map();
  return new Map(groups.flatMap(({ column, at, own }) => own.map((_, place) => [at + 1 + place, column] as const)));
}

/**
 * Whose the phones and emails of a list of households are that don't say it themselves: 'Phone 2' is that of 'Adult 2', and
 * beside 'Spouse Phone' a 'Phone' is the other one's.
 */
export function withOwners(columns: readonly FamilyColumn[], titles: readonly string[]): FamilyColumn[] {
  const names = columns.filter(isOwned).filter(({ holds }) => holds === 'name');
  const heads = names.filter(({ role }) => role === 'head');
  const isTaken = (role: Owned['role'], holds: Contact): boolean =>
    columns.some((column) => column !== null && column !== 'family' && column.role === role && column.holds === holds);
  const openFor = titles.map((title, at) => {
    const holds = columns[at] === null ? contactIn(title) : null;
    return holds && rankOfContact(spelledOut(title), holds === 'phone') < OF_SEVERAL ? holds : null;
  });
  const areOfCouple = titles.some((title) => letterIn(title)?.isSure) && !openFor.includes('phone');
  const behind = groupsBehind(columns, titles);
  return columns.map((column, at) => {
    const letter = letterIn(titles[at] ?? '');
    const lettered = letter && column === null ? names.find(({ who }) => who === letter.who) : undefined;
    if (letter && lettered && (areOfCouple || letter.isSure || columns[at - 1] === lettered))
      return { ...lettered, holds: letter.holds };
    const title = titles[at] ?? '';
    const holds = column === null ? contactIn(title) : null;
    if (!holds) return column;
    const before = behind.get(at);
    if (before) return { ...before, holds };
    const number = numberOf(title);
    const numbered = number === '' ? [] : names.filter(({ who }) => numberOf(who) === number);
    if (number !== '') return numbered.length === 1 && numbered[0] ? { ...numbered[0], holds } : column;
    const [head, another] = heads;
    const isLone = openFor.filter((open) => open === holds).length === 1 && openFor[at] === holds;
    return head && !another && isLone && isTaken('spouse', holds) && !isTaken('head', holds)
      ? { ...head, holds }
      : column;
  });
}
