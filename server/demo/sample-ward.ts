import { daysBetween } from '#shared/calendar/sundays.ts';
import { hymnChooser, type HymnChooser } from './sample-hymns.ts';
import { canServe, holderOf, styled, type SamplePerson } from './sample-people.ts';
import { chanceOf, sure, type Chance } from './sample-random.ts';
import { SPECIALS, topicChooser, VISITORS, type SpeakerKind, type SpecialChoice } from './sample-words.ts';

const EPOCH = '2000-01-02';

/** Whose turn it is: those who have waited longest come first, with some chance among them. */
type Turns<T> = { next: (day: string, isFree: (one: T) => boolean, restDays?: number) => T | null };

function turnsOf<T>(pool: readonly T[], chance: Chance): Turns<T> {
  const last = new Map<T, number>();
  const order = chance.shuffled(pool);
  return {
    next: (day, isFree, restDays = 0) => {
      const now = daysBetween(EPOCH, day);
      const since = (one: T) => last.get(one) ?? 0;
      const ready = order.filter((one) => now - since(one) > restDays && isFree(one));
      ready.sort((a, b) => since(a) - since(b));
      if (ready.length === 0) return null;
      const chosen = chance.pick(ready.slice(0, Math.ceil(ready.length / 3)));
      last.set(chosen, now);
      return chosen;
    },
  };
}

/** A ward from Sunday to Sunday: its people, whose turn it is, and what was sung. */
export type WardLife = {
  chance: Chance;
  people: readonly SamplePerson[];
  /** Surnames of couples without older children. */
  parents: readonly string[];
  bishopric: readonly [SamplePerson, SamplePerson, SamplePerson];
  stakeLeader: SamplePerson;
  conductors: Turns<SamplePerson>;
  adults: Turns<SamplePerson>;
  youth: Turns<SamplePerson>;
  visitors: Turns<string>;
  prayers: Turns<SamplePerson>;
  hymns: HymnChooser;
  specials: Turns<SpecialChoice>;
  topics: (day: string, speakers: readonly SpeakerKind[]) => string[];
  /** A release and the calling that follows it; no calling is presented twice. */
  changes: (day: string) => { released: string; called: string } | null;
  /** He presides and speaks at ward conference. Only people in the list can preside, so both wards list him. */
  stakePresident: SamplePerson;
};

const PROPER = ['Primary', 'Relief Society', 'Young Women', 'Sunday School', 'Aaronic Priesthood'];
/** 'Primary teacher', 'ward missionary': a calling within a sentence. */
const inSentence = (calling: string): string =>
  PROPER.reduce((text: string, name) => text.replace(name.toLowerCase(), name), calling.toLowerCase());

function changesOf(people: readonly SamplePerson[], chance: Chance): WardLife['changes'] {
  const isPresented = ({ row, isYouth }: SamplePerson) =>
    Boolean(row.calling) && !isYouth && !/Bishop|Stake|Clerk|Executive|Elders Quorum/.test(row.calling ?? '');
  const called = chance.shuffled(people.filter((person) => isPresented(person) && !person.row.isDeleted));
  const before = turnsOf(
    people.filter((person) => !person.row.calling && !person.isYouth && person.goneFrom === null),
    chance,
  );
  return (day) => {
    const next = called.pop();
    const released = next && before.next(day, (person) => person.sex === next.sex);
    if (!released) return null;
    const calling = inSentence(next.row.calling ?? '');
    return { released: `${styled(released)} as ${calling}`, called: `${styled(next)} as ${calling}` };
  };
}

function parentsAmong(people: readonly SamplePerson[]): string[] {
  const surnames = [...new Set(people.map((person) => person.household))];
  const isYoung = (one: SamplePerson) => !one.isYouth && one.goneFrom === null && !one.row.startingTalks;
  return surnames.filter((surname) => {
    const home = people.filter((person) => person.household === surname);
    return home.length === 2 && home.every(isYoung) && home[0]?.sex !== home[1]?.sex;
  });
}

export function wardLife(people: readonly SamplePerson[], seed: string): WardLife {
  const chance = chanceOf(seed);
  const bishopric = [
    holderOf(people, 'Bishop'),
    holderOf(people, 'Bishopric First Counselor'),
    holderOf(people, 'Bishopric Second Counselor'),
  ] as const;
  const stakeLeader = sure(people.find((person) => /^Stake Presiden(t|cy)/.test(person.row.calling ?? '')));
  const stakePresident = holderOf(people, 'Stake President');
  const isLeader = (person: SamplePerson) =>
    person === stakeLeader || person === stakePresident || bishopric.some((leader) => leader === person);
  const others = people.filter((person) => !isLeader(person));
  return {
    chance,
    people,
    parents: parentsAmong(people),
    bishopric,
    stakeLeader,
    stakePresident,
    conductors: turnsOf(bishopric, chance),
    adults: turnsOf(
      others.filter((person) => person.speaks && !person.isYouth),
      chance,
    ),
    youth: turnsOf(
      others.filter((person) => person.speaks && person.isYouth),
      chance,
    ),
    visitors: turnsOf(VISITORS, chance),
    prayers: turnsOf(others, chance),
    hymns: hymnChooser(chance),
    specials: turnsOf(SPECIALS, chance),
    topics: topicChooser(chance),
    changes: changesOf(people, chance),
  };
}

/** Those who may still be given an assignment on that day. */
export const freeOn = (day: string, busy: ReadonlySet<SamplePerson>) => (person: SamplePerson) =>
  canServe(person, day) && !busy.has(person);
