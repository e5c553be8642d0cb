import type { ReactNode } from 'react';
import { SpeakerAndTopic, useTalkMinutes } from '#client/meetings/speaker-lines.tsx';
import { InvitationMark, markedName, NumberMark } from '#client/invitations/invitation-mark.tsx';
import { Fact, Facts } from '#client/ui/layout/facts.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { partsOfGroup } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers } from '#shared/meetings/program/sunday-notes.ts';

const NOT_SELECTED = 'Not selected';
/**
 * People and speakers share a label width; hymns have long titles and short labels.
 */
const COLUMN = 'content-start gap-x-3! gap-y-1! grid-cols-[5rem_minmax(0,1fr)]!';
const HYMNS = `${COLUMN} @2xl:grid-cols-[4.5rem_minmax(0,1fr)]!`;

function Hymn({ label, text, mark }: { label: string; text: string | null; mark?: ReactNode }) {
  return (
    <Fact label={label} empty={NOT_SELECTED}>
      {text ? (
        <>
          <HymnTitle text={text} /> {mark}
        </>
      ) : null}
    </Fact>
  );
}

function Speakers({ meeting }: { meeting: Meeting }) {
  const minutesOf = useTalkMinutes();
  return (
    <ul className="grid gap-1">
      {meeting.speakingAssignments.map((talk) => (
        <li key={talk.id}>
          <SpeakerAndTopic talk={talk} />
          {/* A dot ends a line rather than beginning one. */}
          <span className="text-muted">&nbsp;· </span>
          <span className="whitespace-nowrap">
            <span className="num text-muted">{minutesOf(talk)} min</span>{' '}
            <InvitationMark meeting={meeting} of={`talk:${talk.id}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** People on the left, hymns on the right where there is room, speakers below. */
export function WideCardFacts({ meeting }: { meeting: Meeting }) {
  const instead = insteadOfSpeakers(meeting.kind);
  const talks = meeting.speakingAssignments;
  return (
    <div className="grid gap-x-5 gap-y-1 @2xl:grid-cols-[fit-content(50%)_minmax(0,1fr)]">
      <Facts className={COLUMN}>
        {partsOfGroup('service').map((part) => (
          <Fact key={part.key} label={part.label}>
            {markedName(meeting, part)}
          </Fact>
        ))}
      </Facts>
      <Facts className={HYMNS}>
        <Hymn label="Opening" text={meeting.openingHymn} />
        <Hymn label="Sacrament" text={meeting.sacramentHymn} />
        {meeting.restHymn ? <Hymn label="Rest" text={meeting.restHymn} /> : null}
        {meeting.specialNumber ? (
          <Hymn label="Special" text={meeting.specialNumber} mark={<NumberMark meeting={meeting} />} />
        ) : null}
        <Hymn label="Closing" text={meeting.closingHymn} />
      </Facts>
      <Facts className={`${COLUMN} @2xl:col-span-2`}>
        <Fact label="Speakers">{talks.length > 0 ? <Speakers meeting={meeting} /> : instead}</Fact>
      </Facts>
    </div>
  );
}
