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
  const topics = talkTopics(meeting);
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
          <dd className="min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who plays and who leads, in the order of the column's heading. */
export function MusicPeople({ meeting }: { meeting: Meeting }) {
  const parts = partsOfGroup('music');
  const isNobody = parts.every((part) => !nameIn(meeting, part));
  return (
    <dl>
      {parts.map((part, place) => {
        const name = nameIn(meeting, part);
        return (
          <div
            key={part.key}
            title={name ?? undefined}
            // One dash for both.
            className={isNobody && place > 0 ? 'sr-only' : 'truncate'}
          >
            <dt className="sr-only">{part.label}</dt>
            <dd>{name ?? <NoOne />}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The topics of the talks on one line, or that there are none yet. */
export function TopicLine({ meeting }: { meeting: Meeting }) {
  const topics = talkTopics(meeting).join('; ');
  if (topics === '' && meeting.kind === 'fast_testimony') return null;
  return (
    <p title={topics || undefined} className="truncate px-2.5 text-sm text-muted">
      {topics === '' ? (
        'No topics yet'
      ) : (
        <>
          Topics: <span className="text-text">{topics}</span>
        </>
      )}
    </p>
  );
}
