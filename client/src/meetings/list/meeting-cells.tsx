import { Fragment } from 'react';
import { useToday } from '#client/auth/session.ts';
import { AnswerIcon } from '#client/invitations/answer-icon.tsx';
import { cx } from '#client/ui/cx.ts';
import { NoOne } from '#client/ui/layout/facts.tsx';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { numberIn } from '#shared/music/hymn-text.ts';
import { isMusicComplete, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers } from '#shared/meetings/program/sunday-notes.ts';
import { CELL_WIDTH, fitsTwoLines } from '#client/meetings/fits-two-lines.ts';
import { NO_TOPIC } from '#client/meetings/meeting-words.ts';

const NAMED = 2;

type SpeakersProps = { meeting: Meeting; byName: boolean; width?: number };

/** One or two speakers, as space allows, and how many more. People who may not see names get topics. */
export function SpeakersInShort({ meeting, byName, width = CELL_WIDTH }: SpeakersProps) {
  const today = useToday();
  const talks = meeting.speakingAssignments;
  if (talks.length === 0) return insteadOfSpeakers(meeting.kind) ?? <NoOne />;
  const all = talks.map((talk) => (byName ? talk.speakerName : (talk.topic ?? NO_TOPIC)));
  const answerTo = ({ invitation }: Meeting['speakingAssignments'][number]) =>
    invitation && invitation.state !== 'not_asked' && meeting.date >= today ? invitation : undefined;
  // The mark takes the room of two letters.
  const measured = talks.map((talk, place) => `${all[place]}${answerTo(talk) ? 'mm' : ''}`);
  const moreThan = (named: number) => (talks.length > named ? ` +\u00a0${talks.length - named}\u00a0more` : '');
  const isShort = (name = '') => name.length < width;
  const whole = (name: string) => (byName && isShort(name) ? name.replaceAll(' ', '\u00a0') : name);
  const fits = (named: number) => fitsTwoLines(measured.slice(0, named).map(whole).join(', ') + moreThan(named), width);
  const shown = talks.slice(0, fits(NAMED) ? NAMED : 1);
  const more = talks.length - shown.length;
  return (
    <>
      {shown.map((talk, place) => (
        <Fragment key={talk.id}>
          {place > 0 ? ' ' : null}
          <span className={cx(byName && isShort(measured[place]) && 'whitespace-nowrap')}>
            {all[place]}
            <AnswerIcon invitation={answerTo(talk)} />
            {place < shown.length - 1 ? ',' : null}
          </span>
        </Fragment>
      ))}
      {more > 0 ? ' ' : null}
      {more > 0 ? <span className="whitespace-nowrap text-muted">+ {more} more</span> : null}
    </>
  );
}

const SUNG = HYMN_SLOT_NAMES.filter((slot) => slot !== 'specialNumber');

/** The numbers of the hymns; a title that has none is written out. Their names are in the tooltip. */
export function MusicInShort({ meeting }: { meeting: Meeting }) {
  const chosen = SUNG.flatMap((slot) => {
    const text = meeting[HYMN_FIELDS[slot]];
    return text ? [{ slot, text, number: numberIn(text)?.number ?? null }] : [];
  });
  const selected = isMusicComplete(planOf(meeting)) ? 'Selected' : 'Not selected';
  if (chosen.length === 0) return <NoOne>{selected}</NoOne>;
  return (
    <span
      title={chosen.map(({ slot, text }) => `${HYMN_SLOT_LABELS[slot]}: ${text}`).join('\n')}
      className="flex max-w-34 gap-x-1.5 overflow-hidden text-sm whitespace-nowrap table:gap-x-2 table:text-base"
    >
      <span className="sr-only">{selected}</span>
      {chosen.map(({ slot, text, number }) =>
        number === null ? (
          <span key={slot} className="min-w-8 truncate">
            {text}
          </span>
        ) : (
          <span key={slot} className="num">
            {number}
          </span>
        ),
      )}
    </span>
  );
}
