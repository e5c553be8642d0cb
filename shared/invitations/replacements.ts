import { dateSeenFrom } from '#shared/calendar/format.ts';
import { prayersIn, talksIn } from '#shared/meetings/hints/dated-talks.ts';
import { isPrayerPart, PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { isAwayOn } from '#shared/members/away.ts';
import { suggestMembers } from '#shared/members/rules.ts';
import type { Member } from '#shared/members/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { suggestPrayers, suggestSpeakers, takenBy } from '#shared/tracking/suggestions.ts';
import { invitedIn, type Assignment, type WithAssignments } from './assignments.ts';
import { NUMBER_PART, TALK_PART, type InvitedTo } from './constants.ts';
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

/** The ids of everyone with a part in this meeting; a name that was only typed may be a member's. */
export function idsOfMeeting(
  meeting: WithAssignments & Pick<Meeting, 'presidingMemberId'>,
  members: readonly Pick<Member, 'id' | 'firstName' | 'lastName' | 'preferredName'>[],
): (number | null)[] {
  const ids = invitedIn(meeting).map(
    ({ memberId, name }) => memberId ?? members.find((one) => fullName(one) === name)?.id ?? null,
  );
  return [...ids, meeting.presidingMemberId ?? null];
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

/** Whom to ask for a part once someone has declined: by their turn, as the fields suggest it, or because they do it often. */
export function replacementsFor(meeting: Meeting, part: InvitedTo, known: Known, limit: number): Replacement[] {
  const { members, meetings, today, due } = known;
  const here = idsOfMeeting(meeting, members);
  const isFree = ({ id, isAvailable, away }: Member) =>
    isAvailable && !isAwayOn(away, meeting.date) && !here.includes(id);
  if (part === TALK_PART) {
    const taken = takenBy(talksIn(meetings, today), here, today);
    return suggestSpeakers(members, taken, meeting.date, limit, undefined, today).flatMap(({ id, reason }) =>
      members.filter((member) => member.id === id).map((member) => ({ member, reason })),
    );
  }
  const row = PERSON_PARTS.find(({ key }) => key === part);
  if (row && isPrayerPart(row)) {
    const taken = takenBy(prayersIn(meetings, today), here, today);
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
