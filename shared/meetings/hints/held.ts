import { sundayOnOrBefore } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

const NOON = 12 * 60;

/** A moment as the ward's clock shows it. */
export type WardMoment = { day: string; minute: number };

/** A ward's meeting on a Sunday counts as held from noon on. */
export const isHeldBy = (date: string, now: WardMoment): boolean =>
  date < now.day || (date === now.day && now.minute >= NOON);

/** The meeting of this week about which no one has said yet whether it went as planned; asked from Sunday afternoon on. */
export function toConfirm(meetings: readonly Meeting[], now: WardMoment): Meeting | null {
  const sunday = sundayOnOrBefore(now.day);
  if (!isHeldBy(sunday, now)) return null;
  const held = meetings.find(({ date }) => date === sunday);
  if (!held || held.status === 'draft' || !holdsMeeting(held.kind)) return null;
  return (held.heldAsPlanned ?? null) === null ? held : null;
}
