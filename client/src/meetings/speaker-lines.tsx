import type { ReactNode } from 'react';
import { useWard } from '#client/auth/session.ts';
import { NameText } from '#client/ui/layout/name-text.tsx';
import { cx } from '#client/ui/cx.ts';
import type { SpeakingAssignment } from '#shared/meetings/schema.ts';
import { talkMinutes } from '#shared/meetings/rules.ts';
import { NO_TOPIC } from './meeting-words.ts';

/** How long a talk takes in this ward. */
export function useTalkMinutes(): (talk: { duration?: number | null }) => number {
  const { defaultTalkLength } = useWard();
  return (talk) => talkMinutes(talk, defaultTalkLength);
}

/** 'Hannah Price · Hope'; the topic alone for those who do not see who speaks. */
export function SpeakerAndTopic({ talk }: { talk: SpeakingAssignment }) {
  const topic = talk.topic ?? NO_TOPIC;
  if (!talk.speakerName) return <span className={cx(!talk.topic && 'text-muted')}>{topic}</span>;
  return (
    <>
      <span className="font-medium">
        <NameText>{talk.speakerName}</NameText>
      </span>
      <span className="text-muted">&nbsp;· {topic}</span>
    </>
  );
}

type LinesProps = { talks: readonly SpeakingAssignment[]; renderMark?: (talk: SpeakingAssignment) => ReactNode };

/** Each speaker, with the minutes and the topic below; `renderMark` comes after the name, which keeps the rest of its line. */
export function SpeakerLines({ talks, renderMark }: LinesProps) {
  const minutesOf = useTalkMinutes();
  return (
    <ul className="grid gap-1">
      {talks.map((talk) => (
        <li key={talk.id} className="wrap-anywhere">
          <span className="flex justify-between gap-1">
            <span className="min-w-0 font-medium">
              <NameText>{talk.speakerName ?? ''}</NameText>
            </span>
            <span className="-mr-1.5 shrink-0 roomy:-mr-1">{renderMark?.(talk)}</span>
          </span>
          <span className="num line-clamp-2 text-sm text-muted" title={talk.topic ?? undefined}>
            {minutesOf(talk)}&nbsp;min · {talk.topic ?? NO_TOPIC}
          </span>
        </li>
      ))}
    </ul>
  );
}
