import { useQuery } from '@tanstack/react-query';
import { Mails, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useSession, useToday, useMoments } from '#client/auth/session.ts';
import { membersOptions } from '#client/members/api.ts';
import { MemberDialog } from '#client/members/member-dialog.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { Pager } from '#client/ui/controls/pager.tsx';
import { Badge, type Tone } from '#client/ui/feedback/badge.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { MailState } from '#shared/mail/constants.ts';
import type { MailStatus, SentMail } from '#shared/mail/schema.ts';
import { isMarkedWrong, isRetried } from '#shared/mail/rules.ts';
import { problemInWords } from '#shared/mail/problem-words.ts';
import { KIND_WORDS, STATE_WORDS } from '#shared/mail/words.ts';
import { mailStatusOptions, sentMailOptions, useMarkAddress, useRetryMail } from './api.ts';

const TONES: Record<MailState, Tone> = {
  waiting: 'other',
  sending: 'other',
  sent: 'planned',
  failed: 'overdue',
  refused: 'overdue',
  unclear: 'partial',
  held: 'partial',
  skipped: 'none',
};

/** What was sent, to whom, when, and what failed; and who gets no email. */
export function SentEmailsDialog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const list = useQuery(sentMailOptions(page));
  const status = useQuery(mailStatusOptions());
  const { data } = list;
  return (
    <Dialog
      open
      readable
      size="lg"
      flush
      onRequestClose={onClose}
      title="Sent Emails"
      subtitle={
        <span>
          {status.data?.from
            ? `“Sent” means the mail server accepted the email. If it bounces later, the notice goes to ${status.data.from}. Then choose Wrong Address here. Emails stay listed for six months.`
            : 'Emails stay listed for six months.'}
        </span>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {data && data.rows.length > 0 ? (
        <ul className="divide-y divide-line">
          {data.rows.map((mail) => (
            <Line key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : data ? (
        <Empty
          icon={Mails}
          title="No emails yet"
          action={page > 1 ? <Button onClick={() => setPage(1)}>Go to First Page</Button> : undefined}
        >
          Emailed invitations and reminders will appear here.
        </Empty>
      ) : (
        <NotLoaded query={list}>
          <ul aria-hidden="true" className="divide-y divide-line">
            {Array.from({ length: 6 }, (_, row) => (
              <li key={row} className="grid gap-2 px-4 py-3 md:px-6">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-4 w-3/5" />
              </li>
            ))}
          </ul>
        </NotLoaded>
      )}
      {data ? <Pager page={page} pageSize={data.pageSize} total={data.total} onGo={setPage} /> : null}
      {status.data && status.data.stops.length > 0 ? <Stops stops={status.data.stops} /> : null}
    </Dialog>
  );
}

function Line({ mail }: { mail: SentMail }) {
  const today = useToday();
  const { mutate, isPending } = useRetryMail();
  const { textOf } = useMoments();
  const { id, kind, name, address, date, state, sentAt, dueAt, by } = mail;
  const problem = problemInWords(mail);
  const about = kind === 'hymn_list' ? KIND_WORDS[kind] : `${KIND_WORDS[kind]} for ${dateSeenFrom(date, today)}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 md:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">
          <b className="font-semibold">{name}</b> <span className="text-muted">{address}</span>
        </p>
        <p className="text-sm text-muted">{by ? `${about}, from ${by}` : about}</p>
        {problem ? <p className="mt-1 wrap-anywhere">{problem.words}</p> : null}
        {problem?.answer ? (
          <details className="mt-1 text-sm text-muted">
            <summary className="w-fit touch:py-2.5">Technical details</summary>
            <p className="pt-1 wrap-anywhere">{problem.answer}</p>
          </details>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-md:basis-full max-md:justify-between">
        <span className="grid justify-items-end gap-1 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2">
          <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
          <time dateTime={sentAt ?? dueAt} className="num text-xs text-muted">
            {state === 'waiting' && problem ? 'Next attempt ' : ''}
            {textOf(sentAt ?? dueAt)}
          </time>
        </span>
        {state === 'refused' ? <CorrectAddress mail={mail} /> : null}
        <AddressMark mail={mail} />
        {isRetried(mail) ? (
          <Button
            size="sm"
            icon={RotateCcw}
            busy={isPending}
            busyText="Sending..."
            aria-label={`Send to ${name} again`}
            onClick={() => mutate(id)}
          >
            {state === 'held' ? 'Send' : 'Try Again'}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** What bounces comes as an email to the sender, so that only a person can say it here; and take it back. */
function AddressMark({ mail }: { mail: SentMail }) {
  const { mutate, isPending } = useMarkAddress();
  const { id, state, name } = mail;
  const isMarked = isMarkedWrong(mail);
  if (state !== 'sent' && !isMarked) return null;
  return (
    <Button
      size="sm"
      variant={isMarked ? undefined : 'ghost'}
      className={isMarked ? undefined : 'max-md:-mr-2.5'}
      busy={isPending}
      busyText="Saving..."
      aria-label={isMarked ? `${name}’s address is correct` : `${name}’s address is wrong`}
      onClick={() => mutate({ id, isWrong: !isMarked })}
    >
      {isMarked ? 'Undo' : 'Wrong Address'}
    </Button>
  );
}

/** Where the address of a member is changed; the next try goes to the new one. */
function CorrectAddress({ mail: { memberId, name } }: { mail: SentMail }) {
  const { may } = useSession();
  const { data: members } = useQuery(membersOptions());
  const [isOpen, setOpen] = useState(false);
  const member = members?.find(({ id }) => id === memberId);
  if (!member || !may('members:write')) return null;
  return (
    <>
      <Button size="sm" icon={Pencil} aria-label={`Correct ${name}’s address`} onClick={() => setOpen(true)}>
        Correct Address
      </Button>
      <MemberDialog open={isOpen} member={member} onClose={() => setOpen(false)} />
    </>
  );
}

function Stops({ stops }: Pick<MailStatus, 'stops'>) {
  const { dayOf } = useMoments();
  return (
    <section aria-labelledby="no-mail" className="border-t border-line px-4 py-4 md:px-6">
      <h3 id="no-mail" className="font-semibold">
        Not emailed
      </h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {stops.map(({ name, address, reason, at }) => (
          <li key={`${name} ${address}`} className="wrap-anywhere">
            {reason === 'asked'
              ? `${name} turned off emails on ${dayOf(at)}`
              : reason === 'refused'
                ? `The mail server rejected ${address} on ${dayOf(at)}`
                : `${address} was marked as wrong on ${dayOf(at)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
