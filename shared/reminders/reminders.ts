import { dayWithoutYear } from '#shared/calendar/format.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { nameIn, PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** Somebody who has a part soon, and what one may send them: names and their own part, nothing else of the meeting. */
export type Reminder = {
  key: string;
  date: string;
  meetingId: number;
  memberId: number | null;
  name: string;
  part: string;
  text: string;
};

type Part = { key: string; memberId: number | null; name: string | null | undefined; part: string; sentence: string };

function partsOf(meeting: Meeting): Part[] {
  const talks = meeting.speakingAssignments.map((talk): Part => {
    const minutes = talk.duration ? ` for about ${talk.duration} minutes` : '';
    const topic = talk.topic ? `, on “${talk.topic}”` : '';
    return {
      key: `talk ${talk.id}`,
      memberId: talk.memberId ?? null,
      name: talk.speakerName,
      part: 'Speaks',
      sentence: `you are speaking${minutes}${topic}`,
    };
  });
  const prayers = PRAYER_PARTS.map((part): Part => ({
    key: part.label,
    memberId: meeting[part.id] ?? null,
    name: nameIn(meeting, part),
    part: part.label,
    sentence: `you are giving ${part.inSentence}`,
  }));
  return [...talks, ...prayers];
}

type Options = { today: string; days: number; meetingTime: string };

/** Those who speak or pray from today until so many days ahead, Sunday by Sunday. */
export function remindersOf(meetings: readonly Meeting[], { today, days, meetingTime }: Options): Reminder[] {
  const last = addDays(today, days);
  return meetings
    .filter(({ date, kind }) => date >= today && date <= last && holdsMeeting(kind))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap(({ date, id: meetingId, ...meeting }) =>
      partsOf({ date, id: meetingId, ...meeting }).flatMap(({ key, memberId, name, part, sentence }) => {
        const called = name?.trim();
        if (!called) return [];
        const text = `Hello ${called}, a friendly reminder: ${sentence} in sacrament meeting on ${dayWithoutYear(date)}, at ${meetingTime}. Thank you!`;
        return [{ key: `${date} ${key}`, date, meetingId, memberId, name: called, part, text }];
      }),
    );
}

/** Opens a letter in the person's own mail program; nothing is sent from here. */
export const letterTo = (email: string, { date, text }: Pick<Reminder, 'date' | 'text'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Sacrament meeting on ${dayWithoutYear(date)}`)}&body=${encodeURIComponent(text)}`;
