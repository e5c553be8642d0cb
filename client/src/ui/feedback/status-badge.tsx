import { Ban, CalendarCheck, Circle, CircleCheck, CircleDashed } from 'lucide-react';
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

export function StatusBadge({ status, className }: { status: BadgeStatus; className?: string }) {
  const { tone, icon, text } = looks[status];
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {text}
    </Badge>
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
