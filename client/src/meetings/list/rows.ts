import type { MeetingView } from '#shared/access/roles.ts';
import { longDate } from '#shared/calendar/format.ts';
import type { FastSundayRule } from '#shared/calendar/sundays.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { pastMeetings, slotOf, upcomingAndFurther, type SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { seesField, seesSpeakerNames } from '#shared/meetings/seen-fields.ts';
import { fold } from '#shared/text/fold.ts';
import type { Order, ShownMeetings } from '#client/meetings/links.ts';
import type { Direction } from '#client/ui/layout/table.tsx';

const UPCOMING_SUNDAYS = 12;

export type SundayRow = SundaySlot<Meeting>;
export type Rows = { upcoming: SundayRow[]; past: SundayRow[] };

/** Columns that depend on the role. `isDense`: they are beside the sidebar. */
export type Columns = {
  conducting: boolean;
  presiding: boolean;
  speakerNames: boolean;
  missing: boolean;
  isDense: boolean;
};

/** Nothing is missing in a meeting that is over. */
export const columnsOf = (view: MeetingView, shown: ShownMeetings): Columns => ({
  conducting: seesField(view, 'conductingMember'),
  presiding: seesField(view, 'presidingMember'),
  speakerNames: seesSpeakerNames(view),
  missing: view === 'whole' && shown !== 'past',
  isDense: view === 'whole',
});

/** Upcoming Sundays and past meetings. Program viewers don't see unplanned Sundays. */
export function rowsOf(meetings: readonly Meeting[], today: string, rule: FastSundayRule, view: MeetingView): Rows {
  const upcoming = upcomingAndFurther(meetings, today, UPCOMING_SUNDAYS, rule);
  return {
    upcoming: view === 'program' ? upcoming.filter((row) => row.meeting !== null) : upcoming,
    past: pastMeetings(meetings, today).map(slotOf),
  };
}

const hasStatus = ({ kind, meeting }: SundayRow, ...wanted: Meeting['status'][]): boolean =>
  holdsMeeting(kind) && meeting !== null && wanted.includes(meeting.status);
const isPlanned = (row: SundayRow) => hasStatus(row, 'planned', 'confirmed', 'completed');

/** How many Sundays are ahead, and how far those that have a meeting are planned. */
export function planningCounts(upcoming: readonly SundayRow[]) {
  return {
    upcoming: upcoming.length,
    planned: upcoming.filter((row) => hasStatus(row, 'planned', 'confirmed')).length,
    partiallyPlanned: upcoming.filter((row) => hasStatus(row, 'partially_planned')).length,
  };
}

const searchTexts = new WeakMap<SundayRow, string>();

/** Folded once per row, so each keystroke only compares. */
function searchText(row: SundayRow): string {
  const known = searchTexts.get(row);
  if (known !== undefined) return known;
  const { meeting, kind, date } = row;
  const talks = meeting?.speakingAssignments.flatMap((talk) => [talk.speakerName, talk.topic]) ?? [];
  const hymns = meeting
    ? [meeting.openingHymn, meeting.sacramentHymn, meeting.restHymn, meeting.closingHymn, meeting.specialNumber]
    : [];
  const text = fold([longDate(date), KIND_LABELS[kind], ...talks, ...hymns].filter(Boolean).join('\n'));
  searchTexts.set(row, text);
  return text;
}

const matches = (row: SundayRow, query: string) => {
  const text = searchText(row);
  return fold(query)
    .split(/\s+/u)
    .every((word) => text.includes(word));
};

/** Where the dates above rise. However the list is sorted, its past begins with the latest. */
export const PAST_PART = 'Past, latest first';

export type ListPart = { isPast: boolean; isDivided: boolean; rows: SundayRow[] };

/** What is ahead and what is past. `isDivided`: a line says where the past begins. */
export function partsOf(rows: readonly SundayRow[], today: string): ListPart[] {
  const ahead = rows.filter((row) => row.date >= today);
  const past = rows.filter((row) => row.date < today);
  return [
    { isPast: false, isDivided: false, rows: ahead },
    { isPast: true, isDivided: ahead.length > 0, rows: past },
  ].filter((part) => part.rows.length > 0);
}

/** The rows after filtering, searching, and sorting. */
export function chosenRows(
  rows: Rows,
  { shown, order, query }: { shown: ShownMeetings; order: Order; query: string },
): SundayRow[] {
  const newestFirst = order === 'descending';
  const upcoming = newestFirst ? rows.upcoming.toReversed() : rows.upcoming;
  const past = newestFirst || shown === 'all' ? rows.past : rows.past.toReversed();
  const parts = {
    upcoming,
    'to-plan': upcoming.filter((row) => holdsMeeting(row.kind) && !isPlanned(row)),
    past,
    all: [...upcoming, ...past],
  };
  const chosen = parts[shown];
  const wanted = query.trim();
  return wanted === '' ? chosen : chosen.filter((row) => matches(row, wanted));
}

/** How the dates run from row to row, whichever of them a filter or a search has left. */
export function directionOf(rows: readonly SundayRow[]): Direction {
  const goes = (isNext: (before: string, date: string) => boolean) =>
    rows.some(({ date }, place) => place > 0 && isNext(rows[place - 1]?.date ?? date, date));
  const isRising = goes((before, date) => before < date);
  const isFalling = goes((before, date) => before > date);
  return isRising && isFalling ? 'other' : isFalling ? 'descending' : 'ascending';
}
