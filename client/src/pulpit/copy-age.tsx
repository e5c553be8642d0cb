import { recentMoment } from '#shared/calendar/format.ts';

/** When what is shown was fetched, and whether the server could not be asked again since. */
export function CopyAge({ at, offline }: { at: number; offline: boolean }) {
  return (
    <span>
      {offline ? 'Offline copy · ' : 'Updated '}
      <span className="num whitespace-nowrap">{recentMoment(at, Date.now())}</span>
    </span>
  );
}
