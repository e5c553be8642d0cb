import { daysBetween } from '#shared/calendar/sundays.ts';
import type { MeetingKind, MeetingStatus } from '#shared/meetings/constants.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';

/** `none`: the ward does not meet. `view`: everything is planned, and there is time. */
export type NextJob = 'plan' | 'finish' | 'print' | 'conduct' | 'view' | 'none';

type Sunday = { date: string; kind: MeetingKind; meeting: { status: MeetingStatus } | null };

/** What a leader does next about a Sunday: plan it, finish it, print it the day before, and conduct it on the day. */
export function nextJob(
  { date, kind, meeting }: Sunday,
  { missing, today }: { missing: number; today: string },
): NextJob {
  if (!holdsMeeting(kind)) return 'none';
  if (!meeting || meeting.status === 'draft') return 'plan';
  const days = daysBetween(today, date);
  if (days === 0) return 'conduct';
  if (missing > 0) return 'finish';
  return days === 1 ? 'print' : 'view';
}
