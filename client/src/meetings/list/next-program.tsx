import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Fact, Facts } from '#client/ui/layout/facts.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers } from '#shared/meetings/program/sunday-notes.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import { SundayHead } from '#client/meetings/sunday-head.tsx';
import { PulpitLink } from '#client/pulpit/pulpit-link.tsx';

/** The next program (today's, on a Sunday), above the list. */
export function NextProgram({ meeting, today }: { meeting: Meeting; today: string }) {
  const { id, date, kind, speakingAssignments: talks } = meeting;
  const speakers = talks.map((talk) => talk.speakerName).filter(Boolean);
  return (
    <Card
      edge
      aria-label="Next meeting"
      className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-6 md:py-5 md:pr-5"
    >
      <div className="grid min-w-0 gap-4">
        <SundayHead slot={{ date, kind, meeting }} today={today} />
        <Facts>
          <Fact label="Conducting">{fullNameOrNull(meeting.conductingMember)}</Fact>
          <Fact label="Presiding">{fullNameOrNull(meeting.presidingMember)}</Fact>
          <Fact label="Speakers">{speakers.length > 0 ? speakers.join(', ') : insteadOfSpeakers(kind)}</Fact>
          <Fact label="Opening hymn" empty="Not selected">
            {meeting.openingHymn ? <HymnTitle text={meeting.openingHymn} /> : null}
          </Fact>
        </Facts>
      </div>
      <div className="grid content-start gap-2">
        <PulpitLink meeting={meeting} variant="primary" />
        <ButtonLink href={meetingPath(id)}>View Program</ButtonLink>
      </div>
    </Card>
  );
}
