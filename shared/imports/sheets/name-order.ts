import { foldLoose } from '#shared/text/fold.ts';
import { shortened } from '../line-parts.ts';
import { isSuffix } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout, loneName } from './asked.ts';

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

const isParticle = (word: string) => /^\p{Ll}/u.test(word);
const isInitial = (word: string) => /^\p{L}\.?$/u.test(word);

/** 'de la Cruz Ana' → 'de la Cruz, Ana'; null where more than one word may end the last name. */
function turned(name: string): string | null {
  const words = name.split(/\s+/);
  const start = words.findIndex((word) => !isParticle(word));
  const [last = '', ...first] = start < 0 ? [] : words.slice(start);
  const isClear = first.length === 1 || (first.length === 2 && first.some(isInitial));
  if (!isClear || first.some(isSuffix)) return null;
  return `${[...words.slice(0, start), last].join(' ')}, ${first.join(' ')}`;
}

/** First names that hardly a family is called by. */
const GIVEN = new Set(
  (
    'john david michael robert richard joseph steven jeffrey timothy joshua jacob matthew andrew daniel christopher benjamin ' +
    'samuel nathan aaron mary jennifer sarah elizabeth emily jessica amanda melissa rebecca rachel susan linda karen nancy ' +
    'patricia barbara katherine michelle lisa laura julie heather amy megan hannah emma anna maria ana jose juan carlos luis'
  ).split(' '),
);

const LEAST_NAMES = 4;
const times = (words: readonly string[]): number => words.length - new Set(words).size;
const neighbors = (words: readonly string[]): number =>
  words.filter((word, at) => at > 0 && word === words[at - 1]).length;
const isSorted = (words: readonly string[]): boolean =>
  words.every((word, at) => at === 0 || (words[at - 1] ?? '').localeCompare(word, 'en') <= 0);

/** Families stand together, or the list is sorted, by the first words; these repeat and the last words don't. */
function mayBeLastFirst(names: readonly string[]): boolean {
  const pairs = names.map((name) => foldLoose(name).split(' ')).filter((words) => words.length === 2);
  if (pairs.length < LEAST_NAMES || pairs.length < names.length * 0.6) return false;
  const [first, last] = [pairs.map(([word = '']) => word), pairs.map(([, word = '']) => word)];
  if (new Set(first).size < 2) return false;
  const repeated = first.filter((word, at) => word === first[at - 1]);
  // Sorted by first names, as in the contacts of a phone.
  if (repeated.filter((word) => GIVEN.has(word)).length * 2 > repeated.length) return false;
  const areTogether = neighbors(first) > 1 && neighbors(last) === 0;
  return (areTogether || (isSorted(first) && neighbors(first) > 0)) && times(first) > times(last);
}

const ASKED = 'In this list, the first word may be the last name.';

/** Turns names under 'Last First', and asks where only the list as a whole tells that they may be in that order. */
export function inOrder(rows: readonly RawRow[], heading: string | null): RawRow[] {
  const order = heading === null ? null : orderIn(heading);
  const names = rows.flatMap((row) => loneName(row) ?? []);
  if (order === 'first last' || (order === null && !mayBeLastFirst(names))) return [...rows];
  return rows.map((row) => {
    const name = loneName(row);
    if (name === null || !/\s/.test(name)) return row;
    if (order === null)
      return askedAbout(
        row,
        `${ASKED} Put “Last First” or “First Last” above the names and try again, or write “${shortened(name)}” as “Last, First.”`,
      );
    const clear = turned(name);
    return clear === null
      ? askedAbout(row, `Which part of “${shortened(name)}” is the last name? Write it as “Last, First.”`)
      : { ...row, values: { ...row.values, name: clear } };
  });
}
