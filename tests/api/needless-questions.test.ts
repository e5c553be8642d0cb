import { expect, test } from 'vitest';
import type { ExistingMember } from '#shared/imports/matching.ts';
import { checkedOn } from '#shared/imports/person.ts';
import { rowsOfText } from '#shared/imports/rows.ts';
import { readPeople } from '#shared/imports/same-person/several-rows.ts';
import { MAPLE_GROVE } from '#server/demo/sample-maple-grove.ts';
import { householdPeople } from '#server/demo/sample-people.ts';
import { chanceOf } from '#server/demo/sample-random.ts';
import { WILLOW_CREEK } from '#server/demo/sample-willow-creek.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';

const TODAY = '2026-11-22';
type Person = Pick<ExistingMember, 'firstName' | 'lastName' | 'sex' | 'birthYear' | 'phone' | 'email' | 'calling'>;
const COLUMNS = ['firstName', 'lastName', 'sex', 'birthYear', 'phone', 'email', 'calling'] as const;
type Column = (typeof COLUMNS)[number];

const NAME: readonly Column[] = ['firstName', 'lastName'];
const listOf = (people: readonly Person[], columns: readonly Column[]): string =>
  [columns.join(','), ...people.map((person) => columns.map((column) => person[column] ?? '').join(','))].join('\n');

/** The questions that a list asks of a ward: the reasons of its flagged rows. */
function questions(list: string, known: readonly ExistingMember[]): string[] {
  const read = readPeople(rowsOfText(list, false).rows).map((row) => checkedOn(TODAY, row));
  return importPlanOf(read, known, TODAY).flatMap(({ said }) => (said.isProblem ? `${said.name}: ${said.reason}` : []));
}
const membersOf = (people: readonly Person[]) => people.map((person, at) => aMember({ ...person, id: at + 1 }));

test.each([
  ['Maple Grove', MAPLE_GROVE],
  ['Willow Creek', WILLOW_CREEK],
])('the own list of the sample ward %s asks nothing', (_, households) => {
  const people = householdPeople({ id: 1, firstId: 1, households }, TODAY);
  const known = people.map(({ row }, at) => {
    const { firstName, lastName, email, phone, calling, sex } = row;
    return aMember({ id: at + 1, firstName, lastName, email, phone, calling, sex });
  });
  expect(questions(listOf(known, COLUMNS), known)).toEqual([]);
  const moved = known.map((member) => ({ ...member, email: member.email && `new.${member.email}` }));
  expect(questions(listOf(moved, [...NAME, 'email', 'calling']), known)).toEqual([]);
});

const MEN =
  'James John Robert Michael William David Richard Joseph Thomas Daniel Matthew Mark Steven Paul Andrew Joshua Kevin Brian George Tim ' +
  'Edward Jason Ryan Jacob Eric Jonathan Stephen Larry Scott Brandon Benjamin Samuel Patrick Jack Tyler Aaron Adam Nathan Henry ' +
  'Peter Kyle Noah Ethan Sean Dylan Jordan Logan Alan Tom Jim Dan Ben Sam Max Spencer Mason Hunter Owen Wyatt Caleb Levi Luke Liam Alma';
const WOMEN =
  'Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Ashley Kimberly Emily Michelle ' +
  'Carol Amanda Melissa Rebecca Laura Amy Anna Emma Nicole Helen Samantha Katherine Christine Rachel Maria Heather Ruth Julie Olivia ' +
  'Joyce Virginia Hannah Martha Ann Madison Alice Julia Sophia Grace Amber Danielle Diana Natalie Marie Lori Jane Lucy Lily Claire Ella';
const FAMILIES =
  'Smith Johnson Jensen Anderson Nielsen Hansen Larsen Peterson Young Allen Hall Clark Taylor Davis Brown Wilson Moore Thompson White ' +
  'Harris Martin Garcia Lopez Hernandez Nelson Baker Carter Roberts Evans Turner Collins Edwards Stewart Morris Reed Cook Morgan Bell ' +
  'Bailey Cooper Richardson Cox Howard Gray Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry';
