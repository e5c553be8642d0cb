import { StatusBadge } from '#client/ui/feedback/status-badge.tsx';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { MeetingKind, MeetingStatus } from '#shared/meetings/constants.ts';

/** The status of a Sunday: its meeting's, 'unplanned' without one, 'no meeting' where the ward does not meet. */
export function MeetingBadge({ kind, status }: { kind: MeetingKind; status: MeetingStatus | null }) {
  return <StatusBadge status={holdsMeeting(kind) ? (status ?? 'unplanned') : 'no_meeting'} />;
}
