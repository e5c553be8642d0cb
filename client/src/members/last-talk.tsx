import type { ReactNode } from 'react';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { speakerAge, type TalkAge } from '#shared/tracking/rules.ts';

/** Only the recent are a badge: the others are the people one may ask. */
const DOTS: Partial<Record<TalkAge, string>> = { while: 'text-mark', long: 'text-danger' };

/** Wider than a space between words: a line may break behind it. */
const GAP = '\u2002';

/** `times` is for members with talks but no known date. */
type Props = { date: string | null; today: string; age?: TalkAge; times?: number };

/** When someone last spoke or prayed, with a color by how long ago. */
export function LastTime({ date, today, age = speakerAge(date, today), times = 0 }: Props) {
  if (date === null)
    return times > 0 ? <Dotted age="long">Date unknown</Dotted> : <span className="text-muted">Never</span>;
  const day = dateSeenFrom(date, today);
  const ago = <span className="whitespace-nowrap text-muted">{relativeDay(date, today)}</span>;
  if (age !== 'recent')
    return (
      <Dotted age={age}>
        <span className="whitespace-nowrap">{day}</span>
        {GAP}
        {ago}
      </Dotted>
    );
  return (
    <span className="num text-sm">
      <Badge tone="planned">{day}</Badge> {ago}
    </span>
  );
}

function Dotted({ age, children }: { age: TalkAge; children: ReactNode }) {
  const dot = DOTS[age];
  return (
    <span className="num inline-flex items-center gap-2 text-sm leading-4.5">
      {dot ? <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full bg-current', dot)} /> : null}
      <span>{children}</span>
    </span>
  );
}
