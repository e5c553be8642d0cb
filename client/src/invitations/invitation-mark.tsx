import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession, useToday, useMoments } from '#client/auth/session.ts';
import { notify } from '#client/lib/notify.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { IconButton } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { invitedIn, type Assignment } from '#shared/invitations/assignments.ts';
import { INVITATION_STATES, type InvitationState } from '#shared/invitations/constants.ts';
import { MARK_LABELS, statusInWords } from '#shared/invitations/words.ts';
import { nameIn, type PersonPart } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { ANSWER_LOOKS } from './answer-icon.tsx';
import { useMarkInvitations } from './api.ts';

/** Marks assignments as asked, accepted, or declined. A person who declined leaves a gap, so the notice offers to fill it. */
function useMark() {
  const { mutate, isPending } = useMarkInvitations();
  const { edit } = useDialogLinks();
  const [, navigate] = useLocation();
  const today = useToday();
  const tellDeclined = (meeting: Meeting, { name, label, field }: Assignment) =>
    notify({
      title: `${name} Declined`,
      description: `${label} on ${dateSeenFrom(meeting.date, today)} needs someone else.`,
      action: { label: 'Choose Someone Else', onRun: () => navigate(edit(meeting.id, field)) },
    });
  const mark = (meeting: Meeting, assignment: Assignment, state: InvitationState) =>
    mutate(
      { assignments: [{ meetingId: meeting.id, key: assignment.key, name: assignment.name }], state },
      { onSuccess: () => (state === 'declined' ? tellDeclined(meeting, assignment) : undefined) },
    );
  return { mark, isPending };
}

/** Seen with the line that it is in, a `group/named`, or with the focus; a finger finds it on the meeting’s page. */
const QUIET =
  'opacity-0 group-focus-within/named:opacity-100 group-hover/named:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100';

/** `name` is who is shown there, where that may be ahead of what is stored. */
type MarkProps = { meeting: Meeting; of: string; name?: string };

/** Whether the person who has this assignment was asked, as an icon that opens a menu. Planners see it on upcoming Sundays. */
export function InvitationMark({ meeting, of: key, name }: MarkProps) {
  const { may } = useSession();
  const today = useToday();
  const { mark, isPending } = useMark();
  const { dayOf } = useMoments();
  const assignment = invitedIn(meeting).find((one) => one.key === key);
  const invitation = assignment?.invitation;
  const isOnSheet = name !== undefined;
  if (isOnSheet && assignment?.name !== name) return null;
  if (!assignment || !invitation || meeting.date < today || !may('meetings:write')) return null;
  const { icon, color } = ANSWER_LOOKS[invitation.state];
  const at = invitation.at === null ? '' : dayOf(String(invitation.at));
  const status = statusInWords(assignment.name, { ...invitation, at });
  return (
    <Menu
      label={`${assignment.name}, ${assignment.label.toLowerCase()}`}
      align="start"
      trigger={
        <IconButton
          icon={icon}
          size="sm"
          label={`${assignment.name}, ${assignment.label.toLowerCase()}: ${status}`}
          aria-busy={isPending}
          className={cx(
            '-my-1.5 inline-flex! align-middle touch:-my-3 touch:-ml-2.5',
            color,
            invitation.state === 'not_asked' && assignment.isStanding && cx(QUIET, !isOnSheet && 'touch:hidden!'),
          )}
        />
      }
      items={INVITATION_STATES.filter((state) => state !== invitation.state)
        .map((state) => ({
          key: state,
          label: MARK_LABELS[state],
          icon: ANSWER_LOOKS[state].icon,
          divided: state === 'not_asked',
          onRun: () => mark(meeting, assignment, state),
        }))
        .toSorted((a, b) => Number(a.divided) - Number(b.divided))}
    />
  );
}

/** Who has a part, with the mark; null when no one does. */
export function markedName(meeting: Meeting, part: PersonPart): ReactNode {
  const name = nameIn(meeting, part);
  return name ? (
    <>
      {name} <InvitationMark meeting={meeting} of={part.key} />
    </>
  ) : null;
}
