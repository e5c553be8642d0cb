import { Check } from 'lucide-react';
import { isMusicComplete, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers } from '#shared/meetings/program/sunday-notes.ts';
import { CELL_WIDTH, fitsTwoLines } from '#client/meetings/fits-two-lines.ts';
import { NO_TOPIC } from '#client/meetings/meeting-words.ts';

const NAMED = 2;

/** One or two speakers, as space allows, and how many more. People who may not see names get topics. */
export function SpeakersInShort({ meeting, byName }: { meeting: Meeting; byName: boolean }) {
  const talks = meeting.speakingAssignments;
  if (talks.length === 0) return insteadOfSpeakers(meeting.kind) ?? <Nothing>Not assigned</Nothing>;
  const all = talks.map((talk) => (byName ? talk.speakerName : (talk.topic ?? NO_TOPIC)));
  const moreThan = (named: number) => (talks.length > named ? ` +\u00a0${talks.length - named}\u00a0more` : '');
  const fits = (named: number) => fitsTwoLines(all.slice(0, named).join(', ') + moreThan(named), CELL_WIDTH);
  const shown = all.slice(0, fits(NAMED) ? NAMED : 1);
  const more = talks.length - shown.length;
  return (
    <>
      {shown.join(', ')}
      {more > 0 ? ' ' : null}
      {more > 0 ? <span className="whitespace-nowrap text-muted">+ {more} more</span> : null}
    </>
  );
}

/** Whether all three required hymns are chosen. */
export function MusicInShort({ meeting }: { meeting: Meeting }) {
  if (!isMusicComplete(planOf(meeting))) return <Nothing>Not selected</Nothing>;
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      <Check />
      Selected
    </span>
  );
}

export function Nothing({ children }: { children: string }) {
  return <span className="text-muted roomy:whitespace-nowrap">{children}</span>;
}
