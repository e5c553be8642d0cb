// Wall: the same warning wherever a meeting is printed, read, or published.
import { useNow, useWard } from '#client/auth/session.ts';
import { Warning } from '#client/ui/feedback/notice.tsx';
import { declinesListed, declinesToFill } from '#shared/invitations/declines.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

type Props = { meeting: Meeting; where?: string; className?: string };

/** Who declined stays on the program and the sheets until someone else is chosen. */
export function StillNamed({ meeting, where: place = 'here', className }: Props) {
  const { programPath } = useWard();
  const declines = declinesToFill(meeting, useNow());
  if (declines.length === 0) return null;
  const where = programPath === null ? place : `${place} and on the public program`;
  return <Warning className={className}>{`Declined, but still named ${where}: ${declinesListed(declines)}.`}</Warning>;
}
