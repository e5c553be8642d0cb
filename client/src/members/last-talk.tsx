import { Badge, type Tone } from '#client/ui/feedback/badge.tsx';
import { lastTime } from '#shared/calendar/format.ts';
import { speakerAge, type TalkAge } from '#shared/tracking/rules.ts';

const AGE_TONES: Record<TalkAge, Tone> = { recent: 'planned', while: 'partial', long: 'overdue', never: 'other' };

/** `times` is for members with talks but no known date. */
type Props = { date: string | null; today: string; age?: TalkAge; times?: number };

/** When someone last spoke or prayed, colored by how long ago. */
export function LastTime({ date, today, age = speakerAge(date, today), times = 0 }: Props) {
  if (date === null && times > 0) return <Badge tone={AGE_TONES.long}>Date unknown</Badge>;
  if (date === null) return <Badge tone="none">Never</Badge>;
  return (
    <Badge tone={AGE_TONES[age]} className="num">
      {lastTime(date, today)}
    </Badge>
  );
}
