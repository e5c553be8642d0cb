import { Badge } from '#client/ui/feedback/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { lastTime } from '#shared/calendar/format.ts';
import { speakerAge, type TalkAge } from '#shared/tracking/rules.ts';

/** Only the recent are a badge: the others are the people one may ask. */
const DOTS: Partial<Record<TalkAge, string>> = { while: 'text-mark', long: 'text-danger' };

/** `times` is for members with talks but no known date. */
type Props = { date: string | null; today: string; age?: TalkAge; times?: number };

/** When someone last spoke or prayed, with a color by how long ago. */
export function LastTime({ date, today, age = speakerAge(date, today), times = 0 }: Props) {
  if (date === null)
    return times > 0 ? <Dotted age="long">Date unknown</Dotted> : <span className="text-muted">Never</span>;
  const text = lastTime(date, today);
  if (age !== 'recent') return <Dotted age={age}>{text}</Dotted>;
  return (
    <Badge tone="planned" className="num">
      {text}
    </Badge>
  );
}

function Dotted({ age, children }: { age: TalkAge; children: string }) {
  const dot = DOTS[age];
  return (
    <span className="num inline-flex items-center gap-2 text-sm whitespace-nowrap">
      {dot ? <span aria-hidden="true" className={cx('size-2 rounded-full bg-current', dot)} /> : null}
      {children}
    </span>
  );
}
