import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { use } from 'react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { membersOptions } from '#client/members/api.ts';
import { importPath, settingsPath, tabPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { usersOptions } from '#client/admin/users/api.ts';
import { isWardAdmin } from '#shared/users/rules.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { isNewWard, upcomingSundays } from '#shared/meetings/hints/upcoming.ts';

/** Two that agree now and half a year from now have the same clock. */
function isSameClock(zone: string, other: string): boolean {
  const now = new Date();
  const later = new Date(now.getTime() + 182 * 86_400_000);
  return [now, later].every((time) => timeIn(zone, time) === timeIn(other, time));
}
const timeIn = (timeZone: string, time: Date): string =>
  time.toLocaleString('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** Conferences are never back to back, so at least one of the next Sundays has a meeting. */
const SUNDAYS = 4;

/** People added from the fields of a first meeting are not the ward's list yet. */
const ADDED_BY_HAND = 3;

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

type Step = { title: string; words: string; action: string; href: string; isDone: boolean | undefined };

function useSteps(): readonly Step[] | null {
  const { may, isAdmin, isSuperAdmin } = useSession();
  const today = useToday();
  const { fastSundayRule, timezone } = useWard();
  const { plan, edit } = useDialogLinks();
  const { data: meetings } = useQuery(planningOptions(today));
  const isNew = meetings !== undefined && isNewWard(meetings, today) && may('meetings:write');
  const members = useQuery({ ...membersOptions(), enabled: isNew });
  const users = useQuery({ ...usersOptions(), enabled: isNew && isAdmin });
  if (!isNew) return null;
  const active = users.data?.filter((one) => one.isActive);
  const isPlanned = meetings.some(({ status }) => status !== 'draft');
  const next = upcomingSundays(meetings, today, SUNDAYS, fastSundayRule).find((slot) => holdsMeeting(slot.kind));
  return [
    ...(isAdmin
      ? [
          isSuperAdmin
            ? {
                title: 'Add the ward admin',
                words: 'A ward member who will add users and manage settings.',
                action: 'Open Admin',
                href: tabPath('admin'),
                isDone: active?.some((one) => isWardAdmin(one.role)),
              }
            : {
                title: 'Add your team',
                words: 'People who plan with you, choose hymns, or conduct.',
                action: 'Open Admin',
                href: tabPath('admin'),
                isDone: active && active.length > 1,
              },
        ]
      : []),
    ...(isAdmin && !isSameClock(timezone, HERE)
      ? [
          {
            title: 'Check the time zone',
            words: `It’s ${timeIn(timezone, new Date())} in this ward’s time zone, and ${timeIn(HERE, new Date())} where you are.`,
            action: 'Ward Settings',
            href: settingsPath,
            isDone: false,
          },
        ]
      : []),
    {
      title: 'Import members',
      words: 'Import a file so you can assign talks and prayers.',
      action: 'Import Members',
      href: importPath,
      isDone: members.data && members.data.length > ADDED_BY_HAND,
    },
    {
      title: 'Plan the first meeting',
      words: 'Start with who’s conducting. Save anytime and finish later.',
      action: 'Plan Meeting',
      href: next?.meeting ? edit(next.meeting.id) : plan(next?.date ?? null),
      isDone: isPlanned,
    },
  ];
}

/**
 * Setup steps for a ward without past meetings. Hidden once they're all done. `here` is the current page, so its own
 * step has no button. `inset`: where the text of the page's other cards begins.
 */
export function GettingStarted({ here, inset = 'md:pl-5!' }: { here?: string; inset?: string }) {
  const steps = useSteps();
  const current = steps?.find(({ isDone }) => isDone === false);
  if (!steps || !current) return null;
  return (
    <Card edge aria-labelledby="getting-started">
      <CardHead plain id="getting-started" title="Getting Started" className={inset} />
      <ol className="divide-y divide-line pb-1">
        {steps.map((step) => (
          <Line key={step.title} step={step} isCurrent={step === current} isHere={step.href === here} inset={inset} />
        ))}
      </ol>
    </Card>
  );
}

const asked = new WeakMap<QueryClient, Promise<unknown>>();

/**
 * The steps above the Sundays, which would move down once the answers are there: the planner is drawn with them, or
 * without where they can't be asked for.
 */
export function StepsAbove() {
  const client = useQueryClient();
  const { isAdmin } = useSession();
  const known =
    asked.get(client) ??
    Promise.all([client.prefetchQuery(membersOptions()), isAdmin ? client.prefetchQuery(usersOptions()) : null]);
  asked.set(client, known);
  use(known);
  return <GettingStarted inset="md:pl-4!" />;
}

function Line({
  step: { title, words, action, href, isDone },
  isCurrent,
  isHere,
  inset,
}: {
  step: Step;
  isCurrent: boolean;
  isHere: boolean;
  inset: string;
}) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:pr-5 ${inset}`}
    >
      <Icon className={`size-5 ${isDone ? 'text-planned-fg' : 'text-muted'}`} />
      <span className="min-w-0 flex-1 basis-56">
        <b className="font-semibold">{title}</b>
        {isDone ? <span className="text-muted"> · done</span> : null}
        <span className="block text-sm text-muted max-md:text-base">{words}</span>
      </span>
      <ButtonLink
        href={href}
        size="sm"
        className={isDone || isHere ? 'invisible max-md:hidden' : 'max-md:ml-9'}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
