import { useWard } from '#client/auth/session.ts';
import { copyTime } from '#shared/calendar/format.ts';

export type Copy = { at: string | null; offline: boolean; isLapsed: boolean };

/** When the text was fetched, and whether it couldn't be refreshed since. */
export function PulpitCopyAge({ at, offline, isLapsed }: Copy) {
  const { timezone } = useWard();
  return (
    <span>
      {offline ? 'Offline copy · ' : 'Updated '}
      <span className="num whitespace-nowrap">{at === null ? null : copyTime(at, timezone, new Date())}</span>
      {isLapsed ? ' · sign in again to update' : null}
    </span>
  );
}
