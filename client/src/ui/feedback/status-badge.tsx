import { Ban, CalendarCheck, Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from './badge.tsx';
import { HalfCircle } from './half-circle.tsx';

const looks = {
  completed: { tone: 'completed', icon: CircleCheck, text: 'COMPLETED' },
  confirmed: { tone: 'confirmed', icon: CalendarCheck, text: 'CONFIRMED' },
  planned: { tone: 'planned', icon: Circle, text: 'PLANNED' },
  partially_planned: { tone: 'partial', icon: HalfCircle, text: 'PARTIALLY PLANNED' },
  draft: { tone: 'other', icon: CircleDashed, text: 'NEEDS PLANNING' },
  unplanned: { tone: 'other', icon: CircleDashed, text: 'UNPLANNED' },
  no_meeting: { tone: 'none', icon: Ban, text: 'NO MEETING' },
} as const;

export type BadgeStatus = keyof typeof looks;

export function StatusBadge({ status, className }: { status: BadgeStatus; className?: string }) {
  const { tone, icon, text } = looks[status];
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {text}
    </Badge>
  );
}
