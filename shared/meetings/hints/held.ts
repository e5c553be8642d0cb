import { sundayOnOrBefore } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** A moment as the ward's clock shows it; `heldFrom`: the minute of a Sunday from which its meeting counts as held. */
export type WardMoment = { day: string; minute: number; heldFrom: number };

export const isHeldBy = (date: string, now: WardMoment): boolean =>
  date < now.day || (date === now.day && now.minute >= now.heldFrom);

/** The meeting of this week about which no one has said yet whether it went as planned; asked once it's over. */
export function toConfirm(meetings: readonly Meeting[], now: WardMoment): Meeting | null {
  const sunday = sundayOnOrBefore(now.day);
  if (!isHeldBy(sunday, now)) return null;
  const held = meetings.find(({ date }) => date === sunday);
  if (!held || held.status === 'draft' || !holdsMeeting(held.kind)) return null;
  return (held.heldAsPlanned ?? null) === null ? held : null;
}
