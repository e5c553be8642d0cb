import { Lightbulb } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { notify } from '#client/lib/notify.ts';
import { monthWord } from '#shared/calendar/format.ts';
import type { PlannedMeeting } from './music-plan.ts';

type Props = {
  planned: readonly PlannedMeeting[];
  fill: (month: string) => number | null;
  /** While hymns are missing, this is what there is to do. */
  isMain: boolean;
};

/** Fills the required gaps of every Sunday shown or, where they are in several months, of one month. */
export function FillMenu({ planned, fill, isMain }: Props) {
  const open = planned.filter((one) => !one.isComplete).map((one) => one.meeting.date);
  const months = [...new Set(open.map((day) => day.slice(0, 7)))];
  const run = (month: string) => {
    const count = fill(month);
    if (count === null)
      return notify({
        kind: 'error',
        title: 'Nothing Filled Yet',
        description: 'What your ward has sung hasn’t loaded. Try again in a moment.',
      });
    notify({
      kind: 'info',
      title: `${count} ${count === 1 ? 'Hymn' : 'Hymns'} Filled In`,
      description: 'You can change each one. Undo Last Change takes them all back.',
    });
  };
  const isOne = months.length < 2;
  const button = (
    <Button
      icon={Lightbulb}
      variant={isMain ? 'primary' : undefined}
      disabled={months.length === 0}
      onClick={isOne ? () => run('') : undefined}
    >
      Fill with Suggestions
    </Button>
  );
  if (isOne) return button;
  const items = [
    ...months.map((month) => ({ key: month, label: `Fill ${monthWord(`${month}-15`)}`, onRun: () => run(month) })),
    { key: 'all', label: 'Fill All Sundays', divided: true, onRun: () => run('') },
  ];
  return <Menu label="Fill with Suggestions" trigger={button} items={items} />;
}
