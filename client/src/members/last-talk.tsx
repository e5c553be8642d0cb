import { Badge, type Tone } from '#client/ui/badge.tsx';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { speakerAge, type TalkAge } from '#shared/tracking/rules.ts';

export const AGE_TONES: Record<TalkAge, Tone> = { recent: 'planned', while: 'partial', long: 'overdue', never: 'other' };

type Props = { date: string | null; today: string; age?: TalkAge };

/** When somebody last spoke or prayed: how long ago, coloured, and the day below. */
export function LastTime({ date, today, age = speakerAge(date, today) }: Props) {
  if (date === null) return <Badge tone="none">Never</Badge>;
  return (
    <span className="inline-grid justify-items-start gap-0.5">
      <Badge tone={AGE_TONES[age]}>{relativeDay(date, today)}</Badge>
      <span className="num text-xs text-muted">{dateSeenFrom(date, today)}</span>
    </span>
  );
}
