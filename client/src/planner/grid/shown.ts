import { useSession } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { load, save } from '#client/lib/storage.ts';
import { addDays, sundayOnOrBefore, sundaysFrom, type FastSundayRule } from '#shared/calendar/sundays.ts';
import { slotOf } from '#shared/meetings/hints/upcoming.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { GridParts } from './columns.ts';
import type { Slot } from './grid-context.ts';

export const COUNTS = [4, 8, 13, 26] as const;
const USUAL = 8;
const STEP = 4;

type Span = { count: number; earlier: number };

/** The upcoming Sundays, preceded by the requested number of earlier ones; today's meeting counts as upcoming all day. */
export function sundaySlots(
  meetings: readonly Meeting[],
  today: string,
  { count, earlier }: Span,
  rule: FastSundayRule,
): Slot[] {
  const byDate = new Map(meetings.map((meeting) => [meeting.date, meeting]));
  const last = sundayOnOrBefore(addDays(today, -1));
  const dates = [
    ...Array.from({ length: earlier }, (_, back) => addDays(last, -7 * (earlier - 1 - back))),
    ...sundaysFrom(today, count),
  ];
  return dates.map((date) => {
    const meeting = byDate.get(date);
    return meeting ? slotOf(meeting) : { date, kind: defaultKind(date, rule, meetings), meeting: null };
  });
}

const WEEKS = 'weeks';
const EARLIER = 'earlier';

/** How many Sundays are shown: in the address, and remembered for each person. */
export function useSpan() {
  const { user } = useSession();
  const { read, change } = useAddress();
  const kept = `grid-weeks ${user.id}`;
  const asked = Number(read(WEEKS) || load(kept));
  const count = COUNTS.find((one) => one === asked) ?? USUAL;
  const earlier = Math.min(52, Math.max(0, Math.trunc(Number(read(EARLIER))) || 0));
  return {
    count,
    earlier,
    show: (weeks: number) => {
      save(kept, String(weeks));
      change({ [WEEKS]: weeks === USUAL ? null : weeks }, { replace: true });
    },
    showEarlier: () => change({ [EARLIER]: earlier + STEP }, { replace: true }),
  };
}

export const PART_CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'people', label: 'People' },
  { value: 'music', label: 'Music' },
] as const;
const SHOWN = 'parts';

/** Which parts of a meeting are shown: in the address, and remembered for each person. */
export function useGridParts() {
  const { user } = useSession();
  const { read, change } = useAddress();
  const kept = `grid-parts ${user.id}`;
  const asked = read(SHOWN) || load(kept);
  return {
    parts: PART_CHOICES.find(({ value }) => value === asked)?.value ?? 'all',
    showParts: (next: GridParts) => {
      save(kept, next);
      change({ [SHOWN]: next === 'all' ? null : next }, { replace: true });
    },
  };
}
