import { CloudOff, LogIn, RotateCw } from 'lucide-react';
import { useWard } from '#client/auth/session.ts';
import { PATHS } from '#client/paths.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { copyTime } from '#shared/calendar/format.ts';
import { useOffline, type CopyCause } from './offline-context.ts';

/** 'Offline copy · Sat 7:22 PM', in the ward's time zone. */
export function CopyAge({ at }: { at: string }) {
  const { timezone } = useWard();
  return <time dateTime={at}>{`Offline copy · ${copyTime(at, timezone, new Date())}`}</time>;
}

type Props = {
  at: string;
  isLapsed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  onSignIn: () => void;
  children?: string;
};

function CopyNotice({ at, isLapsed, isRetrying, onRetry, onSignIn, children }: Props) {
  const action = isLapsed ? (
    <Button icon={LogIn} onClick={onSignIn}>
      Sign In Again to Update
    </Button>
  ) : (
    <Button icon={RotateCw} busy={isRetrying} busyText="Retrying..." onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice label="Offline copy" icon={CloudOff} tone="warn" action={action}>
      <b className="num font-semibold">
        <CopyAge at={at} />
      </b>
      {children ? <span className="block text-sm">{children}</span> : null}
    </Notice>
  );
}

const CAUSES: Record<CopyCause, string> = {
  offline: 'You’re offline. The next two meetings are available on this device; everything else needs a connection.',
  server:
    'The server has a problem. The next two meetings are available on this device; everything else has to wait until it’s fixed.',
  slow: 'The server hasn’t responded yet. The next two meetings are available on this device in the meantime.',
};

/** Shown above every screen while the app uses the offline copy. */
export function OpenCopyNotice({ at }: { at: string }) {
  const { cause, isLapsed, isRetrying, retry, signIn } = useOffline();
  return (
    <CopyNotice at={at} isLapsed={isLapsed} isRetrying={isRetrying} onRetry={retry} onSignIn={signIn}>
      {isLapsed ? 'Your session expired. You can use this copy until these meetings are over.' : CAUSES[cause]}
    </CopyNotice>
  );
}

/** Shown above a meeting that couldn't be refreshed. */
export function OldMeetingNotice({
  at,
  isLapsed,
  isRetrying,
  onRetry,
}: {
  at: string;
  isLapsed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  const signIn = () => window.location.assign(PATHS.login);
  return <CopyNotice at={at} isLapsed={isLapsed} isRetrying={isRetrying} onRetry={onRetry} onSignIn={signIn} />;
}
