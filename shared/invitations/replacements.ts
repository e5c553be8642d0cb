import { dateSeenFrom } from '#shared/calendar/format.ts';
import { prayersIn } from '#shared/meetings/hints/conflicts.ts';
import { isPrayerPart, PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { isAwayOn } from '#shared/members/away.ts';
import { suggestMembers } from '#shared/members/rules.ts';
import type { Member } from '#shared/members/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { suggestPrayers } from '#shared/tracking/suggestions.ts';
import { invitedIn, type Assignment } from './assignments.ts';
import { NUMBER_PART, type InvitedTo } from './constants.ts';
import { stayedAway } from './declines.ts';

type Replacement = { member: Member; reason: string };
type Known = {
  members: readonly Member[];
  meetings: readonly Meeting[];
  today: string;
  /** Whose turn the rotation says it is. */
  due: { id: number; reason: string } | null;
};

/** Each member who did the same lately or does it soon, the most frequent first, with the newest day. */
function lately(part: InvitedTo, { members, meetings, today }: Known): Replacement[] {
  const dates = new Map<number, string[]>();
  for (const meeting of meetings)
    for (const one of invitedIn(meeting))
      if (one.part === part && one.memberId !== null && !stayedAway(one.invitation, meeting.date, today))
        dates.set(one.memberId, [...(dates.get(one.memberId) ?? []), meeting.date]);
  return members
    .flatMap((member) => {
      const own = (dates.get(member.id) ?? []).toSorted();
      const day = own.findLast((date) => date < today) ?? own[0];
      return day ? [{ member, times: own.length, day }] : [];
    })
    .toSorted((a, b) => b.times - a.times)
    .map(({ member, day }) => ({
      member,
      reason: `${day < today ? 'Last served' : 'Scheduled'} ${dateSeenFrom(day, today)}`,
    }));
}

/** Of the suggested speakers, those who have no talk in this meeting yet and are there that Sunday. */
export function speakersInstead<S extends { id: number }>(
  { speakingAssignments, date }: Pick<Meeting, 'speakingAssignments' | 'date'>,
  suggested: readonly S[],
  members: readonly Pick<Member, 'id' | 'away'>[],
  limit: number,
): S[] {
  const away = members.filter((member) => isAwayOn(member.away, date)).map(({ id }) => id);
  const out = new Set<number | null | undefined>([...away, ...speakingAssignments.map(({ memberId }) => memberId)]);
  return suggested.filter(({ id }) => !out.has(id)).slice(0, limit);
}

/**
 * Whom to ask next for each of these. No one is the first to be asked for two of them, unless there is no one else or
 * they can do both, as an organist can on two Sundays.
 */
export function namesForEach<P extends { assignment: Pick<Assignment, 'isStanding'> }, N extends { id: number }>(
  places: readonly P[],
  namesFor: (place: P, limit: number) => readonly N[],
  limit: number,
): ReadonlyMap<P, readonly N[]> {
  const first = new Set<number>();
  return new Map(
    places.map((place) => {
      const names = namesFor(place, limit + first.size);
      const others = place.assignment.isStanding ? names : names.filter(({ id }) => !first.has(id));
      const offered = (others.length > 0 ? others : names).slice(0, limit);
      if (offered[0]) first.add(offered[0].id);
      return [place, offered];
    }),
  );
}

/** Whom to ask for a part other than a talk once someone has declined: by their turn, or because they do it often. */
export function replacementsFor(meeting: Meeting, part: InvitedTo, known: Known, limit: number): Replacement[] {
  const { members, meetings, today, due } = known;
  // A name that was only typed may be a member's.
  const idOf = ({ memberId, name }: Assignment) =>
    memberId ?? members.find((one) => fullName(one) === name)?.id ?? null;
  const here = [...invitedIn(meeting).map(idOf), meeting.presidingMemberId ?? null];
  const isFree = ({ id, isAvailable, away }: Member) =>
    isAvailable && !isAwayOn(away, meeting.date) && !here.includes(id);
  const row = PERSON_PARTS.find(({ key }) => key === part);
  if (row && isPrayerPart(row)) {
    const upcoming = meetings.filter(({ date }) => date >= today);
    const ahead = prayersIn(upcoming, today).map(({ memberId }) => memberId);
    const taken = new Set([...ahead, ...here.filter((id) => id !== null)]);
    return suggestPrayers(members, taken, meeting.date, limit).map((member) => ({
      member,
      reason: member.lastPrayerDate
        ? `Last prayed ${dateSeenFrom(member.lastPrayerDate, today)}`
        : 'No prayer on record',
    }));
  }
  const inTurn = members.filter(({ id }) => id === due?.id).map((member) => ({ member, reason: due?.reason ?? '' }));
  const leaders =
    part === 'conducting' ? suggestMembers(members).map((member) => ({ member, reason: member.calling ?? '' })) : [];
  const all = part === NUMBER_PART ? lately(part, known) : [...inTurn, ...lately(part, known), ...leaders];
  return all
    .filter(({ member }, place) => all.findIndex((one) => one.member.id === member.id) === place && isFree(member))
    .slice(0, limit);
}