const BEGUN = 'Ald Bar Cor Dun Eck Far Gold Hol Kirk Lang Mor Nor Oster Pem Ren Stan Thor Ul Wal Whit'.split(' ');
const ENDED = 'berg bury field ford ham land ley man mark quist son stead strom ton well wood worth'.split(' ');
const [men, women] = [MEN, WOMEN].map((names) => names.split(' ')) as [string[], string[]];
/** As many common last names as others. */
const families = [
  ...FAMILIES.split(' '),
  ...BEGUN.flatMap((begun, at) => ENDED.filter((_, end) => (at + end) % 5 === 0).map((end) => begun + end)),
];
const INITIALS = 'ABCDEGHJKLMRST';

/** Families with a phone at home, of whom some have their own, and some children a parent's name. */
function madeUpWard(seed: string, size: number, areaCode = '801'): Person[] {
  const chance = chanceOf(seed);
  const one = <T>(all: ArrayLike<T>): T => all[chance.below(all.length)] as T;
  const people: Person[] = [];
  let numbers = 0;
  const phone = () => `${areaCode}-555-${String(numbers++).padStart(4, '0')}`;
  while (people.length < size) {
    const [lastName, home, born] = [one(families), phone(), 1942 + chance.below(55)];
    const add = (sex: 'male' | 'female', name: string, birthYear: number, hasOwn: boolean) => {
      const second = chance.happens(0.1) ? ` ${one(INITIALS)}.` : ` ${one(sex === 'male' ? men : women)}`;
      const firstName = chance.happens(0.2) && second.trim() !== name ? `${name}${second}` : name;
      const email = hasOwn ? `${name}${people.length}@${seed}.org`.toLowerCase() : null;
      const own = hasOwn && chance.happens(0.7) ? phone() : home;
      people.push({ firstName, lastName, sex, birthYear, phone: own, email, calling: null });
    };
    const names = new Set([one(men), one(women)]);
    const [father = '', mother = ''] = names;
    add('male', father, born, true);
    add('female', mother, born + chance.below(4) - 1, true);
    for (let year = born + 24; year < Math.min(2025, born + 24 + 3 * chance.below(5)); year += 3) {
      const sex = chance.happens(0.5) ? 'male' : 'female';
      const name = sex === 'male' && chance.happens(0.05) ? father : one(sex === 'male' ? men : women);
      if (names.has(name) && name !== father) continue;
      names.add(name);
      add(sex, name, year, year < 2010);
    }
  }
  return people.slice(0, size);
}

const LISTS: readonly (readonly Column[])[] = [
  NAME,
  [...NAME, 'email'],
  [...NAME, 'phone', 'email'],
  COLUMNS.slice(0, -1),
];
const SEEDS = ['elm', 'oak', 'fir', 'ash', 'yew'];

/** The share of all rows that ask, for lists with few and with many columns, of several wards. */
function shareAsked(listed: (ward: Person[], seed: string) => { people: Person[]; known: Person[] }): number {
  let [rows, asked] = [0, 0];
  for (const seed of SEEDS) {
    const { people, known } = listed(madeUpWard(seed, 300), seed);
    for (const columns of LISTS) {
      rows += people.length;
      asked += questions(listOf(people, columns), membersOf(known)).length;
    }
  }
  return asked / rows;
}
const withNewEmail = (person: Person, at: number): Person =>
  at % 10 === 0 && person.email ? { ...person, email: `new.${person.email}` } : person;
const MOST_ASKED = 0.03;

test('of the whole list of a made-up ward, with new emails and some who moved in, at most 3 rows in 100 ask', () => {
  const share = shareAsked((ward, seed) => ({
    people: [...ward.map(withNewEmail), ...madeUpWard(`${seed}.new`, 15, '385')],
    known: ward,
  }));
  expect(share).toBeLessThanOrEqual(MOST_ASKED);
});

test('of a list of nothing but those who moved in, or of the children, at most 3 rows in 100 ask', () => {
  const movedIn = shareAsked((ward, seed) => ({ people: madeUpWard(`${seed}.new`, 60, '385'), known: ward }));
  const isChild = ({ birthYear }: Person) => (birthYear ?? 0) > 2010;
  const children = shareAsked((ward) => ({
    people: ward.filter(isChild),
    known: ward.filter((person) => !isChild(person)),
  }));
  expect(Math.max(movedIn, children)).toBeLessThanOrEqual(MOST_ASKED);
});
