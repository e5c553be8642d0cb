import { Suspense } from 'react';
import { useSession } from '#client/auth/session.ts';
import { lazyPart } from '#client/ui/lazy-part.ts';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { isAnswer } from './named-talks.ts';

const AnswerCounts = lazyPart(() =>
  import('#client/invitations/invitation-mark.tsx').then((module) => module.AnswerCounts),
);

const InvitationMark = lazyPart(() =>
  import('#client/invitations/invitation-mark.tsx').then((module) => module.InvitationMark),
);

type NameProps = { meeting: Meeting; of: string; invitation: InvitationRow | undefined; isStill?: boolean };

/** The mark beside a name, which opens once the rows have been drawn; nothing before anyone has asked. */
export const NameMark = ({ invitation, ...mark }: NameProps) =>
  isAnswer(invitation) ? (
    <span className="ml-1">
      <Suspense fallback={<span className="inline-block size-3.5 align-middle" />}>
        <InvitationMark {...mark} onceAsked isSmall />
      </Suspense>
    </span>
  ) : null;

/** How many said what. It is loaded after the rows, which keep room for it. */
export function RowMarks({ meeting, today }: { meeting: Meeting | null; today: string }) {
  const { may } = useSession();
  if (!meeting || meeting.date < today || !may('meetings:write')) return null;
  const { invocation, benediction } = meeting.invitations ?? {};
  const isEmpty = !invocation && !benediction && meeting.speakingAssignments.every(({ speakerName }) => !speakerName);
  const room = isEmpty ? null : <span className="block h-4" />;
  return (
    <Suspense fallback={room}>
      <span className="flex h-4 items-center empty:hidden">
        <AnswerCounts meeting={meeting} />
      </span>
    </Suspense>
  );
}
