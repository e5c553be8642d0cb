import { NoOne } from '#client/ui/layout/facts.tsx';
import { relativeDay } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { talkTopics } from '#shared/meetings/music/music-plan.ts';
import { nameIn, partsOfGroup } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { capitalize } from '#shared/text/capitalize.ts';

/** 'Tomorrow · 4th Sunday', '1st Sunday · Fast' */
export function noteOf(date: string, kind: MeetingKind, today: string): string {
  const near = relativeDay(date, today);
  const isNear = daysBetween(today, date) <= 1;
  return [...(isNear ? [capitalize(near)] : []), sundayNote(date, kind)].join(' · ');
}

/** What to consider when choosing hymns: topics, organist, chorister. Speakers' names are never shown. */
export function MusicFacts({ meeting }: { meeting: Meeting }) {
  const topics = talkTopics(meeting.speakingAssignments);
  const facts = [
    ...(topics.length > 0
      ? [['Topics', topics.join('; ')]]
      : meeting.kind === 'fast_testimony'
        ? []
        : [['Topics', 'Not chosen yet']]),
    ...partsOfGroup('music').map((part) => [part.label, nameIn(meeting, part) ?? 'Not assigned']),
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm max-md:text-base">
      {facts.map(([label, text]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The topics of the talks, or that there are none yet, and who plays and leads. */
export function TopicLine({ meeting }: { meeting: Meeting }) {
  const topics = talkTopics(meeting.speakingAssignments).join('; ');
  return (
    <div className="flex justify-between gap-x-4 pl-2.25 text-sm text-muted">
      <p title={topics || undefined} className="line-clamp-2 min-w-0">
        {topics !== '' ? (
          <>
            Topics: <span className="text-text">{topics}</span>
          </>
        ) : meeting.kind === 'fast_testimony' ? null : (
          'No topics yet'
        )}
      </p>
      <dl className="flex shrink-0 gap-x-4 *:w-41">
        {partsOfGroup('music').map((part) => (
          <div key={part.key} className="flex gap-1">
            <dt>{part.label}:</dt>
            <dd title={nameIn(meeting, part) ?? undefined} className="min-w-0 truncate text-text">
              {nameIn(meeting, part) ?? <NoOne />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
