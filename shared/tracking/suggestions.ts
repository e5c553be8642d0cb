import { relativeDay } from '#shared/calendar/format.ts';
import { addDays, daysBetween, FIRST_SUNDAY } from '#shared/calendar/sundays.ts';
import { ageGroupOf, type AgeGroup } from '#shared/members/age-groups.ts';
import { hasPartEachSunday } from '#shared/members/calling-rank.ts';
import { isAwayOn, type AwayDates } from '#shared/members/away.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { givenName } from '#shared/text/person-name.ts';
import { timesInWords } from './rules.ts';
import type { SuggestedSpeaker } from './schema.ts';

type Spoken = { lastTalkDate: string | null; totalTalks: number };

function spoken(member: Spoken, today: string): string[] {
  if (member.lastTalkDate === null)
    return member.totalTalks === 0 ? ['never spoken'] : [`spoke ${timesInWords(member.totalTalks)}`, 'date unknown'];
  const talks = member.totalTalks > 1 ? `${member.totalTalks} talks` : '1 talk';
  return [`spoke ${relativeDay(member.lastTalkDate, today)}`, talks];
}

type Prayed = { lastPrayerDate?: string | null };

/** On one of the last two Sundays. */
const prayedLately = ({ lastPrayerDate }: Prayed, today: string): boolean =>
  (lastPrayerDate ?? '') >= addDays(today, -14);

/** Why a person is suggested, and what may speak against it: 'spoke 14 months ago', '2 talks', 'prayed 8 days ago'. */
export const reasonsFor = (member: Spoken & Prayed, today: string): string[] => [
  ...spoken(member, today),
  ...(member.lastPrayerDate && prayedLately(member, today)
    ? [`prayed ${relativeDay(member.lastPrayerDate, today)}`]
    : []),
];

const reasonFor = (member: Spoken & Prayed, today: string): string =>
  `${member.lastTalkDate === null ? '' : 'last '}${reasonsFor(member, today).join(', ')}`;

type Person = {
  id: number;
  firstName: string;
  lastName: string;
  isAvailable: boolean;
  preferredName?: string | null;
  household?: string | null;
  birthYear?: number | null;
  ageGroup?: AgeGroup | null;
  away?: readonly AwayDates[];
};
type Candidate = Person & Prayed & Pick<SuggestedSpeaker, 'calling' | 'lastTalkDate' | 'totalTalks'>;

/** When it was last their turn, and how often it was; who had none comes first. */
type Turn = { last: string | null; times: number };

/** Which of a family's members of equal standing each one is: the first, the second … in the order given. */
function placeInFamily<P extends Person>(
  people: readonly P[],
  turnOf: (person: P) => Turn,
): ReadonlyMap<number, number> {
  const seen = new Map<string, number>();
  return new Map(
    people.map((person) => {
      const { last, times } = turnOf(person);
      const family = `${foldLoose(person.household || person.lastName)} ${last} ${times}`;
      const place = seen.get(family) ?? 0;
      seen.set(family, place + 1);
      return [person.id, place];
    }),
  );
}

/**
 * Available members whose turn it is: longest ago first; among equals fewer times, then those who are not busy, one of
 * each family before the second of any, then by lot, drawn anew for each Sunday. `ahead` has the ids of those who are
 * already assigned; anyone who lives with one of them comes last. Who is away that day is left out.
 */
function inTurn<P extends Person>(
  members: readonly P[],
  ahead: ReadonlySet<number>,
  date: string,
  turnOf: (person: P) => Turn,
  isLast: (person: P) => boolean = () => false,
  isBusy = isLast,
): P[] {
  const week = Math.ceil(daysBetween(FIRST_SUNDAY, date) / 7);
  // The remainders of a prime fall apart from week to week, and are the same whenever they are asked for.
  const lotOf = ({ id }: P) => (id * week ** 2) % 9973;
  const free = members
    .filter((member) => member.isAvailable && !ahead.has(member.id) && !isAwayOn(member.away, date))
    .toSorted((a, b) => lotOf(a) - lotOf(b));
  const householdOf = ({ household }: Person) => foldLoose(household ?? '');
  const asked = new Set(members.filter(({ id }) => ahead.has(id)).map(householdOf));
  const isFamilyAhead = (member: P) => Number(householdOf(member) !== '' && asked.has(householdOf(member)));
  const places = placeInFamily(free, turnOf);
  const placeOf = ({ id }: P) => places.get(id) ?? 0;
  return free.toSorted(
    (a, b) =>
      Number(isLast(a)) - Number(isLast(b)) ||
      isFamilyAhead(a) - isFamilyAhead(b) ||
      (turnOf(a).last ?? '').localeCompare(turnOf(b).last ?? '') ||
      turnOf(a).times - turnOf(b).times ||
      Number(isBusy(a)) - Number(isBusy(b)) ||
      placeOf(a) - placeOf(b),
  );
}

/** Who has such a part from today on, or is in `here`, which has everyone with any part on the day in question. */
export const takenBy = (
  asked: readonly { memberId: number | null; date: string }[],
  here: readonly (number | null)[],
  today: string,
): ReadonlySet<number> =>
  new Set(
    [...asked.map(({ memberId, date }) => (date >= today ? memberId : null)), ...here].filter((id) => id !== null),
  );

/**
 * Members who could speak on a day and have no talk ahead, longest silence first: never at all, then the oldest talk;
 * of equals last who prayed on one of the last two Sundays. How long ago that is goes by `today`.
 */
export const suggestSpeakers = (
  members: readonly Candidate[],
  ahead: ReadonlySet<number>,
  date: string,
  limit: number,
  group?: AgeGroup,
  today = date,
): SuggestedSpeaker[] =>
  inTurn(
    members.filter((member) => group === undefined || ageGroupOf(member, date) === group || ahead.has(member.id)),
    ahead,
    date,
    ({ lastTalkDate, totalTalks }) => ({ last: lastTalkDate, times: totalTalks }),
    () => false,
    (member) => prayedLately(member, today),
  )
    .slice(0, limit)
    .map(
      ({ isAvailable: _, household: __, birthYear: ___, ageGroup: ____, away: _____, preferredName, ...member }) => ({
        ...member,
        firstName: givenName({ ...member, preferredName }),
        daysSince: member.lastTalkDate === null ? null : daysBetween(member.lastTalkDate, today),
        reason: reasonFor(member, today),
      }),
    );

/**
 * Members who have not prayed for the longest time. Only the baptized pray, and a child may not be; those who preside, conduct,
 * play, or lead the music have a part already, and come last.
 */
export const suggestPrayers = <P extends Person & { lastPrayerDate: string | null; calling?: string | null }>(
  members: readonly P[],
  ahead: ReadonlySet<number>,
  date: string,
  limit: number,
): P[] =>
  inTurn(
    members.filter((member) => ageGroupOf(member, date) !== 'child' || ahead.has(member.id)),
    ahead,
    date,
    ({ lastPrayerDate }) => ({ last: lastPrayerDate, times: 0 }),
    ({ calling }) => hasPartEachSunday(calling ?? ''),
  ).slice(0, limit);
