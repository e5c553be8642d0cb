import type { Use } from '#shared/music/rules.ts';
import { conflictsOf, type KnownMember, type Part } from './conflicts.ts';
import { prayersIn, talksIn } from './dated-talks.ts';
import { displayHymns, HYMN_FIELDS, HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { hymnsTooSoon, otherUse, repeatedHymns } from '#shared/meetings/music/hymn-uses.ts';
import { nameIn, PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { HYMN_SLOTS, HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';

/** Something to double-check in a saved meeting, and the field it is about. */
export type MeetingHint = { field: string; text: string };

function partsOf(meeting: Meeting): Part[] {
  const part = (
    path: string,
    role: Part['role'],
    memberId: number | null | undefined,
    name: string | null | undefined,
  ): Part[] => (name ? [{ path, role, memberId: memberId ?? null, name }] : []);
  return [
    ...PERSON_PARTS.flatMap((one) => part(one.field, one.key, meeting[one.id], nameIn(meeting, one))),
    ...meeting.speakingAssignments.flatMap((talk, index) =>
      part(`speakers.${index}`, 'speaker', talk.memberId, talk.speakerName),
    ),
    ...meeting.musicalNumbers
      .filter(({ type }) => type === HYMN_SLOTS.specialNumber)
      .flatMap((number) => part('performer', 'performer', number.performerId, number.performer)),
  ];
}

type Around = {
  members: readonly KnownMember[];
  meetings: readonly Meeting[];
  uses: readonly Use[];
  weeks: number;
  today: string;
};

/** Each person once, at the first field; the other field would only repeat it. */
function aboutPeople(meeting: Meeting, around: Around): MeetingHint[] {
  const parts = partsOf(meeting);
  const { meetings, today } = around;
  const [talks, prayers] = [talksIn(meetings, today), prayersIn(meetings, today)];
  const hints = conflictsOf(parts, meeting.date, { ...around, talks, prayers });
  const told = new Set<string>();
  return parts.flatMap(({ path, name }) => {
    const own = told.has(name) ? undefined : hints.get(path);
    if (!own) return [];
    told.add(name);
    return own.map((text) => ({ field: path, text: `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` }));
  });
}

/** What planners should double-check before this meeting. Hints never block a save. */
export function hintsOf(meeting: Meeting, around: Around): MeetingHint[] {
  const shown = displayHymns(meeting.musicalNumbers);
  const bySlot = Object.fromEntries(HYMN_SLOT_NAMES.map((slot) => [slot, shown[HYMN_FIELDS[slot]]]));
  const twice = repeatedHymns(bySlot, (text) => text).map((slot) => ({
    field: `hymns.${slot}`,
    text: `${HYMN_SLOT_LABELS[slot]}: this hymn is used twice in this meeting.`,
  }));
  const soon = hymnsTooSoon(meeting, around.uses, around.weeks).map(({ slot, name, days }) => ({
    field: `hymns.${slot}`,
    text: `${name}: ${otherUse(days, meeting.date, around.today)}${days.length > 1 ? ` (${days.length} times within ${around.weeks} weeks)` : ''}.`,
  }));
  return [...aboutPeople(meeting, around), ...twice, ...soon];
}
