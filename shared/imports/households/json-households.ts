import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf, isContact } from '../columns.ts';
import { looksLikeNamePart } from '../looks.ts';
import { looksLikeFullName } from '../names.ts';
import { unitInTitle } from '../units/named-units.ts';
import { UNITS_AS_KEY } from '../units/unit-words.ts';
import { isGone } from '../dividers/said-by-headings.ts';

/** 'householdMembers' → 'household members' */
const wordsOf = (key: string): string => foldLoose(key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
const PEOPLE =
  /^(?:(?:household|family) )?(?:members?|people|persons|individuals|residents|miembros|integrantes|personas|membros|pessoas|membres|personnes|mitglieder|personen|membri|persone)$/;
const HOUSEHOLD =
  /^(?:(?:household|family)(?: name)?|hogar|familia|famille|foyer|familie|haushalt|famiglia|apellidos?|sobrenome)$/;
const NAME = /^(?:household |family )?(?:name|last name|surname)$/;
const isName = (key: string): boolean => NAME.test(wordsOf(key)) || HOUSEHOLD.test(wordsOf(key));
/** Above households stands such a key, or none; above wards and groups, another. */
const HOMES =
  /^(?:(?:ward |all )?(?:households?|families|homes?|data|results|items|list|records|entries|members?|people|rows))$/;

const ROLE = /^(?:(?:family|household) )?(?:role|relation(?:ship)?|position|type)$|^parentesco$/;
const AGES: readonly (string | null)[] = ['age', 'ageGroup', 'birthYear'];

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const arePeople = (value: unknown): value is (Entry | string)[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isEntry(one) || isWritten(one));
const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
/** A name alone is the whole name, or a first name beside the household's. */
const entryOf = (person: Entry | string): Entry => {
  if (typeof person !== 'string') return person;
  return /\s/.test(person.trim()) ? { name: person.trim() } : { firstName: person.trim() };
};

/** Where this is known of someone, a child's row says whose phone theirs may be. */
const hasAgeOrRole = (person: Entry): boolean =>
  Object.keys(person).some((key) => AGES.includes(fieldOf(key)) || ROLE.test(wordsOf(key)));

/** What the name of some people is: their household's, their ward's, or that of a part of the list. */
function kindOfName(name: string, above: string | null): string {
  const words = above === null ? 'households' : wordsOf(above);
  if (UNITS_AS_KEY.test(words)) return 'ward';
  if (/^(?:households?|families|homes?)$/.test(words)) return 'household';
  if (unitInTitle(name) !== null) return 'ward';
  return HOMES.test(words) && !isGone(name) ? 'household' : 'group';
}

/** The people of one household, each with what is said of all of them; null where the entry is none. */
function peopleOf(household: unknown, above: string | null): Entry[] | null {
  if (!isEntry(household)) return null;
  const pairs = Object.entries(household);
  const [own, another] = pairs.filter(([key, value]) => PEOPLE.test(wordsOf(key)) && arePeople(value));
  if (!own || another) return null;
  const said = pairs.filter((pair) => pair !== own);
  const name = said.find(([key, value]) => isName(key) && typeof value === 'string')?.[1];
  const kind = typeof name === 'string' ? kindOfName(name, above) : 'household';
  // 'Adams, Brent & Shauna'
  const family =
    typeof name === 'string' && kind === 'household'
      ? (name.split(',')[0] ?? '').trim().replaceAll(/^the | (?:family|household)$/gi, '')
      : '';
  // 'Brent Adams' beside names alone is someone, too, whose people are in the list.
  const hasOwn = pairs.some(([key]) => HOUSEHOLD.test(wordsOf(key)) || /^(?:last name|surname)$/.test(wordsOf(key)));
  if (!hasOwn && looksLikeFullName(family) && (own[1] as unknown[]).some(isWritten)) return null;
  const people = (own[1] as (Entry | string)[]).map(entryOf);
  const ofAll = said.map(([key, value]) => {
    if (isName(key)) return [kind, value] as const;
    // A person's own phone counts before the household's, which of several people no one knows may be no one's own.
    const whose =
      people.length > 1 && !people.some(hasAgeOrRole) ? `${key} (shared with others at home)` : `household ${key}`;
    return [isContact(fieldOf(key)) ? whose : key, value] as const;
  });
  return people.map((person) => {
    const fields = Object.keys(person).map(fieldOf);
    const isFirstOnly = fields.includes('firstName') && !fields.includes('lastName') && !fields.includes('name');
    const last = isFirstOnly && looksLikeNamePart(family) ? { lastName: family } : {};
    return { ...Object.fromEntries(ofAll), ...last, ...person };
  });
}

/**
 * Entries that are households with their people in a list of each → the people; any others as they are. `above`: the key of the
 * list, or null.
 */
export function peopleOfHouseholds(list: readonly unknown[], above: string | null): unknown[] {
  const homes = list.map((entry) => peopleOf(entry, above));
  return homes.every((people) => people !== null) ? homes.flat() : [...list];
}

/** Whether a whole file is one household. */
export const isHousehold = (value: unknown): boolean =>
  isEntry(value) && Object.keys(value).some((key) => HOUSEHOLD.test(wordsOf(key))) && peopleOf(value, null) !== null;
