import { useWard } from '#client/auth/session.ts';
import { SIGN_IN_AGAIN } from '#client/offline/copy-notice.tsx';
import { copyTime } from '#shared/calendar/format.ts';

export type Copy = { at: number; offline: boolean; isLapsed: boolean };

/** When the text was fetched, and whether it couldn't be refreshed since. */
export function CopyAge({ at, offline, isLapsed }: Copy) {
  const { timezone } = useWard();
  return (
    <span>
      {offline ? 'Offline copy · ' : 'Updated '}
      <span className="num whitespace-nowrap">{copyTime(new Date(at).toISOString(), timezone, new Date())}</span>
      {isLapsed ? ` · ${SIGN_IN_AGAIN}` : null}
    </span>
  );
}
