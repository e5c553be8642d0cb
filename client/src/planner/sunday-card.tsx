import { Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { useWard } from '#client/auth/session.ts';
import { AnswerCounts, InvitationMark } from '#client/invitations/invitation-mark.tsx';
import { useDialogLinks } from '#client/meetings/links.ts';
import { MeetingBadge, MissingLine } from '#client/meetings/meeting-status.tsx';
import { SpeakerLines } from '#client/meetings/speaker-lines.tsx';
import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Fact, Facts, NoOne } from '#client/ui/layout/facts.tsx';
import { cx } from '#client/ui/cx.ts';
import { clockTime, dateSeenFrom } from '#shared/calendar/format.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { holdsMeeting, isEmptyDraft, isUnassigned } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers, sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { fullName, fullNameOrNull } from '#shared/text/person-name.ts';

/** `isBlank`: as every Sunday of a new ward, so only the first one says it, and has the one strong button. */
type Props = { slot: SundaySlot<Meeting>; today: string; isBlank: boolean };

/** The link inside it covers the whole card; anything else that can be pressed is above it. */
const COVERS = 'after:absolute after:inset-0 after:rounded-lg';
const ABOVE = 'relative z-1';

export function SundayCard({ slot, today, isBlank }: Props) {
  const { date, kind, meeting } = slot;
  const { plan, edit } = useDialogLinks();
  const holds = holdsMeeting(kind);
  const day = dateSeenFrom(date, today);
  const isPlanned = meeting !== null && meeting.status !== 'draft';
  // Its hymns may be chosen already.
  const isToPlan = holds && (!isPlanned || isUnassigned(meeting));
  const change = meeting ? edit(meeting.id) : plan(date);
  const saved = useSavedToday(meeting, today);
  return (
    <article
      className={cx(
        'relative flex min-w-0 flex-col gap-3 rounded-lg border px-4 pt-3 transition-colors hover:border-input roomy:pr-2',
        isPlanned ? 'pb-8' : 'pb-3',
        holds ? 'border-line bg-surface' : 'border-dashed border-input',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h3 className="text-md">
              {isPlanned ? (
                <Link href={meetingPath(meeting.id)} className={cx('text-text', COVERS)}>
                  {day}
                </Link>
              ) : (
                <time dateTime={date}>{day}</time>
              )}
            </h3>
            <span className="text-sm text-muted">{sundayNote(date, kind)}</span>
          </div>
          {isBlank && holds ? null : <MeetingBadge meeting={meeting} kind={kind} isSaidBelow />}
          {isPlanned && holds ? (
            // Of the same height with and without marks, so that neighbors line up.
            <div className="flex items-center sm:h-4.5">
              <AnswerCounts meeting={meeting} />
            </div>
          ) : null}
        </div>
        {holds && !isToPlan ? (
          <ButtonLink
            size="sm"
            variant="ghost"
            icon={Pencil}
            href={change}
            aria-label={`Edit Meeting, ${day}`}
            title={`Edit Meeting, ${day}`}
            className={cx(ABOVE, '-mt-1 -mr-1.5 roomy:-mr-1 w-control-sm px-0! text-muted! hover:text-text!')}
          />
        ) : null}
      </div>
      <Inside slot={slot} />
      {holds && !isToPlan ? null : (
        <div className="flex">
          <ButtonLink
            size="sm"
            {...(holds && !isBlank ? null : { variant: 'ghost', edge: 'start' })}
            href={change}
            aria-label={`${holds ? 'Plan Meeting' : 'Change'}, ${day}`}
            className={isPlanned ? ABOVE : COVERS}
          >
            {holds ? 'Plan Meeting' : 'Change'}
          </ButtonLink>
        </div>
      )}
      {/* Its room is kept, so that a save moves nothing. */}
      {saved ? <p className="pointer-events-none absolute bottom-1.5 text-xs text-muted">{saved}</p> : null}
    </article>
  );
}

function Inside({ slot: { kind, meeting } }: { slot: SundaySlot<Meeting> }) {
  if (!holdsMeeting(kind)) return <p className="text-muted">No sacrament meeting this Sunday.</p>;
  // The badge says it.
  if (!meeting || isEmptyDraft(meeting)) return null;
  const instead = insteadOfSpeakers(kind);
  return (
    <div className="grid gap-2">
      <Facts className="items-baseline gap-x-1.5! gap-y-0.5! [&_dt]:text-sm roomy:[&_dt]:text-xs">
        <Fact label="Conducting" empty={<NoOne />}>
          {meeting.conductingMember ? (
            <>
              {fullName(meeting.conductingMember)} <InvitationMark meeting={meeting} of="conducting" onceAsked />
            </>
          ) : null}
        </Fact>
        <Fact label="Presiding" empty={<NoOne />}>
          {fullNameOrNull(meeting.presidingMember)}
        </Fact>
      </Facts>
      {meeting.speakingAssignments.length > 0 ? (
        <SpeakerLines
          talks={meeting.speakingAssignments}
          renderMark={({ id }) => <InvitationMark meeting={meeting} of={`talk:${id}`} />}
        />
      ) : null}
      {instead ? <p className="text-muted">{instead}</p> : null}
      <div className={cx(ABOVE, 'w-fit')}>
        <MissingLine meeting={meeting} />
      </div>
    </div>
  );
}

/** 'Saved 10:42 AM' for a meeting that was saved today; a draft is made by itself. */
export function useSavedToday(meeting: Meeting | null, today: string): string | null {
  const { timezone } = useWard();
  if (!meeting || meeting.status === 'draft' || dayIn(timezone, new Date(meeting.updatedAt)) !== today) return null;
  return `Saved ${clockTime(meeting.updatedAt, timezone)}`;
}
