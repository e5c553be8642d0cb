import { useQuery } from '@tanstack/react-query';
import { useToday, useWard } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { countNeedingMusic } from '#shared/meetings/music/music-plan.ts';

/** How many upcoming meetings need music, shown next to the tab. */
export function MusicCount() {
  const today = useToday();
  const { fastSundayRule } = useWard();
  const { data } = useQuery(planningOptions(today));
  const count = data ? countNeedingMusic(data, today, fastSundayRule) : 0;
  if (count === 0) return null;
  const words = count === 1 ? '1 meeting needs music' : `${count} meetings need music`;
  return (
    <span title={words} className="num ml-auto rounded-full bg-partial-bg px-2 text-xs/5 font-semibold text-partial-fg">
      {count}
      <span className="sr-only"> {count === 1 ? 'needs' : 'need'} music</span>
    </span>
  );
}
