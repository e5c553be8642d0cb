import { lazy, type ReactNode } from 'react';
import { useSession, useToday } from '#client/auth/session.ts';
import { cx } from '#client/ui/cx.ts';
import { HoverPanel } from '#client/ui/overlays/hover-panel.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { invitedIn, type Assignment } from '#shared/invitations/assignments.ts';
import { NUMBER_PART, TALK_PART } from '#shared/invitations/constants.ts';
import { nameIn, type PersonPart } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { ANSWER_LOOKS, useStatus } from './answer-icon.tsx';

const MarkPanel = lazy(() => import('./mark-panel.tsx').then((module) => ({ default: module.MarkPanel })));

/** Seen with the line that it is in, a `group/named`, or with the focus; a finger finds it on the meeting’s page. */
const QUIET =
  'opacity-0 group-focus-within/named:opacity-100 group-hover/named:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100';

const aboutOf = ({ name, label }: Assignment) => `${name}, ${label.toLowerCase()}`;

/** Marks are for planners, on upcoming Sundays. */
function useMarksOf(meeting: Meeting): Assignment[] {
  const { may } = useSession();
  const today = useToday();
  return meeting.date < today || !may('meetings:write') ? [] : invitedIn(meeting).filter((one) => one.invitation);
}

/** `name` is who is shown there, where that may be ahead of what is stored. With `onceAsked` a mark takes no room before. */
type MarkProps = { meeting: Meeting; of: string; name?: string; onceAsked?: boolean };

/** Whether the person who has this assignment was asked: who did, when, and by what way, and a press to change it. */
export function InvitationMark({ meeting, of: key, name, onceAsked = false }: MarkProps) {
  const statusOf = useStatus();
  const assignment = useMarksOf(meeting).find((one) => one.key === key);
  const isOnSheet = name !== undefined;
  if (!assignment?.invitation || (isOnSheet && assignment.name !== name)) return null;
  const { state } = assignment.invitation;
  if (onceAsked && state === 'not_asked') return null;
  const { icon: Icon, color } = ANSWER_LOOKS[state];
  return (
    <HoverPanel
      renderPanel={(hanging) => (
        <MarkPanel {...hanging} label={aboutOf(assignment)} meeting={meeting} assignments={[assignment]} />
      )}
      trigger={
        <button
          type="button"
          aria-label={`${aboutOf(assignment)}: ${statusOf(assignment.invitation)}`}
          className={cx(
            '-my-1.5 inline-flex size-control-sm items-center justify-center rounded-sm align-middle transition-colors hover:bg-sunken touch:-my-3 touch:-ml-2.5',
            color,
            state === 'not_asked' && assignment.isStanding && cx(QUIET, !isOnSheet && 'touch:hidden!'),
          )}
        >
          <Icon />
        </button>
      }
    />
  );
}

/** Not marked beside a name in the lists: who prays, plays, leads the music, or performs. */
const isUnnamed = ({ part, isStanding, invitation }: Assignment) =>
  part !== TALK_PART && part !== 'conducting' && !(isStanding && invitation?.state === 'not_asked');

/** The marks of those a row or card does not name, in one small button; its panel names everyone in the meeting. */
export function OtherMarks({ meeting }: { meeting: Meeting }) {
  const today = useToday();
  const statusOf = useStatus();
  const all = useMarksOf(meeting);
  const shown = all.filter(isUnnamed);
  if (shown.length === 0) return null;
  const label = `Asked for ${dateSeenFrom(meeting.date, today)}`;
  return (
    <HoverPanel
      renderPanel={(hanging) => <MarkPanel {...hanging} label={label} meeting={meeting} assignments={all} />}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${shown.map((one) => `${aboutOf(one)}, ${one.invitation ? statusOf(one.invitation) : ''}`).join('; ')}`}
          className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 hover:bg-sunken touch:-my-2.5 touch:min-h-11"
        >
          {shown.map(({ key, invitation }) => {
            const { icon: Icon, color } = ANSWER_LOOKS[invitation?.state ?? 'not_asked'];
            return <Icon key={key} className={cx('size-3.5', color)} />;
          })}
        </button>
      }
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

/** The mark of who performs the musical number. */
export function NumberMark({ meeting, name }: { meeting: Meeting; name?: string }) {
  const number = invitedIn(meeting).find(({ part }) => part === NUMBER_PART);
  return number ? <InvitationMark meeting={meeting} of={number.key} name={name} /> : null;
}
