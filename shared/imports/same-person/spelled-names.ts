import { foldLoose } from '#shared/text/fold.ts';
import type { Named } from '#shared/text/person-name.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { mapEach, type Pausing } from '../pausing.ts';
import { nameWordsOf } from './similar-name.ts';
import { formsOf } from './short-forms.ts';

/** `exact`: as the names are written; `near`: also with a short form, initials, or a part of a name. */
type How = 'exact' | 'near';
/** 'given last', each as one word. */
type Spelled = Record<How, string[]>;

/** The words before the @ of an address, without its digits. */
export const partsOfMail = (mail: string): string[] =>
  foldLoose((mail.split('@')[0] ?? '').replaceAll(/[._+\d-]+/g, ' '))
    .split(' ')
    .filter(Boolean);

const keysOf = (givens: readonly string[], lasts: readonly string[]): string[] => [
  ...new Set(givens.flatMap((given) => lasts.map((last) => `${given} ${last}`))),
];

const LEAST_OF_A_PART = 3;
const peopleSpelled = new WeakMap<Named, Spelled>();
/** What an address of this person may spell. */
function spelledOf(person: Named): Spelled {
  const before = peopleSpelled.get(person);
  if (before) return before;
  const { ways, last, joined } = nameWordsOf(person);
  const firsts = ways.filter(({ isFirst }) => isFirst);
  const givens = firsts.flatMap(({ by, all }) => [by, all.join('')]);
  const initials = firsts.flatMap(({ by, all }) => [by.slice(0, 1), all.map((word) => word.slice(0, 1)).join('')]);
  const lasts = [joined, last.join('')];
  const spelled = {
    exact: keysOf(givens, lasts),
    near: keysOf([...givens, ...ways.map(({ by }) => by)].flatMap(formsOf).concat(initials), [
      ...lasts,
      ...last.filter((word) => word.length >= LEAST_OF_A_PART),
    ]),
  };
  peopleSpelled.set(person, spelled);
  return spelled;
}

const LEAST_BESIDE_INITIAL = 4;
/** 'elizayoung' and 'eyoung' in two at every place; 'christy' and 'clark' are a name, and neither Chris Ty nor C. Lark. */
function joinedHalves(word: string): [string, string][] {
  if (isUsualGiven(word) || isUsualLast(word)) return [];
  const halves = Array.from(word).map((_, at): [string, string] => [word.slice(0, at), word.slice(at)]);
  return halves.filter(([begun, end]) => {
    const [short, long] = [begun.length, end.length].toSorted((a, b) => a - b) as [number, number];
    return short > 1 || (short === 1 && long >= LEAST_BESIDE_INITIAL);
  });
}

/** The first and the last name that an address may consist of, in either order. */
function halvesOf(mail: string): [string, string][] {
  const parts = partsOfMail(mail.replace(/\+[^@]*/, ''));
  const [only = ''] = parts;
  if (parts.length < 2) return joinedHalves(only);
  // 'eliza.m.young'
  const outer = parts.filter((part, at) => at === 0 || at === parts.length - 1 || part.length > 1);
  return [parts, outer].flatMap((words) =>
    words.slice(1).map((_, at): [string, string] => [words.slice(0, at + 1).join(''), words.slice(at + 1).join('')]),
  );
}

const LONGEST_LOCAL = 40;
type HalfLook = (half: string) => boolean;
/** What an address may spell, if a half that may be a last name is one. */
function spelledIn(mail: string, isLast: HalfLook = () => true): Spelled {
  const halves = mail.indexOf('@') > LONGEST_LOCAL ? [] : halvesOf(mail);
  const turned = halves.map(([begun, end]): [string, string] => [end, begun]);
  const both = [...halves, ...turned].filter(([, last]) => isLast(last));
  return {
    exact: both.map(([given, last]) => `${given} ${last}`),
    near: both.flatMap(([given, last]) => keysOf(formsOf(given), [last])),
  };
}

/** Whether an address is this person's first and last name, or initials and the last name. */
export function isSpelledBy(mail: string, person: Named): boolean {
  const { near } = spelledOf(person);
  return spelledIn(mail).near.some((key) => near.includes(key));
}

/** Those of many people whose first and last name an address is, as they are written or nearly. */
export function* spelledAmong<T extends Named>(people: readonly T[]): Pausing<(mail: string) => Record<How, T[]>> {
  const lasts = new Set<string>();
  const by = { exact: new Map<string, T[]>(), near: new Map<string, T[]>() };
  const put = (how: How, person: T, key: string) => {
    const group = by[how].get(key);
    if (group) group.push(person);
    else by[how].set(key, [person]);
    lasts.add(key.slice(key.indexOf(' ') + 1));
  };
  yield* mapEach(people, (person) => {
    const spelled = spelledOf(person);
    for (const key of spelled.exact) put('exact', person, key);
    for (const key of spelled.near) put('near', person, key);
  });
  return (mail) => {
    const spelled = spelledIn(mail, (half) => lasts.has(half));
    const found = (how: How) => [...new Set(spelled[how].flatMap((key) => by[how].get(key) ?? []))];
    return { exact: found('exact'), near: found('near') };
  };
}
