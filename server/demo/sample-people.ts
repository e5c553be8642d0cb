import { addDays, sundayOnOrBefore } from '#shared/calendar/sundays.ts';
import { fold } from '#shared/text/fold.ts';
import type { Household, HouseholdMember } from './sample-household.ts';
import { chanceOf, type Chance } from './sample-random.ts';
import { momentOn, type MemberRow } from './sample-rows.ts';

/** A member, plus what else the sample needs to know about them. */
export type SamplePerson = {
  row: MemberRow;
  name: string;
  sex: 'm' | 'f';
  isYouth: boolean;
  household: string;
  /** The day from which they are not asked; null while they can be. */
  goneFrom: string | null;
  /** Some are never asked to speak. */
  speaks: boolean;
};

const AREA_CODES = ['801', '385', '435'] as const;
/** 555-0100 to 555-0199 are reserved for fiction in every area code. */
const phoneAt = (index: number) => `+1 ${AREA_CODES[index % 3] ?? '801'}-555-0${100 + (Math.floor(index / 3) % 100)}`;

const letters = (text: string) => fold(text).replace(/[^a-z]/g, '');
export const emailOf = (first: string, last: string, domain: 'org' | 'com') =>
  `${letters(first)}.${letters(last)}@example.${domain}`;

function monthsAgoOnSunday(today: string, chance: Chance): string {
  return addDays(sundayOnOrBefore(today), -7 * (108 + chance.below(60)));
}

function personOf(
  named: HouseholdMember,
  surname: string,
  base: { wardId: number; id: number; today: string; chance: Chance },
): SamplePerson {
  const { wardId, id, today, chance } = base;
  const { first, extra } = named;
  const last = extra.last ?? surname;
  const isReachable = named.calling !== null || chance.happens(named.isYouth ? 0.3 : 0.8);
  const goneDays = extra.moved ? 150 : extra.away ? 120 : null;
  const goneFrom = goneDays === null ? null : addDays(today, -goneDays);
  const joined = momentOn(addDays(today, -(740 + chance.below(20))));
  return {
    row: {
      wardId,
      id,
      firstName: first,
      lastName: last,
      nameKey: fold(`${first} ${last}`),
      email:
        isReachable && !(named.isYouth && id % 2) ? emailOf(first, last, chance.happens(0.7) ? 'org' : 'com') : null,
      phone: isReachable ? phoneAt(id) : null,
      // Young people are named without Brother or Sister.
      sex: named.isYouth ? null : named.sex === 'm' ? 'male' : 'female',
      calling: named.calling,
      isAvailable: !extra.away && !extra.moved,
      notes: [extra.away, extra.moved, extra.notes].filter(Boolean).join('. ') || null,
      startingTalks: extra.talks ?? 0,
      startingLastTalk: extra.talks ? monthsAgoOnSunday(today, chance) : null,
      isDeleted: Boolean(extra.moved),
      deletedAt: extra.moved && goneFrom ? momentOn(goneFrom) : null,
      createdAt: joined,
      updatedAt: goneFrom ? momentOn(goneFrom) : joined,
    },
    name: `${first} ${last}`,
    sex: named.sex,
    isYouth: named.isYouth,
    household: surname,
    goneFrom,
    speaks: chance.happens(named.isYouth ? 0.85 : 0.72),
  };
}

/** The members of one ward, numbered from `firstId`. */
export function householdPeople(
  ward: { id: number; firstId: number; households: readonly Household[] },
  today: string,
): SamplePerson[] {
  const chance = chanceOf(`people ${ward.id}`);
  let id = ward.firstId;
  return ward.households.flatMap(({ surname, people }) =>
    people.map((named) => personOf(named, surname, { wardId: ward.id, id: id++, today, chance })),
  );
}

export const canServe = (person: SamplePerson, day: string): boolean =>
  person.goneFrom === null || day < person.goneFrom;

/** 'Brother Tom Beck' or 'Sister Ana Nuñez', as one is named over the pulpit. */
export const styled = (person: SamplePerson): string => `${person.sex === 'm' ? 'Brother' : 'Sister'} ${person.name}`;

/** The member with that calling; every ward of the sample has the chart filled. */
export function holderOf(people: readonly SamplePerson[], calling: string): SamplePerson {
  const found = people.find((person) => person.row.calling === calling);
  if (!found) throw new Error(`Nobody in the sample ward is ${calling}`);
  return found;
}
