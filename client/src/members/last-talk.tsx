import { Badge, type Tone } from '#client/ui/badge.tsx';
import { lastTime } from '#shared/calendar/format.ts';
import { speakerAge, type TalkAge } from '#shared/tracking/rules.ts';

const AGE_TONES: Record<TalkAge, Tone> = { recent: 'planned', while: 'partial', long: 'overdue', never: 'other' };

type Props = { date: string | null; today: string; age?: TalkAge };

/** When somebody last spoke or prayed, and how long ago that is, in its colour. */
export function LastTime({ date, today, age = speakerAge(date, today) }: Props) {
  if (date === null) return <Badge tone="none">Never</Badge>;
  return <Badge tone={AGE_TONES[age]} className="num">{lastTime(date, today)}</Badge>;
}
