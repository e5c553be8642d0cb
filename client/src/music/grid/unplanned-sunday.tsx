import { Plus } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import { useMusicPlan, type MusicLine } from './music-plan.ts';
import { useOpenSunday } from './use-open-sunday.ts';

/** In place of the hymns of a Sunday without a plan: why there are none, and the way to choose some. */
export function UnplannedSunday({ line }: { line: MusicLine }) {
  const { today } = useMusicPlan();
  const { mutate, isPending } = useOpenSunday();
  if (!line.hasMeeting) return <>{`${KIND_LABELS[line.kind]}: no sacrament meeting`}</>;
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      Not planned yet
      <Button
        size="sm"
        variant="ghost"
        icon={Plus}
        busy={isPending}
        aria-label={`Choose Hymns for ${dateSeenFrom(line.date, today)}`}
        onClick={() => mutate(line.date)}
      >
        Choose Hymns
      </Button>
    </span>
  );
}
