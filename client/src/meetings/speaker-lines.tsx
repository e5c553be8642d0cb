import { cx } from '#client/ui/cx.ts';
import type { SpeakingAssignment } from '#shared/meetings/schema.ts';
import { DEFAULT_SPEAKER_MINUTES } from '#shared/meetings/constants.ts';
import { NO_TOPIC } from './meeting-words.ts';

export const minutesOf = (talk: SpeakingAssignment): number => talk.duration || DEFAULT_SPEAKER_MINUTES;

/** 'Hannah Price · Hope'; the topic alone for those who do not see who speaks. */
export function SpeakerAndTopic({ talk }: { talk: SpeakingAssignment }) {
  const topic = talk.topic ?? NO_TOPIC;
  if (!talk.speakerName) return <span className={cx(!talk.topic && 'text-muted')}>{topic}</span>;
  return (
    <>
      {talk.speakerName} <span className="text-muted">· {topic}</span>
    </>
  );
}

/** One line for each speaker, the minutes at its end. */
export function SpeakerLines({ talks }: { talks: readonly SpeakingAssignment[] }) {
  return (
    <ul className="grid gap-0.5 text-sm">
      {talks.map((talk) => (
        <li key={talk.id} className="flex justify-between gap-2">
          <span className="min-w-0 break-words">
            <SpeakerAndTopic talk={talk} />
          </span>
          <span className="num shrink-0 text-muted">{minutesOf(talk)} min</span>
        </li>
      ))}
    </ul>
  );
}
