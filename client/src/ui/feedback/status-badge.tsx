import { Ban, CalendarCheck, Circle, CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { Badge } from './badge.tsx';

const looks = {
  completed: { tone: 'completed', icon: CircleCheck, text: 'COMPLETED' },
  confirmed: { tone: 'confirmed', icon: CalendarCheck, text: 'CONFIRMED' },
  planned: { tone: 'planned', icon: Circle, text: 'PLANNED' },
  partially_planned: { tone: 'partial', icon: HalfCircle, text: 'PARTIALLY PLANNED' },
  draft: { tone: 'other', icon: CircleDashed, text: 'NEEDS PLANNING' },
  unplanned: { tone: 'quiet', icon: CircleDashed, text: 'UNPLANNED' },
  no_meeting: { tone: 'none', icon: Ban, text: 'NO MEETING' },
} as const;

export type BadgeStatus = keyof typeof looks;
export const statusWords = (status: BadgeStatus): string => looks[status].text;

type Props = {
  status: BadgeStatus;
  /** How many who are still named said no: the red badge comes first, and the status keeps its own color. */
  declined?: number;
  /** In a narrow place: the number alone. */
  isShort?: boolean;
  className?: string;
};

export function StatusBadge({ status, declined = 0, isShort = false, className }: Props) {
  const { tone, icon, text } = looks[status];
  const badge = (
    <Badge tone={tone} icon={icon} className={className}>
      {text}
    </Badge>
  );
  if (declined === 0) return badge;
  return (
    <span className="inline-flex flex-wrap gap-x-2 gap-y-1">
      <Badge tone="overdue" icon={CircleX} className={className}>
        {declined}
        <span className={isShort ? 'sr-only' : undefined}>DECLINED</span>
      </Badge>
      {badge}
    </span>
  );
}

/** Half done: the icon set has no filled half. */
export function HalfCircle({ className }: { className?: string }) {
  return (
    <svg
      className={`lucide ${className ?? ''}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v18a9 9 0 0 0 0-18z" fill="currentColor" />
    </svg>
  );
}
