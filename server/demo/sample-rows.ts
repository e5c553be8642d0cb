import type { invitations } from '#shared/invitations/table.ts';
import type { meetingEvents, meetings, musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import type { members } from '#shared/members/table.ts';
import type { users } from '#shared/users/table.ts';
import type { wards } from '#shared/wards/table.ts';

export type SampleWardRow = typeof wards.$inferInsert & { id: number };
/** The code that fills the database hashes the password, once for everyone. */
type UserRow = Omit<typeof users.$inferInsert, 'passwordHash'> & { id: number; wardId: number };
export type MemberRow = typeof members.$inferInsert & { id: number };
export type SampleMeetingRow = typeof meetings.$inferInsert &
  Required<Pick<typeof meetings.$inferInsert, 'id' | 'kind' | 'status'>>;
type TalkRow = typeof speakingAssignments.$inferInsert & { id: number };
type MusicRow = typeof musicalNumbers.$inferInsert & { id: number };
type EventRow = typeof meetingEvents.$inferInsert & { id: number };

type InvitationRow = typeof invitations.$inferInsert & { id: number };

export type SampleStake = {
  wards: SampleWardRow[];
  users: UserRow[];
  members: MemberRow[];
  meetings: SampleMeetingRow[];
  speakingAssignments: TalkRow[];
  musicalNumbers: MusicRow[];
  meetingEvents: EventRow[];
  invitations: InvitationRow[];
};

/** Moments are noon in the Rocky Mountains and such, and never later than the day itself. */
export const momentOn = (day: string, clock = '18:30:00'): Date => new Date(`${day}T${clock}Z`);
