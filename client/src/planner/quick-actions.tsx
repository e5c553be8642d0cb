import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CalendarCheck, ChevronRight, List, Music, Speech, UserPlus, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { useDialogLinks, meetingsPath } from '#client/meetings/links.ts';
import { tabPath } from '#client/paths.ts';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { holdsMeeting, isAbove } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';

const MemberDialog = lazy(() => import('#client/members/member-dialog.tsx').then((m) => ({ default: m.MemberDialog })));

type Props = { slots: readonly SundaySlot<Meeting>[]; today: string };

/** `slots` are the upcoming Sundays, including today. */
export function QuickActions({ slots, today }: Props) {
  const { may } = useSession();
  const { plan, edit } = useDialogLinks();
  const held = slots.filter((slot) => holdsMeeting(slot.kind));
  const open = held.find(({ date, meeting }) => date > today && isAbove('planned', meeting?.status ?? 'draft'));
  return (
    <Card aria-labelledby="quick-actions">
      <CardHead plain id="quick-actions" title="Quick Actions" className="md:px-4!" />
      <ul className="divide-y divide-line pb-1">
        <ActionLink icon={CalendarCheck} href={open?.meeting ? edit(open.meeting.id) : plan(open?.date ?? null)}>
          Plan next Sunday's meeting
          {open ? <span className="block text-sm text-muted">{dateSeenFrom(open.date, today)}</span> : null}
        </ActionLink>
        <ActionLink icon={List} href={meetingsPath('upcoming')}>
          View all upcoming meetings
        </ActionLink>
        {may('members:write') ? <AddSpeaker /> : null}
        <ActionLink icon={Music} href={tabPath('music')}>
          Plan music
        </ActionLink>
        <ActionLink icon={Speech} href={tabPath('pulpit')}>
          Generate pulpit sheets
        </ActionLink>
      </ul>
    </Card>
  );
}

const row = 'flex w-full items-center gap-2.5 px-4 py-2.5 text-left text-text hover:bg-sunken hover:no-underline';

function Inside({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon className="text-primary" />
      <span className="flex-1">{children}</span>
      <ChevronRight className="text-muted" />
    </>
  );
}

function ActionLink({ icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={row}>
        <Inside icon={icon}>{children}</Inside>
      </Link>
    </li>
  );
}

function AddSpeaker() {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className={row} onClick={() => setOpen(true)}>
        <Inside icon={UserPlus}>Add new speaker</Inside>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MemberDialog open onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
