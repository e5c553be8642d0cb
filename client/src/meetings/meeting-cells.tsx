import { Check } from 'lucide-react';
import { isMusicComplete, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers } from '#shared/meetings/sunday-notes.ts';
import { NO_TOPIC } from './meeting-words.ts';

const NAMED = 2;

/** Two speakers and how many more; their topics for those who do not see who speaks. */
export function SpeakersInShort({ meeting, byName }: { meeting: Meeting; byName: boolean }) {
  const talks = meeting.speakingAssignments;
  if (talks.length === 0) return insteadOfSpeakers(meeting.kind) ?? <Nothing>Not assigned</Nothing>;
  const shown = talks.slice(0, NAMED).map((talk) => (byName ? talk.speakerName : (talk.topic ?? NO_TOPIC)));
  const more = talks.length - shown.length;
  return (
    <>
      {shown.join(', ')}
      {more > 0 ? ' ' : null}
      {more > 0 ? <span className="whitespace-nowrap text-muted">+ {more} more</span> : null}
    </>
  );
}

/** All three hymns that a meeting needs, or not. */
export function MusicInShort({ meeting }: { meeting: Meeting }) {
  if (!isMusicComplete(planOf(meeting))) return <span className="whitespace-nowrap text-muted">Not selected</span>;
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      <Check />
      Selected
    </span>
  );
}

export function Nothing({ children }: { children: string }) {
  return <span className="text-muted min-[87.5rem]:whitespace-nowrap">{children}</span>;
}
