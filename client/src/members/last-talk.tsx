import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { TALK_AGES } from '#shared/tracking/limits.ts';
import { speakerAge, type TalkAge } from '#shared/tracking/rules.ts';

const DOTS: Partial<Record<TalkAge, string>> = { recent: 'text-planned-fg', while: 'text-mark', long: 'text-danger' };

/** Wider than a space between words: a line may break behind it. */
const GAP = '\u2002';

/** `times` is for members with talks but no known date. */
type Props = { date: string | null; today: string; age?: TalkAge; times?: number };

/** When someone last spoke or prayed, with a color by how long ago. */
export function LastTime({ date, today, age = speakerAge(date, today), times = 0 }: Props) {
  if (date === null)
    return times > 0 ? <Dotted age="long">Date unknown</Dotted> : <span className="text-muted">Never</span>;
  const day = dateSeenFrom(date, today);
  // In tables it has a line of its own until every date has room for it.
  const ago = <span className="whitespace-nowrap text-muted md:max-roomy:block">{relativeDay(date, today)}</span>;
  return (
    <Dotted age={age}>
      <span className="whitespace-nowrap">{day}</span>
      {GAP}
      {ago}
    </Dotted>
  );
}

const KEY: readonly [age: TalkAge, words: string][] = [
  ['recent', `under ${TALK_AGES.recent} days`],
  ['while', `under ${TALK_AGES.while}`],
  ['long', 'longer ago'],
];

/** What the dots before the days mean. */
export function LastTalkKey() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 py-1.5 text-sm text-muted md:px-5">
      <span className="max-md:sr-only">Last talk</span>
      {KEY.map(([age, words]) => (
        <Dotted key={age} age={age}>
          {words}
        </Dotted>
      ))}
    </p>
  );
}

function Dotted({ age, children }: { age: TalkAge; children: ReactNode }) {
  const dot = DOTS[age];
  return (
    <span className="inline-flex items-center gap-2 text-sm leading-4.5 md:num">
      {dot ? <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full bg-current', dot)} /> : null}
      <span>{children}</span>
    </span>
  );
}
