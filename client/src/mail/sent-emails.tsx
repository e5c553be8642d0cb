import { useQuery } from '@tanstack/react-query';
import { Mails } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '#client/auth/session.ts';
import { makeOpener } from '#client/lib/use-store.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Marked } from '#client/ui/feedback/notice.tsx';
import { mailStatusOptions } from './api.ts';

const SentEmailsDialog = lazy(() =>
  import('./sent-emails-dialog.tsx').then((module) => ({ default: module.SentEmailsDialog })),
);

const { open, close, useIsOpen } = makeOpener();

/** Mounted once in the app. */
export function SentEmailsHost() {
  if (!useIsOpen()) return null;
  return (
    <Suspense fallback={null}>
      <SentEmailsDialog onClose={close} />
    </Suspense>
  );
}

/** Opens the list, and says how many emails didn’t arrive. Nothing where the server has no mail. */
export function SentEmailsLink() {
  const { may, capabilities } = useSession();
  const isOn = capabilities.sendsMail && may('meetings:write');
  const { data } = useQuery({ ...mailStatusOptions(), enabled: isOn });
  if (!isOn) return null;
  const problems = data?.open ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Button size="sm" icon={Mails} onClick={open}>
        Sent Emails
      </Button>
      {problems > 0 ? (
        <span className="text-sm">
          <Marked>{problems === 1 ? '1 needs attention' : `${problems} need attention`}</Marked>
        </span>
      ) : null}
    </div>
  );
}
