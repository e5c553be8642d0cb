import { Check, Copy, Mail, MessageCircle, MessageSquare } from 'lucide-react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { InvitationWay } from '#shared/invitations/constants.ts';
import { sentToday } from '#shared/invitations/sent-today.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import { textMessageTo, whatsAppTo } from '#shared/invitations/ways.ts';
import type { Member } from '#shared/members/schema.ts';
import { letterTo } from '#shared/reminders/reminders.ts';

type Props = {
  person: Pick<PersonToAsk, 'meeting' | 'assignment'>;
  /** Absent for someone who isn't on the member list. */
  contact: Pick<Member, 'phone' | 'email'> | undefined;
  text: string;
  isSent: boolean;
  /** No one else is invited along with this person. */
  isOnly: boolean;
  /** Why this person wasn't emailed. */
  problem: string | undefined;
  onChange: (text: string) => void;
  onCopy: () => void;
  onSent: (way: InvitationWay) => void;
  /** By the server, where it has mail. */
  onSend: () => void;
  isSending: boolean;
  /** For an email that is being sent. */
  isWaiting: boolean;
};

/** One person's invitation, to read, change, and send in one of several ways. */
export function InvitedPerson(props: Props) {
  const { person, contact, text, isSent, isOnly, problem, onChange, onCopy, onSent, onSend, isSending, isWaiting } =
    props;
  const { meeting, assignment } = person;
  const today = useToday();
  const { emailNotifications, timezone } = useWard();
  const { sendsMail } = useSession().capabilities;
  const { name, label } = assignment;
  const isEmpty = text.trim() === '';
  const sentAt = sentToday(assignment.invitation, { timezone, today });
  const mails = sendsMail && Boolean(contact?.email);
  const mailsNext = mails && sentAt === null;
  const filled = isOnly && !isSent ? 'primary' : 'default';
  return (
    <li className="grid gap-2">
      <Field
        label={`${name} · ${label}, ${dateSeenFrom(meeting.date, today)}`}
        error={isEmpty ? 'Write something first' : undefined}
      >
        <Textarea rows={6} value={text} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant={mails ? 'default' : filled}
          icon={Copy}
          aria-label={`Copy invitation for ${name}`}
          onClick={onCopy}
        >
          Copy
        </Button>
        <ButtonLink
          size="sm"
          external
          icon={MessageSquare}
          href={textMessageTo(contact?.phone, text)}
          aria-label={`Text ${name}`}
          onClick={() => onSent('sms')}
        >
          Text Message
        </ButtonLink>
        <ButtonLink
          size="sm"
          target="_blank"
          rel="noreferrer"
          icon={MessageCircle}
          href={whatsAppTo(contact?.phone, text)}
          aria-label={`Invite ${name} on WhatsApp`}
          onClick={() => onSent('whatsapp')}
        >
          WhatsApp
        </ButtonLink>
        {mails ? (
          <Button
            size="sm"
            variant={mailsNext ? filled : 'default'}
            icon={Mail}
            aria-label={sentAt ? `Invitation to ${name} sent ${sentAt}` : `Email invitation to ${name}`}
            busy={isSending}
            busyText="Sending..."
            disabled={!mailsNext || isSent || isEmpty || (isWaiting && !isSending)}
            onClick={onSend}
          >
            {sentAt ? `Sent ${sentAt}` : 'Send by Email'}
          </Button>
        ) : emailNotifications ? (
          <ButtonLink
            size="sm"
            external
            icon={Mail}
            href={letterTo(contact?.email ?? '', { date: meeting.date, text })}
            aria-label={`Email ${name}`}
            onClick={() => onSent('email')}
          >
            Email
          </ButtonLink>
        ) : null}
        {isSent ? (
          <span role="status" className="inline-flex items-center gap-1.5 text-sm text-planned-fg">
            <Check />
            Marked as asked
          </span>
        ) : null}
      </div>
      {problem && !isSent ? <Missing>{problem}</Missing> : null}
    </li>
  );
}
