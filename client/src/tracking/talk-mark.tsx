import { useQuery } from '@tanstack/react-query';
import { useSession, useToday } from '#client/auth/session.ts';
import { InvitationMark, MarkWaiting } from '#client/invitations/invitation-mark.tsx';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { nextAssignments } from '#shared/invitations/next-assignments.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

type Talk = Meeting['speakingAssignments'][number];

const NONE: readonly Meeting[] = [];

/** The meetings to come, for those who plan. */
function usePlanned() {
  const today = useToday();
  const { may } = useSession();
  return useQuery({ ...planningOptions(today), enabled: may('meetings:write') });
}

/** Whether the person has been asked to give this coming talk, for those who plan. */
export function TalkMark({ date, isTalk }: { date: string; isTalk: (talk: Talk) => boolean }) {
  const { data, isLoading } = usePlanned();
  if (isLoading) return <MarkWaiting />;
  const meeting = data?.find((one) => one.date === date);
  const talk = meeting?.speakingAssignments.find(isTalk);
  return meeting && talk ? <InvitationMark meeting={meeting} of={`talk:${talk.id}`} /> : null;
}

/** What the person does next other than speak, with the mark: 'Invocation Dec 6'. */
export function OtherNext({ memberId }: { memberId: number }) {
  const today = useToday();
  const next = nextAssignments(usePlanned().data ?? NONE, today).get(memberId) ?? [];
  return next.map(({ meeting, assignment: { key, label } }) => (
    <span key={key} className="inline-flex items-center gap-0.5">
      <Badge tone="confirmed">{`${label} ${dateSeenFrom(meeting.date, today)}`}</Badge>
      <InvitationMark meeting={meeting} of={key} />
    </span>
  ));
}
