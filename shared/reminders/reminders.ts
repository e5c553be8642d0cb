import { ADDRESSED } from '#shared/text/forms-of-address.ts';
import { dayWithoutYear } from '#shared/calendar/format.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { invitedIn, type Assignment, type WithAssignments } from '#shared/invitations/assignments.ts';
import type { InvitedTo } from '#shared/invitations/constants.ts';
import { doingInMeeting } from '#shared/invitations/words.ts';
import { isHeldBy, type WardMoment } from '#shared/meetings/hints/held.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { hasProperName, isGroup, withoutThe } from '#shared/text/group-name.ts';
import { periodAfter } from '#shared/text/sentence-end.ts';

/** A person with an assignment soon and a reminder to send: only names and that assignment, nothing else about the meeting. */
export type Reminder = {
  key: string;
  date: string;
  meetingId: number;
  memberId: number | null;
  name: string;
  part: string;
  invitedTo: InvitedTo;
  text: string;
};

type Reminded = WithAssignments & Pick<MeetingRow, 'id' | 'date' | 'kind'>;

/** Speakers first, and those who serve for months last. */
const placeOf = ({ kind, isStanding }: Assignment): number => (kind === 'speaker' ? 0 : isStanding ? 2 : 1);

/** Everyone who has an assignment, whether or not anyone marked them as asked, and has not declined it. */
const remindedIn = (meeting: Reminded): Assignment[] =>
  invitedIn(meeting)
    .filter(({ invitation }) => invitation?.state !== 'declined')
    .toSorted((a, b) => placeOf(a) - placeOf(b));

function detailsOf({ kind, topic: about, duration }: Assignment): string {
  if (kind !== 'speaker') return '';
  const minutes = duration ? `about ${duration} ${duration === 1 ? 'minute' : 'minutes'}` : '';
  if (about) return `Your topic is “${about}”${minutes ? ` (${minutes}).` : periodAfter(about)}`;
  return minutes ? `Please plan on ${minutes}.` : '';
}

type Options = { now: WardMoment; days: number; meetingTime: string };

const calledBy = (name: string): string => (ADDRESSED.test(name) ? name : (name.split(' ')[0] ?? name));
/** 'Hannah', 'Ana and Tom', 'ward choir', 'Primary children', or 'Sister Price' as it is: what comes after 'Hi'. */
export const greeted = (name: string): string =>
  isGroup(name)
    ? withoutThe(name)
    : name
        .split(/ (?:and|&) /u)
        .map(calledBy)
        .join(' and ');

type Addressed = Pick<Assignment, 'memberId' | 'name' | 'addressed'>;
/** Whether a message begins with the name: 'Hi ward choir' does not. */
export const isCalledByName = ({ memberId, name }: Addressed): boolean => memberId !== null || hasProperName(name);
/** 'Hi Hannah', 'Hi Sister Price', or 'Hello' to those who have no name. */
export const greetingTo = (to: Addressed): string =>
  isCalledByName(to) ? `Hi ${to.addressed ?? greeted(to.name)}` : 'Hello';

/** Who is to be reminded from now through the given number of days, Sunday by Sunday. */
export function remindersOf(meetings: readonly Reminded[], { now, days, meetingTime }: Options): Reminder[] {
  const last = addDays(now.day, days);
  return meetings
    .filter(({ date, kind }) => !isHeldBy(date, now) && date <= last && holdsMeeting(kind))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((meeting) =>
      remindedIn(meeting).map((assignment): Reminder => {
        const { date, id: meetingId } = meeting;
        const { key, memberId, name, label, part } = assignment;
        const when = `${dayWithoutYear(date)}, at ${meetingTime}`;
        const reminder = `Just a reminder that you’re ${doingInMeeting(assignment)} on ${when}.`;
        const text = `${greetingTo(assignment)},\n\n${[reminder, detailsOf(assignment)].filter(Boolean).join(' ')}\n\nThank you!`;
        return { key: `${date} ${key}`, date, meetingId, memberId, name, part: label, invitedTo: part, text };
      }),
    );
}

/** What a message about one Sunday is called. */
export const subjectOn = (date: string): string => `Sacrament meeting on ${dayWithoutYear(date)}`;

/** Opens a draft in the planner's email app; nothing is sent from here. */
export const letterTo = (email: string, { date, text }: Pick<Reminder, 'date' | 'text'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subjectOn(date))}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
