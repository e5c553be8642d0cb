import { CircleCheck, CircleDashed, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useMoments } from '#client/auth/session.ts';
import { cx } from '#client/ui/cx.ts';
import type { InvitationState } from '#shared/invitations/constants.ts';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import { statusInWords } from '#shared/invitations/status-words.ts';

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

/** The mark in a cell of the grid, which opens the panel for all of them; nothing before anyone has asked. */
export function AnswerIcon({ invitation }: { invitation: InvitationRow | undefined }) {
  if (!invitation || invitation.state === 'not_asked') return null;
  const { icon: Icon, color } = ANSWER_LOOKS[invitation.state];
  return (
    // Without a title of its own it would show that of its cell, over the panel.
    <span
      data-no-print
      data-mark
      title=""
      className="ml-1 inline-flex h-5 shrink-0 items-center rounded-sm hover:bg-sunken touch:-mr-2 touch:-ml-1 touch:px-2"
    >
      <Icon aria-hidden="true" className={cx('size-3.5', color)} />
      <span className="sr-only">{invitation.state}</span>
    </span>
  );
}
