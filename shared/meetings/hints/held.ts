import { sundayOnOrBefore } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

const NOON = 12 * 60;

/** The meeting of this week about which no one has said yet whether it went as planned; asked from Sunday afternoon on. */
export function toConfirm(meetings: readonly Meeting[], now: { day: string; minute: number }): Meeting | null {
  const sunday = sundayOnOrBefore(now.day);
  if (sunday === now.day && now.minute < NOON) return null;
  const held = meetings.find(({ date }) => date === sunday);
  if (!held || held.status === 'draft' || !holdsMeeting(held.kind)) return null;
  return (held.heldAsPlanned ?? null) === null ? held : null;
}
