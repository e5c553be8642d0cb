import { Link } from 'wouter';
import { cx } from '#client/ui/cx.ts';
import type { MeetingView } from '#shared/access/roles.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { insteadOfSpeakers, sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { seesSpeakerNames } from '#shared/meetings/seen-fields.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import { PAST_PART, partsOf, type SundayRow } from './rows.ts';
import { MeetingBadge, MissingLink, sundayToFill } from '#client/meetings/meeting-status.tsx';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';
import { RowMarks } from './row-marks.tsx';
import { SpeakersInShort } from './meeting-cells.tsx';
import { useRowLinks } from './row-links.ts';

/** The table's rows for a narrow screen: the whole card leads to the meeting. */
export function MeetingCards({ rows, today, view }: { rows: readonly SundayRow[]; today: string; view: MeetingView }) {
  const linksOf = useRowLinks();
  return (
    <ul className="divide-y divide-line">
      {partsOf(rows, today).flatMap(({ isPast, isDivided, rows: part }) => [
        ...(isDivided ? [<PastDivider key="past" />] : []),
        ...part.map((row) => (
          <li
            key={row.date}
            className={cx(
              'relative grid gap-1 p-4 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] last:rounded-b-lg',
              isPast && 'text-muted',
              row.date === today && 'bg-primary-soft/40',
            )}
          >
            <CardLines row={row} today={today} view={view} href={linksOf(row, isPast).href} />
          </li>
        )),
      ])}
    </ul>
  );
}

const PastDivider = () => <li className="bg-bg px-4 py-2 font-medium text-muted">{PAST_PART}</li>;

type LinesProps = { row: SundayRow; today: string; view: MeetingView; href: string | null };

function CardLines({ row, today, view, href }: LinesProps) {
  const { date, kind, meeting } = row;
  const text = dateSeenFrom(date, today);
  const conducting = fullNameOrNull(meeting?.conductingMember);
  const byName = seesSpeakerNames(view);
  const near = relativeDay(date, today);
  const facts = [
    ...(Math.abs(daysBetween(today, date)) <= 1 ? [capitalize(near)] : []),
    sundayNote(date, kind),
    ...(conducting && holdsMeeting(kind) ? [`${conducting} conducting`] : []),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-md font-semibold tracking-normal">
          {href ? (
            <Link href={href} className="text-inherit after:absolute after:inset-0 hover:no-underline">
              {text}
            </Link>
          ) : (
            text
          )}
        </h2>
        <MeetingBadge meeting={meeting} kind={kind} />
      </div>
      <DotParts parts={facts} className="text-muted" />
      {holdsMeeting(kind) && meeting && (meeting.speakingAssignments.length > 0 || insteadOfSpeakers(kind)) ? (
        <p>
          <SpeakersInShort meeting={meeting} byName={byName} today={today} isCard />
        </p>
      ) : null}
      {view === 'whole' && holdsMeeting(kind) && date >= today ? (
        <div className="relative grid gap-1 justify-items-start justify-self-start touch:gap-0">
          <RowMarks meeting={meeting} today={today} />
          <MissingLink meeting={sundayToFill(row)} className="touch:-mb-2" />
        </div>
      ) : null}
    </>
  );
}
