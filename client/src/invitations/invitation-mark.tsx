import type { ReactNode } from 'react';
import { useSession, useToday } from '#client/auth/session.ts';
import { cx } from '#client/ui/cx.ts';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { HoverPanel, type Hanging } from '#client/ui/overlays/hover-panel.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { invitedIn, type Assignment } from '#shared/invitations/assignments.ts';
import { declinesIn } from '#shared/invitations/declines.ts';
import { NUMBER_PART, type InvitationState } from '#shared/invitations/constants.ts';
import { countInWords } from '#shared/invitations/status-words.ts';
import { nameIn, type PersonPart } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { ANSWER_LOOKS, useStatus } from './answer-icon.tsx';

const MarkPanel = lazyPart(() => import('./mark-panel.tsx').then((module) => module.MarkPanel));

/** Seen with the line that it is in, a `group/named`, or with the focus; a finger presses it once the line has that. */
const QUIET =
  'opacity-0 touch:group-not-focus-within/named:pointer-events-none group-focus-within/named:opacity-100 group-hover/named:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100';

const SMALL = '-m-1.25 size-6';
const LARGE = '-my-1.5 size-control-sm touch:-my-3 touch:-ml-2.5';

/** Holds a mark's place until it is known whether there is one. */
export const MarkWaiting = () => <span aria-hidden="true" className={cx('inline-block', LARGE)} />;

const aboutOf = ({ name, label }: Assignment) => `${name}, ${label.toLowerCase()}`;

/** Marks are for planners, on upcoming Sundays; of a past one only a decline still tells, or someone corrects it. */
function useMarksOf(meeting: Meeting): Assignment[] {
  const { may } = useSession();
  const today = useToday();
  if (!may('meetings:write')) return [];
  if (meeting.date < today) return declinesIn(meeting);
  return invitedIn(meeting).filter((one) => one.invitation);
}

type MarkProps = {
  meeting: Meeting;
  of: string;
  /** Who is shown there, where that may be ahead of what is stored. */
  name?: string;
  /** The mark takes no room before. */
  onceAsked?: boolean;
  /** It takes the room of its icon, as in the lists. */
  isSmall?: boolean;
  /** It only tells, where a finger could not tell its button from the next one. */
  isStill?: boolean;
  /** Only its room, in a text that it stands above. */
  isRoom?: boolean;
};

type PanelProps = Hanging & { meeting: Meeting };

/** The panel of one mark. */
export const AssignmentPanel = ({ assignment, ...rest }: PanelProps & { assignment: Assignment }) => (
  <MarkPanel {...rest} label={aboutOf(assignment)} assignments={[assignment]} />
);

const askedFor = (meeting: Meeting, today: string) => `Who was asked for ${dateSeenFrom(meeting.date, today)}`;

/** Everyone in the meeting, asked or not. */
export function MeetingPanel(props: PanelProps) {
  const today = useToday();
  return <MarkPanel {...props} label={askedFor(props.meeting, today)} assignments={useMarksOf(props.meeting)} />;
}

/** Whether the person who has this assignment was asked: who did, when, and by what way, and a press to change it. */
export function InvitationMark({
  meeting,
  of: key,
  name,
  onceAsked = false,
  isSmall = false,
  isStill = false,
  isRoom = false,
}: MarkProps) {
  const statusOf = useStatus();
  const assignment = useMarksOf(meeting).find((one) => one.key === key);
  const isOnSheet = name !== undefined;
  if (!assignment?.invitation || (isOnSheet && assignment.name !== name)) return null;
  const { state } = assignment.invitation;
  if (onceAsked && state === 'not_asked') return null;
  const { icon: Icon, color } = ANSWER_LOOKS[state];
  const words = `${aboutOf(assignment)}: ${statusOf(assignment.invitation)}`;
  const looks = cx(
    'inline-flex items-center justify-center rounded-sm align-middle',
    isSmall ? SMALL : LARGE,
    isOnSheet && 'touch:-mr-2.5',
    color,
  );
  if (isRoom) return <span className={looks} />;
  const icon = <Icon className={isSmall ? 'size-3.5' : undefined} />;
  if (isStill) {
    return (
      <span role="img" aria-label={words} className={looks}>
        {icon}
      </span>
    );
  }
  return (
    <HoverPanel
      renderPanel={(hanging) => <AssignmentPanel {...hanging} meeting={meeting} assignment={assignment} />}
      trigger={
        <button
          type="button"
          aria-label={words}
          className={cx(
            looks,
            'transition-colors hover:bg-sunken',
            state === 'not_asked' && assignment.isStanding && cx(QUIET, !isOnSheet && 'touch:hidden!'),
          )}
        >
          {icon}
        </button>
      }
    />
  );
}

/** What calls for a planner comes first. */
const IN_TURN: readonly InvitationState[] = ['declined', 'not_asked', 'asked', 'accepted'];
/** As many letters fit on the line below a status. */
const LINE = 24;

/** How many people of a row or card said what, or were asked and haven’t, in one small button, the same wherever it is; its panel names those counted. */
export function AnswerCounts({ meeting }: { meeting: Meeting }) {
  const today = useToday();
  const statusOf = useStatus();
  const all = useMarksOf(meeting);
  const shown = all.filter(({ isStanding, invitation }) => !(isStanding && invitation?.state === 'not_asked'));
  if (shown.length === 0) return null;
  const label = askedFor(meeting, today);
  const counts = IN_TURN.flatMap((state) => {
    const count = shown.filter(({ invitation }) => invitation?.state === state).length;
    return count === 0 ? [] : [{ state, text: countInWords(state, count) }];
  });
  const [first, second] = counts.map(({ text }) => text);
  const both = [first, second].filter(Boolean).join(' · ');
  const isOpen = counts[0]?.state === 'declined';
  const { icon: Icon, color } = ANSWER_LOOKS[counts[0]?.state ?? 'not_asked'];
  return (
    <HoverPanel
      renderPanel={(hanging) => <MarkPanel {...hanging} meeting={meeting} label={label} assignments={shown} />}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${shown.map((one) => `${aboutOf(one)}, ${one.invitation ? statusOf(one.invitation) : ''}`).join('; ')}`}
          className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 hover:bg-sunken touch:-my-2.5 touch:min-h-11"
        >
          <Icon className={cx('size-3.5 shrink-0', color)} />
          <span className="num text-sm whitespace-nowrap text-muted">
            <span className={isOpen ? 'font-medium text-danger' : undefined}>{first}</span>
            {second && both.length <= LINE ? ` · ${second}` : null}
          </span>
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
export function NumberMark({ meeting, ...rest }: Pick<MarkProps, 'meeting' | 'name' | 'isRoom'>) {
  const number = invitedIn(meeting).find(({ part }) => part === NUMBER_PART);
  return number ? <InvitationMark meeting={meeting} of={number.key} {...rest} /> : null;
}
