import { briefDate, dayCount, unbroken } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { TALKS_NEAR_DAYS, FAMILY_DAYS } from '#shared/meetings/limits.ts';
import { isAwayOn, type AwayDates } from '#shared/members/away.ts';
import { fold } from '#shared/text/fold.ts';
import { PERSON_PARTS, PRAYER_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import type { DatedTalk } from './dated-talks.ts';

/** Hints at a field; they never block. */
export type PartRole = PersonPart['key'] | 'speaker' | 'performer';
export type Part = { path: string; role: PartRole; memberId: number | null; name: string };
export type KnownMember = {
  id: number;
  isAvailable: boolean;
  lastTalkDate: string | null;
  household?: string | null;
  away?: readonly AwayDates[];
};
/** What is known around a plan; `today` parts the talks that were given from those still to come. */
export type Known = {
  members: readonly KnownMember[];
  talks: readonly DatedTalk[];
  prayers: readonly DatedTalk[];
  today: string;
};
const does = (role: PartRole): string =>
  PERSON_PARTS.find(({ key }) => key === role)?.does ?? (role === 'performer' ? 'performs in' : 'speaks in');
const alsoDoes = (role: PartRole): string => `Also ${does(role)}`.replace(/^Also is /u, 'Is also ');
/** A bishop who conducts also presides: those two go together. */
const goTogether = (one: PartRole, other: PartRole) =>
  one !== other && [one, other].every((role) => role === 'conducting' || role === 'presiding');

function isSamePerson(one: Part, other: Part): boolean {
  if (one.memberId !== null && other.memberId !== null) return one.memberId === other.memberId;
  const key = fold(one.name);
  return key !== '' && key === fold(other.name);
}

/** The nearest talk within 90 days of `date`, held or planned, on another day; null when there is none. */
export function nearTalk(
  memberId: number,
  lastTalkDate: string | null,
  date: string,
  talks: readonly DatedTalk[],
): string | null {
  const days = talks.filter((talk) => talk.memberId === memberId).map((talk) => talk.date);
  const distance = (day: string) => Math.abs(daysBetween(day, date));
  const near = [...days, ...(lastTalkDate ? [lastTalkDate] : [])].filter(
    (day) => day !== date && distance(day) <= TALKS_NEAR_DAYS,
  );
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

const isPrayer = (role: PartRole): boolean => PRAYER_PARTS.some(({ key }) => key === role);

type Found = { byId: ReadonlyMap<number, KnownMember>; byHousehold: ReadonlyMap<string, readonly KnownMember[]> };
const indexes = new WeakMap<readonly KnownMember[], Found>();

/** Made once for each list: the grid asks about every part of 26 Sundays. */
function indexOf(members: readonly KnownMember[]): Found {
  const known = indexes.get(members);
  if (known) return known;
  const byHousehold = new Map<string, KnownMember[]>();
  for (const member of members) {
    const household = fold(member.household ?? '');
    if (household !== '') byHousehold.set(household, [...(byHousehold.get(household) ?? []), member]);
  }
  const made = { byId: new Map(members.map((member) => [member.id, member])), byHousehold };
  indexes.set(members, made);
  return made;
}

const SPEAK = ['speak', 'spoke'] as const;
const PRAY = ['pray', 'prayed'] as const;
const verbOf = (role: PartRole) => (role === 'speaker' ? SPEAK : isPrayer(role) ? PRAY : null);

/** When someone else of the household was last, or is next, asked to speak or to pray: the nearest within five weeks. */
function familyHints(part: Part, member: KnownMember, parts: readonly Part[], date: string, known: Known): string[] {
  const household = fold(member.household ?? '');
  const own = verbOf(part.role);
  if (household === '' || !own) return [];
  const family = (indexOf(known.members).byHousehold.get(household) ?? []).filter(({ id }) => id !== member.id);
  const isFamily = ({ memberId }: { memberId: number | null }) => family.some(({ id }) => id === memberId);
  const around = (verb: typeof SPEAK | typeof PRAY, days: readonly (string | null)[]) =>
    days.flatMap((day) => (day && day !== date ? [{ verb, day }] : []));
  const daysOf = (dated: readonly DatedTalk[]) => dated.filter(isFamily).map((one) => one.date);
  const times = [
    // Husband and wife may well speak in one meeting.
    ...parts.flatMap((one) => {
      const verb = isFamily(one) && verbOf(one.role);
      return verb && (verb === PRAY || own === PRAY) ? [{ verb, day: date }] : [];
    }),
    ...around(SPEAK, [...daysOf(known.talks), ...family.map(({ lastTalkDate }) => lastTalkDate)]),
    ...around(PRAY, daysOf(known.prayers)),
  ];
  const distance = ({ day }: { day: string }) => Math.abs(daysBetween(day, date));
  const [nearest] = times.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest || distance(nearest) > FAMILY_DAYS) return [];
  const {
    day,
    verb: [does, did],
  } = nearest;
  const when = `on ${unbroken(briefDate(day))}`;
  const words =
    day === date ? `is also ${does}ing that Sunday` : day < known.today ? `${did} ${when}` : `also ${does}s ${when}`;
  return [`Someone in the same household ${words}.`];
}

function hintsFor(part: Part, parts: readonly Part[], date: string, known: Known): string[] {
  const { members, talks, today } = known;
  const others = parts.filter(
    (other) => other !== part && isSamePerson(part, other) && !goTogether(part.role, other.role),
  );
  const doubled = [...new Set(others.map((other) => other.role))].map((role) =>
    role === part.role ? 'Listed twice in this meeting.' : `${alsoDoes(role)} this meeting.`,
  );
  const member = part.memberId === null ? undefined : indexOf(members).byId.get(part.memberId);
  if (!member) return doubled;
  const away = [
    ...(member.isAvailable ? [] : ['Marked as unavailable.']),
    ...(isAwayOn(member.away, date) ? ['Away that Sunday.'] : []),
    ...familyHints(part, member, parts, date, known),
  ];
  const day = part.role === 'speaker' ? nearTalk(member.id, member.lastTalkDate, date, talks) : null;
  if (day === null) return [...doubled, ...away];
  const apart = daysBetween(day, date);
  const size = dayCount(Math.abs(apart));
  return [
    ...doubled,
    ...away,
    `${day < today ? 'Spoke' : 'Also speaks'} ${size} ${apart > 0 ? 'earlier' : 'later'} (${unbroken(briefDate(day))}).`,
  ];
}

/** The hints of a plan by the path of the field that each belongs to; a field without a hint is not in it. */
export function conflictsOf(parts: readonly Part[], date: string, known: Known): Map<string, string[]> {
  const hints = new Map<string, string[]>();
  for (const part of parts) {
    const own = hintsFor(part, parts, date, known);
    if (own.length > 0) hints.set(part.path, own);
  }
  return hints;
}
