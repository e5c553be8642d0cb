import type { Meeting } from '#shared/meetings/schema.ts';

type Declinable = Pick<Meeting, 'date' | 'speakingAssignments' | 'musicalNumbers' | 'invitations'>;

/** How many on an upcoming Sunday said no and are still named; for those who do not see answers, none. */
export function declinedCount(meeting: Declinable | null, today: string): number {
  if (!meeting || meeting.date < today) return 0;
  const { invitations = {}, speakingAssignments, musicalNumbers } = meeting;
  const asked = [...speakingAssignments, ...musicalNumbers].map(({ invitation }) => invitation);
  return [...Object.values(invitations), ...asked].filter((one) => one?.state === 'declined').length;
}
