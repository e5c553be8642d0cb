import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling } from '../callings.ts';
import { shortened } from '../line-parts.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isLastNameForSure } from '../doubts/last-names.ts';
import { areSurelyTurned, isOrderUnknown, isSorted, repeats } from '../name-parts/unknown-order.ts';
import { isInitial } from '../looks.ts';
import { isSuffix, officeBefore, withoutPlainTitle } from '../names.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { hasTwoSurnames, withTwoSurnames } from '../surnames/two-surnames.ts';
import { askedAbout, loneName } from './asked.ts';
import { asking } from './gone.ts';
import { HEADINGS_ELSEWHERE } from './headings-elsewhere.ts';

const LAST =
  '(?:last|surname|family name|apellidos?|sobrenomes?|cognome|nachname|familienname|nazwisko|prijmeni|фамилия|achternaam)';
const FIRST = '(?:first|given|nombres?|nome|prenoms?|vorname|imie|jmeno|имя|voornaam)';
const LAST_FIRST = new RegExp(`${LAST}.*${FIRST}|^nom.* prenoms?$`);
const FIRST_LAST = new RegExp(`${FIRST}.*${LAST}|^prenoms?.* nom$`);

/** Which of the names a heading such as 'Last First' or 'Name (First Last)' puts first; null where it doesn't say. */
export function orderIn(heading: string): 'last first' | 'first last' | null {
  const folded = foldLoose(heading);
  if (LAST_FIRST.test(folded)) return 'last first';
  return FIRST_LAST.test(folded) ? 'first last' : null;
}

/** 'Nombre y apellidos' and 'First and Last Name' say what the names have, and 'First Last' in which order. */
const JOINED = /\s(?:y|e|et|and|und|en)\s|[&+]/;
const saysOnlyWhat = (heading: string): boolean => JOINED.test(heading.toLowerCase());

const ABROAD = new Set(
  (['name', 'email', 'phone'] as const)
    .flatMap((field) => HEADINGS_ELSEWHERE[field]?.split('|') ?? [])
    .filter((heading) => !/^(?:tel|portable)$/.test(heading)),
);
/** 'Nom complet', 'Telefon', 'Teléfono': a heading in a language in which lists often have the last name first. */
const isAbroad = (title: string): boolean => {
  const folded = foldLoose(title);
  return ABROAD.has(folded) || /^(?:n(?:ombres?|ome)|telefon[oe]|celular|correo)\b/.test(folded);
};

const isParticle = (word: string) => /^\p{Ll}/u.test(word);

/** 'de la Cruz Ana' → 'de la Cruz, Ana'; null where more than one word may end the last name. */
function turned(name: string): string | null {
  const words = name.split(/\s+/);
  const start = words.findIndex((word) => !isParticle(word));
  const [last = '', ...first] = start < 0 ? [] : words.slice(start);
  // A V behind a first name is an initial.
  const suffix =
    first.length > 1 && /^[ijs]/i.test(first.at(-1) ?? '') && isSuffix(first.at(-1) ?? '') ? first.pop() : '';
  const isClear = first.length === 1 || (first.length === 2 && first.some(isInitial));
  if (!isClear || first.some(isSuffix)) return null;
  return `${[...words.slice(0, start), last, suffix].filter(Boolean).join(' ')}, ${first.join(' ')}`;
}

const LEAST_NAMES = 4;
const neighbors = (words: readonly string[]): number =>
  words.filter((word, at) => at > 0 && word === words[at - 1]).length;

/** Families stand together, or the list is sorted, by the first words; these repeat and the last words don't. */
function mayBeLastFirst(names: readonly string[]): boolean {
  const pairs = names.map((name) => foldLoose(name).split(' ')).filter((words) => words.length === 2);
  if (pairs.length < LEAST_NAMES || pairs.length < names.length * 0.6) return false;
  const [first, last] = [pairs.map(([word = '']) => word), pairs.map(([, word = '']) => word)];
  if (new Set(first).size < 2) return false;
  const repeated = first.filter((word, at) => word === first[at - 1]);
  // Sorted by first names, as in the contacts of a phone.
  if (repeated.filter((word) => isGivenNameForSure(word)).length * 2 > repeated.length) return false;
  const areTogether = neighbors(first) > 1 && neighbors(last) === 0;
  return (areTogether || (isSorted(first) && neighbors(first) > 0)) && repeats(first) > repeats(last);
}

/** Among four times as many in the usual order, 'Elton John' is more likely than one that is turned. */
export const LEAST_TURNED = 4;

