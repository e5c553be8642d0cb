import { dayWithoutYear } from '#shared/calendar/format.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { nameIn, PRAYER_PARTS, type PeopleNamed, type PrayerPart } from '#shared/meetings/parts.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';

/** A person with an assignment soon and a reminder to send: only names and that assignment, nothing else about the meeting. */
export type Reminder = {
  key: string;
  date: string;
  meetingId: number;
  memberId: number | null;
  name: string;
  part: string;
  /** As `invitedIn` names it. */
  assignment: string;
  text: string;
};

type Part = {
  key: string;
  memberId: number | null;
  name: string | null | undefined;
  part: string;
  assignment: string;
  does: string;
  details: string;
};

type Reminded = PeopleNamed &
  Pick<MeetingRow, 'id' | 'date' | 'kind' | 'speakingAssignments'> &
  Partial<Pick<MeetingRow, PrayerPart['id']>>;

function partsOf(meeting: Reminded): Part[] {
  const talks = meeting.speakingAssignments.map((talk): Part => {
    const minutes = talk.duration ? `about ${talk.duration} minutes` : '';
    const topic = talk.topic ? `Your topic is “${talk.topic}”` : '';
    const length = minutes && !topic ? `Please plan on ${minutes}.` : '';
    return {
      key: `talk ${talk.id}`,
      memberId: talk.memberId ?? null,
      name: talk.speakerName,
      part: 'Talk',
      assignment: `talk:${talk.id}`,
      does: 'speaking',
      details: topic ? `${topic}${minutes ? ` (${minutes})` : ''}.` : length,
    };
  });
  const prayers = PRAYER_PARTS.map((part): Part => ({
    key: part.label,
    memberId: meeting[part.id] ?? null,
    name: nameIn(meeting, part),
    part: part.label,
    assignment: part.key,
    does: `giving ${part.inSentence}`,
    details: '',
  }));
  return [...talks, ...prayers];
}

type Options = { today: string; days: number; meetingTime: string };

const TITLED = /^(?:Bishop|President|Elder|Brother|Sister|Bro\.|Sis\.) /u;
const calledBy = (name: string): string => (TITLED.test(name) ? name : (name.split(' ')[0] ?? name));
/** 'Hannah', 'Ana and Tom', 'ward choir', or 'Sister Price' as it is: what comes after 'Hi'. */
export const greeted = (name: string): string =>
  /^the /iu.test(name)
    ? name.slice(4)
    : name
        .split(/ (?:and|&) /u)
        .map(calledBy)
        .join(' and ');

/** The people who speak or pray from today through the given number of days, Sunday by Sunday. */
export function remindersOf(meetings: readonly Reminded[], { today, days, meetingTime }: Options): Reminder[] {
  const last = addDays(today, days);
  return meetings
    .filter(({ date, kind }) => date >= today && date <= last && holdsMeeting(kind))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((meeting) =>
      partsOf(meeting).flatMap(({ key, memberId, name, part, assignment, does, details }) => {
        const called = name?.trim();
        if (!called) return [];
        const { date, id: meetingId } = meeting;
        const when = `${dayWithoutYear(date)}, at ${meetingTime}`;
        const reminder = `Just a reminder that you’re ${does} in sacrament meeting on ${when}.`;
        const text = `Hi ${greeted(called)},\n\n${[reminder, details].filter(Boolean).join(' ')}\n\nThank you!`;
        return [{ key: `${date} ${key}`, date, meetingId, memberId, name: called, part, assignment, text }];
      }),
    );
}

/** What a message about one Sunday is called. */
export const subjectOn = (date: string): string => `Sacrament meeting on ${dayWithoutYear(date)}`;

/** Opens a draft in the planner's email app; nothing is sent from here. */
export const letterTo = (email: string, { date, text }: Pick<Reminder, 'date' | 'text'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subjectOn(date))}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
