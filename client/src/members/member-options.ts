import type { Option } from '#client/ui/controls/combobox.tsx';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { isAwayOn } from '#shared/members/away.ts';
import type { Member } from '#shared/members/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { DatedTalk } from '#shared/meetings/hints/dated-talks.ts';

export type MemberOption = Option & { member: Member };

/** 'Spoke 8 months ago', 'Never spoken', or the talk that is already planned. */
export function lastSpoke(
  member: Pick<Member, 'id' | 'lastTalkDate' | 'totalTalks'>,
  today: string,
  talks: readonly DatedTalk[] = [],
): string {
  const next = talks
    .filter((talk) => talk.memberId === member.id && talk.date >= today)
    .map((talk) => talk.date)
    .sort()[0];
  if (next) return `Speaking ${dateSeenFrom(next, today)}`;
  if (member.lastTalkDate) return `Spoke ${relativeDay(member.lastTalkDate, today)}`;
  return member.totalTalks > 0 ? 'Spoke, date unknown' : 'Never spoken';
}

/** 'Prayed 3 weeks ago', or the prayer that is already planned, in this ward's own records. */
export function lastPrayed(
  member: Pick<Member, 'id' | 'lastPrayerDate'>,
  today: string,
  prayers: readonly DatedTalk[],
): string {
  const next = prayers
    .filter((prayer) => prayer.memberId === member.id && prayer.date >= today)
    .map((prayer) => prayer.date)
    .sort()[0];
  if (next) return `Praying ${dateSeenFrom(next, today)}`;
  return member.lastPrayerDate ? `Prayed ${relativeDay(member.lastPrayerDate, today)}` : 'Never prayed';
}

/** On the Sunday the field is about, if it is about one. */
const absence = ({ isAvailable, away }: Member, date: string | undefined): string | null => {
  if (!isAvailable) return 'Unavailable';
  return date && isAwayOn(away, date) ? 'Away that Sunday' : null;
};

export const memberOption = (member: Member, end?: string, date?: string, note?: string): MemberOption => ({
  key: String(member.id),
  label: fullName(member),
  detail: [member.calling, note, absence(member, date)].filter(Boolean).join(' · ') || undefined,
  end,
  isEndBeside: true,
  member,
});

const SUGGESTED = 'Suggested';
/** A member by id, and why: the first reason is short enough to stand beside the name. */
export type Suggested = { id: number; reasons: readonly string[] };

/** Suggested people, in their order, with what their list says of everyone. */
export const inTurnOptionsOf = (
  members: readonly Member[],
  ids: readonly number[],
  endOf: (member: Member) => string | undefined,
  date: string | undefined,
  note?: string,
): MemberOption[] =>
  ids.flatMap((id) => {
    const member = members.find((known) => known.id === id);
    return member ? [{ ...memberOption(member, endOf(member), date, note), group: SUGGESTED }] : [];
  });

/** Suggested people, each with the first reason beside the name and the others below it. */
export const suggestedOptionsOf = (
  members: readonly Member[],
  suggested: readonly Suggested[],
  date: string | undefined,
): MemberOption[] =>
  suggested.flatMap(({ id, reasons: [first = '', ...others] }) => {
    return inTurnOptionsOf(members, [id], () => capitalize(first), date, others.join(' · '));
  });
