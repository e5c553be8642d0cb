import fc from 'fast-check';
import { addDays, daysBetween } from '#shared/calendar/sundays.ts';
import { seed } from '#tests/setup/repeatable.ts';
import { displayHymns } from '#shared/meetings/music/hymns.ts';
import { missingParts, planOf } from '#shared/meetings/rules.ts';
import type { SampleMeetingRow, SampleStake } from '#server/demo/sample-rows.ts';
import { sampleStake } from '#server/demo/sample-stake.ts';

/** One seed for the whole run, so that the properties look at the same days and each day is made once. */
const RUNS = { numRuns: 24, seed };

export const anyDay = fc
  .integer({ min: 0, max: daysBetween('2024-01-01', '2032-12-31') })
  .map((days) => addDays('2024-01-01', days));
const made = new Map<string, SampleStake>();
function stakeOf(today: string): SampleStake {
  const stake = made.get(today) ?? sampleStake(today);
  made.set(today, stake);
  return stake;
}
export const forManyDays = (check: (stake: SampleStake, today: string) => void) =>
  fc.assert(
    fc.property(anyDay, (today) => check(stakeOf(today), today)),
    RUNS,
  );

export const talksOf = (stake: SampleStake, meeting: SampleMeetingRow) =>
  stake.speakingAssignments.filter((talk) => talk.meetingId === meeting.id);
export const sampleMusicOf = (stake: SampleStake, meeting: SampleMeetingRow) =>
  stake.musicalNumbers.filter((music) => music.meetingId === meeting.id);

export function missing(stake: SampleStake, meeting: SampleMeetingRow): string[] {
  const numbers = sampleMusicOf(stake, meeting).map(({ type, title, hymnNumber }) => ({
    type,
    title,
    hymnNumber: hymnNumber ?? null,
  }));
  const plan = planOf({
    ...meeting,
    isComplete: false,
    invocationMember: meeting.invocationMemberId ?? meeting.invocationName ?? null,
    benedictionMember: meeting.benedictionMemberId ?? meeting.benedictionName ?? null,
    speakingAssignments: talksOf(stake, meeting),
    ...displayHymns(numbers),
  });
  return missingParts(plan).map((part) => part.label);
}

/** The meetings of each ward, by date. */
export function byWard(stake: SampleStake): SampleMeetingRow[][] {
  return stake.wards.map((ward) =>
    stake.meetings.filter((meeting) => meeting.wardId === ward.id).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  );
}
