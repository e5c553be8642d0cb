import { Suspense } from 'react';
import { useSession } from '#client/auth/session.ts';
import { lazyPart } from '#client/ui/lazy-part.ts';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { isAnswer, type ListedTalk } from './named-talks.ts';

const OtherMarks = lazyPart(() =>
  import('#client/invitations/invitation-mark.tsx').then((module) => module.OtherMarks),
);

const InvitationMark = lazyPart(() =>
  import('#client/invitations/invitation-mark.tsx').then((module) => module.InvitationMark),
);

type NameProps = { meeting: Meeting; of: string; invitation: InvitationRow | undefined };

/** The mark beside a name, which opens once the rows have been drawn; nothing before anyone has asked. */
export const NameMark = ({ invitation, ...mark }: NameProps) =>
  isAnswer(invitation) ? (
    <span className="ml-1">
      <Suspense fallback={<span className="inline-block size-3.5 align-middle" />}>
        <InvitationMark {...mark} onceAsked isSmall />
      </Suspense>
    </span>
  ) : null;

type Props = { meeting: Meeting | null; today: string; marked: readonly string[] };

/** Who was asked, of those without a mark beside their name. It is loaded after the rows, which keep room for it. */
export function RowMarks({ meeting, today, marked }: Props) {
  const { may } = useSession();
  if (!meeting || meeting.date < today || !may('meetings:write')) return null;
  const { invocation, benediction } = meeting.invitations ?? {};
  const isMarked = ({ id, speakerName }: ListedTalk) => !speakerName || marked.includes(`talk:${id}`);
  const isEmpty = !invocation && !benediction && meeting.speakingAssignments.every(isMarked);
  const room = isEmpty ? null : <span className="block h-4.5" />;
  return (
    <Suspense fallback={room}>
      <span className="-mt-0.5 -mb-1 flex empty:hidden">
        <OtherMarks meeting={meeting} marked={marked} />
      </span>
    </Suspense>
  );
}
