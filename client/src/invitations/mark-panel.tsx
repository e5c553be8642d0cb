import { CircleCheck, CircleX, Hourglass, Send, type LucideIcon } from 'lucide-react';
import { useLocation } from 'wouter';
import { useToday } from '#client/auth/session.ts';
import { notify } from '#client/lib/notify.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { NOT_ASKED, type Assignment } from '#shared/invitations/assignments.ts';
import type { InvitationState } from '#shared/invitations/constants.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { useMarkInvitations } from './api.ts';
import { invite } from './inviting.tsx';
import { asBefore } from './undo-mark.ts';
import { useStatus } from './answer-icon.tsx';
import type { Hanging } from '#client/ui/overlays/hover-panel.tsx';
import { FloatingPanel } from '#client/ui/overlays/floating-panel.tsx';

type Marked = Exclude<InvitationState, 'not_asked'>;
const MARKS: readonly { state: Marked; word: string; title: string; icon: LucideIcon; pressed: string }[] = [
  { state: 'asked', word: 'Asked', title: 'Mark as Asked', icon: Hourglass, pressed: 'text-warn!' },
  { state: 'accepted', word: 'Yes', title: 'Mark as Accepted', icon: CircleCheck, pressed: 'text-planned-fg!' },
  { state: 'declined', word: 'No', title: 'Mark as Declined', icon: CircleX, pressed: 'text-danger!' },
];

/**
 * Marks an assignment. Who declines leaves a gap, so the notice offers to fill it. It offers to undo what takes an answer
 * back or replaces it, and a mark that takes the person out of sight: off a list, or off a past meeting.
 */
function useMark(meeting: Meeting, assignment: Assignment, isInList: boolean) {
  const { mutate, isPending } = useMarkInvitations();
  const { edit } = useDialogLinks();
  const [, navigate] = useLocation();
  const today = useToday();
  const { key, name, label, to, field, invitation } = assignment;
  const assignments = [{ meetingId: meeting.id, key, name }];
  const before = invitation ?? NOT_ASKED;
  const undo = { label: 'Undo', onRun: () => mutate({ assignments, ...asBefore(before) }) };
  const day = dateSeenFrom(meeting.date, today);
  const about = `${label} on ${day}`;
  const isAnswered = before.state === 'accepted' || before.state === 'declined';
  const choose = { label: 'Choose Someone Else', onRun: () => navigate(edit(meeting.id, field)) };
  const tell: Partial<Record<InvitationState, () => void>> = {
    declined: () =>
      notify({
        kind: 'info',
        title: `${name} Declined`,
        description: `You’ll need someone else to ${to} on ${day}.`,
        action: isAnswered ? undo : choose,
      }),
    not_asked: () =>
      notify({
        title: `${name} Marked as Not Asked`,
        description: `${about}. Any link they have no longer works.`,
        action: undo,
      }),
    ...(isAnswered && {
      asked: () => notify({ title: `${name} Marked as Asked`, description: about, action: undo }),
    }),
    ...((isInList || isAnswered) && {
      accepted: () => notify({ title: `${name} Accepted`, description: about, action: undo }),
    }),
  };
  const mark = (state: InvitationState) => mutate({ assignments, state }, { onSuccess: () => tell[state]?.() });
  return { mark, isPending };
}

type ButtonsProps = {
  meeting: Meeting;
  assignment: Assignment;
  /** In a list the icons are left to a finger’s screen, and an answer takes the person off it. */
  isInList?: boolean;
};

/** Asked, yes, or no in one press; what is pressed is taken back by another. */
export function MarkButtons({ meeting, assignment, isInList = false }: ButtonsProps) {
  const { mark, isPending } = useMark(meeting, assignment, isInList);
  const statusOf = useStatus();
  const { invitation } = assignment;
  return (
    <span
      role="group"
      aria-label={`${assignment.name}, ${assignment.label.toLowerCase()}`}
      aria-busy={isPending}
      className={cx('inline-flex', isInList ? 'touch:-ml-3.5' : 'mt-1 -ml-2.5 touch:-ml-3.5')}
    >
      {MARKS.map(({ state, word, title, icon, pressed }) => {
        const isPressed = state === invitation?.state;
        return (
          <Button
            key={state}
            size="sm"
            variant="ghost"
            icon={icon}
            aria-pressed={isPressed}
            title={isPressed ? `${capitalize(statusOf(invitation))}. Mark as Not Asked` : title}
            onClick={() => (isPending ? undefined : mark(isPressed ? 'not_asked' : state))}
            className={cx(
              'gap-1.5!',
              isInList && 'px-1! touch:px-3.5!',
              isPressed ? pressed : 'font-normal! text-muted! hover:text-text!',
            )}
          >
            {word}
          </Button>
        );
      })}
    </span>
  );
}

type PanelProps = Hanging & { label: string; meeting: Meeting; assignments: readonly Assignment[] };

/** Who asked each of these people, when, and by what way, with a press to change it. */
export const MarkPanel = ({ meeting, assignments, ...panel }: PanelProps) => (
  <FloatingPanel {...panel}>
    <span className="grid gap-3">
      {assignments.map((assignment) => (
        <Status key={assignment.key} meeting={meeting} assignment={assignment} panel={panel} />
      ))}
    </span>
  </FloatingPanel>
);

type StatusProps = { meeting: Meeting; assignment: Assignment; panel: Hanging };

function Status({ meeting, assignment, panel: { anchor, onClose } }: StatusProps) {
  const statusOf = useStatus();
  const openInvitation = () => {
    // The dialog gives the focus back to where it was, and the panel is gone by then.
    (anchor.current?.querySelector('button') ?? anchor.current)?.focus();
    onClose();
    invite([{ meeting, assignment }]);
  };
  return (
    <span className="grid">
      <span>
        <b className="font-semibold">{assignment.name}</b> <span className="text-muted">· {assignment.label}</span>
      </span>
      {assignment.invitation ? (
        <span className="text-sm wrap-anywhere text-muted">{capitalize(statusOf(assignment.invitation))}</span>
      ) : null}
      <span className="flex items-end justify-between gap-3">
        <MarkButtons meeting={meeting} assignment={assignment} />
        {assignment.invitation?.state === 'declined' ? null : (
          <Button
            size="sm"
            variant="ghost"
            icon={Send}
            aria-label={`Invite ${assignment.name}, ${assignment.label.toLowerCase()}`}
            className="-mr-2.5 gap-1.5! touch:-mr-3.5"
            onClick={openInvitation}
          >
            Invite
          </Button>
        )}
      </span>
    </span>
  );
}
