import { Fragment, Suspense } from 'react';
import { cutAtWord } from '#client/meetings/fits-two-lines.ts';
import { cx } from '#client/ui/cx.ts';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { NoOne } from '#client/ui/layout/facts.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS } from '#shared/meetings/music/hymns.ts';
import { isMusicComplete, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers } from '#shared/meetings/program/sunday-notes.ts';
import { namedTalks, type InShort } from './named-talks.ts';
import { NameMark } from './row-marks.tsx';

/** One or two speakers, as space allows, and how many more. People who may not see names get topics. */
export function SpeakersInShort({ isCard = false, ...list }: InShort & { isCard?: boolean }) {
  const { meeting } = list;
  if (meeting.speakingAssignments.length === 0) return insteadOfSpeakers(meeting.kind) ?? <NoOne />;
  const { shown, more, isCut } = namedTalks(list);
  return (
    <>
      {shown.map(({ talk, text, isMarked, isWhole }, place) => (
        <Fragment key={talk.id}>
          {place > 0 ? ' ' : null}
          <span className={cx(isWhole && 'whitespace-nowrap')}>
            {isCut && !isCard ? (
              <span className={more > 0 ? 'line-clamp-1' : 'line-clamp-2'} title={text ?? undefined}>
                {text}
              </span>
            ) : (
              text
            )}
            {isMarked ? (
              <NameMark
                meeting={meeting}
                of={`talk:${talk.id}`}
                invitation={talk.invitation}
                // The button below it is as tall as a finger, and opens everyone's.
                isStill={isCard}
              />
            ) : null}
            {place < shown.length - 1 && !isMarked ? ',' : null}
          </span>
        </Fragment>
      ))}
      {more > 0 ? ' ' : null}
      {more > 0 ? <span className="whitespace-nowrap text-muted">+ {more} more</span> : null}
    </>
  );
}

/** How many characters fit on a line of the music: alone, or beside what is missing. */
const WIDTHS = { whole: { roomy: 40, narrow: 26 }, beside: { roomy: 19, narrow: 14 } } as const;

const SUNG = HYMN_SLOT_NAMES.filter((slot) => slot !== 'specialNumber');

const HymnPanel = lazyPart(() => import('./hymn-panel.tsx').then((module) => module.HymnPanel));

/** The first hymn and how many more; all of them, and a title that is too long here, are in a panel. */
export function MusicInShort({ meeting, hasRoom, isRoomy }: { meeting: Meeting; hasRoom: boolean; isRoomy: boolean }) {
  const chosen = SUNG.flatMap((slot) => {
    const text = meeting[HYMN_FIELDS[slot]];
    return text ? [{ slot, text }] : [];
  });
  const selected = isMusicComplete(planOf(meeting)) ? 'Selected' : 'Not selected';
  const [first, ...others] = chosen;
  if (!first) return <NoOne>{selected}</NoOne>;
  const [, sign = '', title = ''] = /^(#?)(.*)$/s.exec(first.text) ?? [];
  const width = WIDTHS[hasRoom ? 'whole' : 'beside'][isRoomy ? 'roomy' : 'narrow'];
  // A title is cut between its words, where the counter fits behind it.
  const more = others.length > 0 ? `+\u00a0${others.length}\u00a0more` : '';
  const cut = cutAtWord(title, more, width);
  const short = cut === title ? first.text : `${sign}${cut}`;
  const shown = (
    <span className={hasRoom ? 'block' : 'block w-25 xl:w-27 min-[85rem]:w-34 roomy:w-41 min-[100rem]:w-56'}>
      <span className="sr-only">{selected}</span>{' '}
      <span className="line-clamp-2">
        {short === first.text ? null : (
          <span className="sr-only">
            <HymnTitle text={first.text} />
          </span>
        )}
        <span aria-hidden={short === first.text ? undefined : true}>
          <HymnTitle text={short} />
        </span>
        {more ? <span className="whitespace-nowrap text-muted"> {more}</span> : null}
      </span>
    </span>
  );
  return (
    <Suspense fallback={shown}>
      <HymnPanel date={meeting.date} hymns={chosen}>
        {shown}
      </HymnPanel>
    </Suspense>
  );
}
