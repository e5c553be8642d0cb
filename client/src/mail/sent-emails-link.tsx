import { useQuery } from '@tanstack/react-query';
import { Mails } from 'lucide-react';
import { useSession } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Marked } from '#client/ui/feedback/notice.tsx';
import { mailStatusOptions } from './api.ts';
import { openSentEmails } from './sent-emails.tsx';

/** Opens the list, and says how many emails didn’t arrive. Nothing if the server can’t send email. */
export function SentEmailsLink() {
  const { may, capabilities } = useSession();
  const isOn = capabilities.sendsMail && may('meetings:write');
  const { data } = useQuery({ ...mailStatusOptions(), enabled: isOn });
  if (!isOn) return null;
  const problems = data?.open ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Button size="sm" icon={Mails} onClick={openSentEmails}>
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
