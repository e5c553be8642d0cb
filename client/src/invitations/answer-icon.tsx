import { CircleCheck, CircleDashed, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import type { InvitationState } from '#shared/invitations/constants.ts';

export const ANSWER_LOOKS: Record<InvitationState, { icon: LucideIcon; color: string }> = {
  not_asked: { icon: CircleDashed, color: 'text-muted!' },
  asked: { icon: Hourglass, color: 'text-warn!' },
  accepted: { icon: CircleCheck, color: 'text-planned-fg!' },
  declined: { icon: CircleX, color: 'text-danger!' },
};

/** The mark without its menu, where there is room for no more; nothing before anyone has asked. */
export function AnswerIcon({ state }: { state: InvitationState | undefined }) {
  if (!state || state === 'not_asked') return null;
  const { icon: Icon, color } = ANSWER_LOOKS[state];
  return (
    <span data-no-print className="ml-1 inline-flex align-[-2px]">
      <Icon aria-hidden="true" className={cx('size-3.5', color)} />
      <span className="sr-only">{state}</span>
    </span>
  );
}
