import type { MeetingRow } from '#shared/meetings/schema.ts';
import type { InvitationRow } from './schema.ts';

/** What every screen needs of the rule, without the assignments that declines.ts puts in words. */
export const isDecline = (invitation: Pick<InvitationRow, 'state'> | undefined): boolean =>
  invitation?.state === 'declined';

export type Declinable = Pick<MeetingRow, 'date' | 'speakingAssignments' | 'musicalNumbers' | 'invitations'>;

/** How many on an upcoming Sunday said no and are still named; for those who do not see answers, none. */
export function declinedCount(meeting: Declinable | null, today: string): number {
  if (!meeting || meeting.date < today) return 0;
  const { invitations = {}, speakingAssignments, musicalNumbers } = meeting;
  const asked = [...speakingAssignments, ...musicalNumbers].map(({ invitation }) => invitation);
  return [...Object.values(invitations), ...asked].filter(isDecline).length;
}
