import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Mail, MessageCircle, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { notify } from '#client/lib/notify.ts';
import { membersOptions } from '#client/members/api.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { InvitationWay } from '#shared/invitations/constants.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import { textMessageTo, whatsAppTo } from '#shared/invitations/ways.ts';
import { letterTo } from '#shared/reminders/reminders.ts';
import { useMarkInvitations, useSendInvitations, writtenOptions } from './api.ts';

type Person = Pick<PersonToAsk, 'meeting' | 'assignment'>;
const keyOf = ({ meeting, assignment }: Person) => `${meeting.id} ${assignment.key}`;
const named = ({ meeting, assignment: { key, name } }: Person) => ({ meetingId: meeting.id, key, name });

async function copyText(text: string, description: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: 'Copied to Clipboard', description });
    return true;
  } catch {
    notify({ kind: 'error', title: 'Copy Failed', description: text });
    return false;
  }
}

/** The invitations to some people, to read, change, and send. Anyone who is sent one counts as asked. */
export function InviteDialog({ people, onClose }: { people: readonly Person[]; onClose: () => void }) {
  const written = useQuery(writtenOptions(people.map(named)));
  const { mutate } = useMarkInvitations();
  const mail = useSendInvitations();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [sent, setSent] = useState<readonly string[]>([]);
  const textOf = (person: Person) =>
    typed[keyOf(person)] ??
    written.data?.find(({ meetingId, key }) => meetingId === person.meeting.id && key === person.assignment.key)
      ?.text ??
    '';
  const markAsked = (some: readonly Person[], way: InvitationWay) => {
    setSent([...sent, ...some.map(keyOf)]);
    const open = some.filter(({ assignment }) => assignment.invitation?.state !== 'accepted');
    if (open.length > 0) mutate({ assignments: open.map(named), state: 'asked', way });
  };
  const leaving = mail.isPending ? mail.variables.invitations.map(({ meetingId, key }) => `${meetingId} ${key}`) : [];
  const send = (person: Person) =>
    mail.mutate(
      { invitations: [{ ...named(person), text: textOf(person) }] },
      { onSuccess: () => setSent((before) => [...before, keyOf(person)]) },
    );
  const copyAll = async () => {
    const all = people.map((person) => `${person.assignment.name}\n\n${textOf(person)}`).join('\n\n— — —\n\n');
    if (await copyText(all, `${people.length} invitations`)) markAsked(people, 'copy');
  };
  const [only] = people;
  return (
    <Dialog
      open
      onRequestClose={onClose}
      title={people.length === 1 && only ? `Invite ${only.assignment.name}` : `Invite ${people.length} people`}
      subtitle={<span>Each link is private and works until the Sunday is over.</span>}
      footer={
        <>
          {people.length > 1 && written.data ? (
            <Button icon={Copy} className="mr-auto" onClick={() => void copyAll()}>
              Copy All
            </Button>
          ) : null}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {written.data ? (
        <ul className="grid gap-6">
          {people.map((person) => (
            <InvitedPerson
              key={keyOf(person)}
              person={person}
              text={textOf(person)}
              isSent={sent.includes(keyOf(person))}
              onChange={(text) => setTyped({ ...typed, [keyOf(person)]: text })}
              onSent={(way) => markAsked([person], way)}
              onSend={() => send(person)}
              isSending={leaving.includes(keyOf(person))}
              isWaiting={mail.isPending}
            />
          ))}
        </ul>
      ) : (
        <NotLoaded query={written}>
          <WaitingFields count={people.length} />
        </NotLoaded>
      )}
    </Dialog>
  );
}

type PersonProps = {
  person: Person;
  text: string;
  isSent: boolean;
  onChange: (text: string) => void;
  onSent: (way: InvitationWay) => void;
  /** By the server, where it has mail. */
  onSend: () => void;
  isSending: boolean;
  /** For the email to someone else. */
  isWaiting: boolean;
};

function InvitedPerson({
  person: { meeting, assignment },
  text,
  isSent,
  onChange,
  onSent,
  onSend,
  isSending,
  isWaiting,
}: PersonProps) {
  const today = useToday();
  const { emailNotifications } = useWard();
  const { sendsMail } = useSession().capabilities;
  const { data: members = [] } = useQuery(membersOptions());
  const { phone, email } = members.find(({ id }) => id === assignment.memberId) ?? {};
  const { name, label } = assignment;
  const copy = async () => {
    if (await copyText(text, `Invitation for ${name}`)) onSent('copy');
  };
  return (
    <li className="grid gap-2">
      <Field label={`${name} · ${label}, ${dateSeenFrom(meeting.date, today)}`}>
        <Textarea rows={6} value={text} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={Copy} aria-label={`Copy invitation for ${name}`} onClick={() => void copy()}>
          Copy
        </Button>
        <ButtonLink
          size="sm"
          external
          icon={MessageSquare}
          href={textMessageTo(phone, text)}
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
          href={whatsAppTo(phone, text)}
          aria-label={`Invite ${name} on WhatsApp`}
          onClick={() => onSent('whatsapp')}
        >
          WhatsApp
        </ButtonLink>
        {sendsMail && email ? (
          <Button
            size="sm"
            icon={Mail}
            aria-label={`Send ${name} by email`}
            busy={isSending}
            busyText="Sending..."
            disabled={isSent || (isWaiting && !isSending)}
            onClick={onSend}
          >
            Send by Email
          </Button>
        ) : emailNotifications ? (
          <ButtonLink
            size="sm"
            external
            icon={Mail}
            href={letterTo(email ?? '', { date: meeting.date, text })}
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
    </li>
  );
}
