import { addDays, daysBetween } from '#shared/calendar/sundays.ts';
import { TALK_PART } from '#shared/invitations/constants.ts';
import { PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { momentOn, type SampleMeetingRow, type SampleStake } from './sample-rows.ts';

/** The next two Sundays are asked for: those of the first have said yes, of the second every other one has. */
const ASKED_DAYS = 14;
const ANSWERED_DAYS = 7;

type Person = { part: string; memberId: number | null; name: string | null };

function peopleIn(stake: SampleStake, meeting: SampleMeetingRow): Person[] {
  const talks = stake.speakingAssignments
    .filter(({ meetingId }) => meetingId === meeting.id)
    .map(({ memberId = null, speakerName }) => ({
      part: TALK_PART,
      memberId,
      name: memberId ? null : (speakerName ?? null),
    }));
  const prayers = PRAYER_PARTS.map((part) => {
    const memberId = meeting[part.id] ?? null;
    return { part: part.key, memberId, name: memberId ? null : (meeting[part.typed] ?? null) };
  });
  return [...talks, ...prayers].filter(({ memberId, name }) => memberId !== null || name !== null);
}

export function addInvitations(stake: SampleStake, wardId: number, today: string, by: string): void {
  const soon = stake.meetings.filter(
    ({ wardId: home, date }) => home === wardId && date >= today && daysBetween(today, date) <= ASKED_DAYS,
  );
  for (const meeting of soon) {
    peopleIn(stake, meeting).forEach((person, place) => {
      const isAnswered = daysBetween(today, meeting.date) <= ANSWERED_DAYS || place % 2 === 0;
      stake.invitations.push({
        wardId,
        id: stake.invitations.length + 1,
        meetingId: meeting.id,
        ...person,
        date: meeting.date,
        state: isAnswered ? 'accepted' : 'asked',
        at: momentOn(addDays(today, -3)),
        by,
        way: 'by_hand',
      });
    });
  }
}
