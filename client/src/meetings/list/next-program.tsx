import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Fact, Facts } from '#client/ui/layout/facts.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { longDate, relativeDay } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers, sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import { MeetingBadge } from '#client/meetings/meeting-status.tsx';
import { PulpitLink } from '#client/pulpit/pulpit-link.tsx';

/** The next program (today's, on a Sunday), above the list. */
export function NextProgram({ meeting, today }: { meeting: Meeting; today: string }) {
  const { id, date, kind, status, speakingAssignments: talks } = meeting;
  const near = relativeDay(date, today);
  const speakers = talks.map((talk) => talk.speakerName).filter(Boolean);
  return (
    <Card
      edge
      aria-label="Next meeting"
      className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6 md:px-6 md:py-5"
    >
      <div className="grid min-w-0 gap-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2>{longDate(date)}</h2>
          <MeetingBadge kind={kind} status={status} />
        </div>
        <p className="text-muted">{`${capitalize(near)} · ${sundayNote(date, kind, 'Fast and testimony')}`}</p>
        <Facts>
          <Fact label="Presiding">{fullNameOrNull(meeting.presidingMember)}</Fact>
          <Fact label="Conducting">{fullNameOrNull(meeting.conductingMember)}</Fact>
          <Fact label="Speakers">{speakers.length > 0 ? speakers.join(', ') : insteadOfSpeakers(kind)}</Fact>
          <Fact label="Opening hymn" empty="Not selected">
            {meeting.openingHymn ? <HymnTitle text={meeting.openingHymn} /> : null}
          </Fact>
        </Facts>
      </div>
      <div className="grid gap-2">
        <PulpitLink meeting={meeting} variant="primary">
          Open Pulpit View
        </PulpitLink>
        <ButtonLink href={meetingPath(id)}>View Program</ButtonLink>
      </div>
    </Card>
  );
}
