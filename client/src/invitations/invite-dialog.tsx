import { useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { copyText } from '#client/lib/copy-text.ts';
import { notify } from '#client/lib/notify.ts';
import { membersOptions } from '#client/members/api.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { InvitationWay } from '#shared/invitations/constants.ts';
import { sentToday } from '#shared/invitations/sent-today.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import { useMarkInvitations, useSendInvitations, writtenOptions } from './api.ts';
import { InvitedPerson } from './invited-person.tsx';

type Person = Pick<PersonToAsk, 'meeting' | 'assignment'>;
const keyFor = (meetingId: number | string, key: string): string => `${meetingId} ${key}`;
const keyOf = ({ meeting, assignment }: Person) => keyFor(meeting.id, assignment.key);
const named = ({ meeting, assignment: { key, name } }: Person) => ({ meetingId: meeting.id, key, name });

const invitationsIn = (count: number): string => (count === 1 ? '1 invitation' : `${count} invitations`);
const outcome = (sent: number, left: number): string => {
  const onTheWay = sent > 0 && `${invitationsIn(sent)} ${sent === 1 ? 'is' : 'are'} on the way.`;
  const [verb, place] = left === 1 ? ['wasn’t', 'the'] : ['weren’t', 'each'];
  const held = left > 0 && `${invitationsIn(left)} ${verb} sent. The reason is below ${place} name.`;
  return [onTheWay, held].filter(Boolean).join(' ');
};

/** The invitations to some people, to read, change, and send. Anyone who is sent one counts as asked. */
export function InviteDialog({ people, onClose }: { people: readonly Person[]; onClose: () => void }) {
  const { sendsMail } = useSession().capabilities;
  const { timezone } = useWard();
  const today = useToday();
  const written = useQuery(writtenOptions(people.map(named)));
  const { data: members } = useQuery(membersOptions());
  const { mutate } = useMarkInvitations();
  const mail = useSendInvitations();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [sent, setSent] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const isSent = (person: Person) => sent.includes(keyOf(person));
  const contactOf = ({ assignment }: Person) => members?.find(({ id }) => id === assignment.memberId);
  const textOf = (person: Person) =>
    typed[keyOf(person)] ??
    written.data?.find(({ meetingId, key }) => keyFor(meetingId, key) === keyOf(person))?.text ??
    '';
  const problemOf = (person: Person) =>
    refused.get(keyOf(person)) ??
    (sendsMail && members && !contactOf(person)?.email
      ? 'No email address on the member list. Add one, or copy or text the invitation.'
      : undefined);
  const markAsked = (some: readonly Person[], way: InvitationWay) => {
    setSent((before) => [...before, ...some.map(keyOf)]);
    mutate({ assignments: some.map(named), state: 'asked', way });
  };
  const send = (some: readonly Person[]) =>
    mail.mutate(
      { invitations: some.map((person) => ({ ...named(person), text: textOf(person) })) },
      {
        onSuccess: ({ notSent }) => {
          const reasons = new Map(notSent.map(({ meetingId, key, message }) => [keyFor(meetingId, key), message]));
          const done = some.map(keyOf).filter((key) => !reasons.has(key));
          setRefused(reasons);
          setSent((before) => [...before, ...done]);
          if (some.length > 1)
            notify({
              kind: done.length > 0 ? 'success' : 'error',
              title: done.length > 0 ? 'Invitations Sent' : 'Not Sent',
              description: outcome(done.length, notSent.length),
            });
        },
      },
    );
  const sending = mail.isPending ? mail.variables.invitations.map(({ meetingId, key }) => keyFor(meetingId, key)) : [];
  const copy = async (person: Person) => {
    if (await copyText(textOf(person), `Invitation for ${person.assignment.name}`)) markAsked([person], 'copy');
  };
  const copyAll = async () => {
    const all = people.map((person) => `${person.assignment.name}\n\n${textOf(person)}`).join('\n\n— — —\n\n');
    if (await copyText(all, invitationsIn(people.length))) markAsked(people, 'copy');
  };
  const isToMail = (person: Person) =>
    !isSent(person) && sentToday(person.assignment.invitation, { timezone, today }) === null;
  const toMail = sendsMail ? people.filter((person) => contactOf(person)?.email && isToMail(person)) : [];
  const isSeveral = people.length > 1;
  const offersMail = isSeveral && toMail.length > 0;
  const [only] = people;
  const isAllSent = people.every(isSent);
  const copiesAll = isSeveral && written.data !== undefined;
  return (
    <Dialog
      open
      onRequestClose={onClose}
      title={!isSeveral && only ? `Invite ${only.assignment.name}` : `Invite ${people.length} people`}
      subtitle={<span>Each link is private and works through that Sunday.</span>}
      footer={
        <>
          {copiesAll ? (
            <Button
              variant={offersMail || isAllSent ? 'default' : 'primary'}
              icon={Copy}
              className="mr-auto"
              onClick={() => void copyAll()}
            >
              Copy All
            </Button>
          ) : null}
          {offersMail && written.data ? (
            <Button
              variant="primary"
              icon={Mail}
              busy={mail.isPending}
              busyText="Sending..."
              disabled={toMail.some((person) => textOf(person).trim() === '')}
              onClick={() => send(toMail)}
            >
              {`Send ${toMail.length} by Email`}
            </Button>
          ) : null}
          <Button variant={isAllSent ? 'primary' : 'default'} onClick={onClose}>
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
              contact={contactOf(person)}
              text={textOf(person)}
              isSent={isSent(person)}
              isOnly={!isSeveral}
              problem={problemOf(person)}
              onChange={(text) => setTyped({ ...typed, [keyOf(person)]: text })}
              onCopy={() => void copy(person)}
              onSent={(way) => markAsked([person], way)}
              onSend={() => send([person])}
              isSending={sending.includes(keyOf(person))}
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
