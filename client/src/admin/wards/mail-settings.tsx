import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#client/auth/session.ts';
import { useSendTest } from '#client/mail/api.ts';
import { SentEmailsLink } from '#client/mail/sent-emails-link.tsx';
import { Button } from '#client/ui/controls/button.tsx';

/** What the server sends by itself, as far as it can send at all. */
export function MailPart({ children }: { children: ReactNode }) {
  const { capabilities, user } = useSession();
  const test = useSendTest();
  if (!capabilities.sendsMail)
    return (
      <p className="text-muted md:col-span-2">
        Email isn’t set up on this server, so no emails are sent. The person who runs the planner can set it up.
      </p>
    );
  return (
    <>
      {children}
      <div className="flex flex-wrap items-center gap-3 md:col-span-2">
        <SentEmailsLink />
        <Button size="sm" icon={Send} busy={test.isPending} busyText="Sending..." onClick={() => test.mutate()}>
          Send a Test Email
        </Button>
        <span className="text-sm text-muted">
          {user.email ? `The test goes to ${user.email}.` : 'To send a test, add an email address to your account.'}
        </span>
      </div>
    </>
  );
}