/** 'Smith John', where 'John' is a first name for sure, 'Smith' is none, and no 'Mary John' is in the list. */
function turnedPairs(names: readonly string[]): { turned: Set<string>; isUsual: boolean } {
  const pairs = names
    .map((name) => ({ name, words: foldLoose(name).split(' ') }))
    .filter(({ words }) => words.length === 2);
  const [straight, others] = [true, false].map((isGiven) =>
    pairs.filter(({ words: [first = ''] }) => isGivenNameForSure(first) === isGiven),
  );
  const families = new Set(straight?.map(({ words }) => words[1]));
  const turned = others?.filter(({ words: [, last = ''] }) => isGivenNameForSure(last) && !families.has(last)) ?? [];
  const usual = straight?.filter(({ words: [, last = ''] }) => !isGivenNameForSure(last)).length ?? 0;
  const told = turned.length * LEAST_TURNED < usual ? [] : turned;
  return { turned: new Set(told.map(({ name }) => name)), isUsual: told.length < 2 || told.length <= usual };
}

const ASKED = 'In this list, the first word may be the last name.';
const TURNED = 'The first word may be the last name.';

const withName = (row: RawRow, name: string): RawRow => ({ ...row, values: { ...row.values, name } });

/** Turns names under 'Last First', and asks where only the list as a whole tells that they may be in that order. */
export function inOrder(rows: readonly RawRow[], heading: string | null, titles: readonly string[] = []): RawRow[] {
  const order = heading === null ? null : orderIn(heading);
  const areTwo = heading !== null && hasTwoSurnames(heading);
  const bareName = (row: RawRow): string | null => {
    const name = loneName(row);
    return name === null || officeBefore(name) !== null ? name : withoutPlainTitle(name);
  };
  // The same title before many names is no last name that repeats.
  const names = rows.flatMap((row) => bareName(row) ?? []);
  const isAskedAnyway =
    order === 'first last' && saysOnlyWhat(heading ?? '') && (mayBeLastFirst(names) || areSurelyTurned(names));
  if (order === 'first last' && !isAskedAnyway) {
    const named = (row: RawRow): string | null => (areTwo ? withTwoSurnames(loneName(row) ?? '', order) : null);
    return rows.map((row) => ({ row, name: named(row) })).map(({ row, name }) => (name ? withName(row, name) : row));
  }
  const { turned: pairs, isUsual } = turnedPairs(names);
  const isAsked =
    isAskedAnyway ||
    (order === null &&
      (mayBeLastFirst(names) ||
        !isUsual ||
        isOrderUnknown(
          names.filter((name) => !isTitle(name) && !isKnownCalling(name)),
          titles.some(isAbroad),
        )));
  return rows.map((row) => {
    const name = bareName(row);
    if (name === null || !/\s/.test(name)) return row;
    if (isAsked)
      return askedAbout(
        row,
        `${ASKED} Put “Last First” or “First Last” above the names and try again, or write “${shortened(name)}” as “Last, First.”`,
      );
    if (order !== 'last first')
      return pairs.has(name) ? askedAbout(row, `${TURNED} Write “${shortened(name)}” as “Last, First.”`) : row;
    const clear = (areTwo ? withTwoSurnames(name, order) : null) ?? turned(name);
    return clear === null
      ? askedAbout(row, `Which part of “${shortened(name)}” is the last name? Write it as “Last, First.”`)
      : withName(row, clear);
  });
}

/** 'Smith' and 'John', each in a column of its own. */
const pairIn = ({ values: { name, firstName = '', lastName = '' }, unread, asks }: RawRow): string | null =>
  name || unread || asks || !/^\S+ \S+$/.test(`${firstName} ${lastName}`) ? null : `${firstName} ${lastName}`;

/** Asks where 'First Name' stands above last names: in the whole list, or in a row that is surely turned. */
export function withSwappedNames(rows: readonly RawRow[]): RawRow[] {
  const pairs = rows.map(pairIn);
  const { turned: swapped, isUsual } = turnedPairs(pairs.filter((pair) => pair !== null));
  const families = new Set([...swapped].map((pair) => pair.split(' ')[1]));
  const isAsked = !isUsual && families.size > 1;
  return rows.map((row, at) => {
    const pair = pairs[at] ?? null;
    if (pair === null) return row;
    const isSwapped = swapped.has(pair) && isLastNameForSure(foldLoose(pair.split(' ')[0] ?? ''));
    return isAsked || isSwapped
      ? asking(row, `In “${shortened(pair)},” the first and last names may be swapped. Check them.`, 'firstName')
      : row;
  });
}
