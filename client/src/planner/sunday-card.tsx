import { Link } from 'wouter';
import { InvitationMark } from '#client/invitations/invitation-mark.tsx';
import { useDialogLinks } from '#client/meetings/links.ts';
import { MeetingBadge, MissingLine } from '#client/meetings/meeting-status.tsx';
import { SpeakerLines } from '#client/meetings/speaker-lines.tsx';
import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button.tsx';
import { Fact, Facts } from '#client/ui/layout/facts.tsx';
import { cx } from '#client/ui/cx.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers, sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import type { ReactNode } from 'react';
import type { MeetingKind } from '#shared/meetings/constants.ts';

type Props = { slot: SundaySlot<Meeting>; today: string };

/** `isNarrow`: one of four in a row, with less padding. */
export function SundayCard({ slot, today, isNarrow }: Props & { isNarrow: boolean }) {
  const { date, kind, meeting } = slot;
  const holds = holdsMeeting(kind);
  return (
    <article
      className={cx(
        'flex min-w-0 flex-col gap-2.5 rounded-lg border px-4 py-3',
        isNarrow && 'roomy:px-3',
        holds ? 'border-line bg-surface' : 'border-dashed border-input',
      )}
    >
      <div className="grid justify-items-start gap-1.5">
        <SundayTitle date={date} kind={kind} today={today}>
          {meeting ? (
            <Link href={meetingPath(meeting.id)} className="text-text">
              {dateSeenFrom(date, today)}
            </Link>
          ) : undefined}
        </SundayTitle>
        <MeetingBadge kind={kind} status={meeting?.status ?? null} />
      </div>
      <div className="grid flex-1 content-start gap-2">
        <Inside slot={slot} />
      </div>
      <Actions slot={slot} today={today} />
    </article>
  );
}

function Inside({ slot: { kind, meeting } }: { slot: SundaySlot<Meeting> }) {
  if (!holdsMeeting(kind)) return <p className="text-sm text-muted">No sacrament meeting this Sunday.</p>;
  if (!meeting) return <p className="text-sm text-muted">Nothing planned yet.</p>;
  const instead = insteadOfSpeakers(kind);
  return (
    <>
      <Facts small>
        <Fact label="Conducting">{fullNameOrNull(meeting.conductingMember)}</Fact>
        <Fact label="Presiding">{fullNameOrNull(meeting.presidingMember)}</Fact>
      </Facts>
      {meeting.speakingAssignments.length > 0 ? (
        <SpeakerLines
          talks={meeting.speakingAssignments}
          renderMark={({ id }) => <InvitationMark meeting={meeting} of={`talk:${id}`} />}
        />
      ) : null}
      {instead ? <p className="text-sm text-muted">{instead}</p> : null}
      <MissingLine meeting={meeting} />
    </>
  );
}

function Actions({ slot: { date, kind, meeting }, today }: Props) {
  const { plan, edit } = useDialogLinks();
  const day = dateSeenFrom(date, today);
  const words = !holdsMeeting(kind)
    ? 'Change'
    : meeting && meeting.status !== 'draft'
      ? 'Edit Meeting'
      : 'Plan Meeting';
  return (
    <div className="flex flex-wrap gap-1">
      <ButtonLink size="sm" href={meeting ? edit(meeting.id) : plan(date)} aria-label={`${words}, ${day}`}>
        {words}
      </ButtonLink>
      {meeting && meeting.status !== 'draft' ? (
        <ButtonLink size="sm" variant="ghost" href={meetingPath(meeting.id)} aria-label={`Details, ${day}`}>
          Details
        </ButtonLink>
      ) : null}
    </div>
  );
}

type TitleProps = { date: string; kind: MeetingKind; today: string; children?: ReactNode };

/** 'Sun, Nov 29' with its ordinal. Children replace the plain date. */
function SundayTitle({ date, kind, today, children }: TitleProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <h3 className="text-md">{children ?? <time dateTime={date}>{dateSeenFrom(date, today)}</time>}</h3>
      <span className="text-sm text-muted">{sundayNote(date, kind)}</span>
    </div>
  );
}
