import { sundaysFrom, type FastSundayRule } from '#shared/calendar/sundays.ts';
import { defaultKind, holdsMeeting } from '#shared/meetings/rules.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';

/** One Sunday of a list: its meeting, or the kind of Sunday it will be if it is not planned yet. */
export type SundaySlot<M> = { date: string; kind: MeetingKind; meeting: M | null };

type Dated = { date: string; kind: MeetingKind };

export const slotOf = <M extends Dated>(meeting: M): SundaySlot<M> => ({
  date: meeting.date,
  kind: meeting.kind,
  meeting,
});

/** The `count` Sundays from `today` on, in their order; a today that is a Sunday is the first of them. */
export function upcomingSundays<M extends Dated>(
  meetings: readonly M[],
  today: string,
  count: number,
  rule: FastSundayRule,
): SundaySlot<M>[] {
  const byDate = new Map(meetings.map((meeting) => [meeting.date, meeting]));
  return sundaysFrom(today, count).map((date) => {
    const meeting = byDate.get(date);
    return meeting ? slotOf(meeting) : { date, kind: defaultKind(date, rule, meetings), meeting: null };
  });
}

/** Those from `today` on that are held, in their order. */
export const comingMeetings = <M extends Dated>(meetings: readonly M[], today: string): M[] =>
  meetings
    .filter((meeting) => meeting.date >= today && holdsMeeting(meeting.kind))
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** Today's meeting on a Sunday, else the next one that is held. */
export const nextMeeting = <M extends Dated>(meetings: readonly M[], today: string): M | null =>
  comingMeetings(meetings, today)[0] ?? null;

/** Meetings before `today`, the newest first. */
export const pastMeetings = <M extends Dated>(meetings: readonly M[], today: string): M[] =>
  meetings.filter((meeting) => meeting.date < today).sort((a, b) => b.date.localeCompare(a.date));

/** A ward that has not held a planned meeting yet. */
export const isNewWard = (meetings: readonly { date: string; status: string }[], today: string): boolean =>
  meetings.every(({ status, date }) => status === 'draft' || date >= today);

/** The coming Sundays as `upcomingSundays` has them, then whatever is planned further ahead. */
export function upcomingAndFurther<M extends Dated>(
  meetings: readonly M[],
  today: string,
  count: number,
  rule: FastSundayRule,
): SundaySlot<M>[] {
  const near = upcomingSundays(meetings, today, count, rule);
  const last = near.at(-1)?.date ?? today;
  const further = meetings.filter((meeting) => meeting.date > last).sort((a, b) => a.date.localeCompare(b.date));
  return [...near, ...further.map(slotOf)];
}
