import { useQuery } from '@tanstack/react-query';
import { copyOptions } from '#client/offline/copy.ts';
import { OpenCopyNotice } from '#client/offline/copy-notice.tsx';
import { NewVersionNotice } from '#client/offline/new-version-notice.tsx';
import { useOffline } from '#client/offline/offline-context.ts';

/** What every screen says first: how old it is, or that there is something newer. */
export function ShellNotices() {
  const { isOpen } = useOffline();
  const { data: copy } = useQuery(copyOptions());
  const at = copy?.meetings[0]?.at;
  return isOpen && at ? <OpenCopyNotice at={at} /> : <NewVersionNotice />;
}
