import type { MeetingView } from '#shared/access/roles.ts';
import { titleOf } from '#shared/pulpit/titles.ts';
import { shownStatus } from './rules.ts';
import type { MeetingRow } from './schema.ts';
import { seesField, SPEAKER_WITHHELD, WITHHELD } from './seen-fields.ts';

/** Drafts and placeholders are not there for those who read programs. */
export function isListed(view: MeetingView, meeting: Pick<MeetingRow, 'status'>): boolean {
  if (view === 'nothing') return false;
  return view !== 'program' || meeting.status !== 'draft';
}

function without<T extends object>(row: T, keys: readonly (keyof T)[]): T {
  const copy = { ...row };
  for (const key of keys) delete copy[key];
  return copy;
}

type Leader = MeetingRow['conductingMember'];
/** A program says 'Bishop Soto' and nothing else about a calling. */
const asPrinted = (leader: Leader): Leader =>
  leader && { ...leader, calling: leader.addressedAs ? null : titleOf(leader.calling), sex: undefined };

function leadersFor(view: MeetingView, { conductingMember, presidingMember }: MeetingRow): Partial<MeetingRow> {
  if (view !== 'program') return {};
  return {
    ...(conductingMember === undefined ? {} : { conductingMember: asPrinted(conductingMember) }),
    ...(presidingMember === undefined ? {} : { presidingMember: asPrinted(presidingMember) }),
  };
}

/** The meeting as this view may see it on the ward's day `today`: the one way out for every read path. */
export function visibleMeeting(view: MeetingView, meeting: MeetingRow, today: string): MeetingRow {
  return {
    ...without(meeting, WITHHELD[view]),
    ...leadersFor(view, meeting),
    status: shownStatus(meeting.status, meeting.date, today),
    speakingAssignments: meeting.speakingAssignments.map((talk) => without(talk, SPEAKER_WITHHELD[view])),
    // A performer is a person's name, which the program shows as printed and the music planner arranges.
    musicalNumbers: seesField(view, 'invitations')
      ? meeting.musicalNumbers
      : meeting.musicalNumbers.map((number) => without(number, ['invitation'])),
  };
}
