import { useQuery } from '@tanstack/react-query';
import { useSession, useToday } from '#client/auth/session.ts';
import { InvitationMark } from '#client/invitations/invitation-mark.tsx';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

type Talk = Meeting['speakingAssignments'][number];

/** Whether the person has been asked to give this coming talk, for those who plan. */
export function TalkMark({ date, isTalk }: { date: string; isTalk: (talk: Talk) => boolean }) {
  const today = useToday();
  const { may } = useSession();
  const { data = [] } = useQuery({ ...planningOptions(today), enabled: may('meetings:write') });
  const meeting = data.find((one) => one.date === date);
  const talk = meeting?.speakingAssignments.find(isTalk);
  return meeting && talk ? <InvitationMark meeting={meeting} of={`talk:${talk.id}`} /> : null;
}
