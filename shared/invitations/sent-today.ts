import { clockTime } from '#shared/calendar/format.ts';
import { dayIn } from '#shared/calendar/today.ts';
import type { InvitationRow } from './schema.ts';

type Here = { timezone: string; today: string };

/** The time at which an invitation was emailed today, for no one is emailed the same question twice in a day. */
export function sentToday(invitation: InvitationRow | undefined, { timezone, today }: Here): string | null {
  if (invitation?.state !== 'asked' || invitation.way !== 'email' || invitation.at === null) return null;
  const at = String(invitation.at);
  return dayIn(timezone, new Date(at)) === today ? clockTime(at, timezone) : null;
}
