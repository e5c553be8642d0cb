import { CircleCheck, CircleDashed, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useMoments } from '#client/auth/session.ts';
import { cx } from '#client/ui/cx.ts';
import type { InvitationState } from '#shared/invitations/constants.ts';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import { statusInWords } from '#shared/invitations/status-words.ts';
import { capitalize } from '#shared/text/capitalize.ts';

export const ANSWER_LOOKS: Record<InvitationState, { icon: LucideIcon; color: string }> = {
  not_asked: { icon: CircleDashed, color: 'text-muted!' },
  asked: { icon: Hourglass, color: 'text-warn!' },
  accepted: { icon: CircleCheck, color: 'text-planned-fg!' },
  declined: { icon: CircleX, color: 'text-danger!' },
};

/** 'asked by text message, Sat, Nov 21, by Ruth Ames' */
export function useStatus(): (invitation: InvitationRow) => string {
  const { dayOf } = useMoments();
  return (invitation) =>
    statusInWords({ ...invitation, at: invitation.at === null ? '' : dayOf(String(invitation.at)) });
}

/** The mark without its panel, where there is room for no more; nothing before anyone has asked. */
export function AnswerIcon({ invitation }: { invitation: InvitationRow | undefined }) {
  const statusOf = useStatus();
  if (!invitation || invitation.state === 'not_asked') return null;
  const { icon: Icon, color } = ANSWER_LOOKS[invitation.state];
  return (
    <span data-no-print title={capitalize(statusOf(invitation))} className="ml-1 inline-flex align-[-2px]">
      <Icon aria-hidden="true" className={cx('size-3.5', color)} />
      <span className="sr-only">{invitation.state}</span>
    </span>
  );
}
