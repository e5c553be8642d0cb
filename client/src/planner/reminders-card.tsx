import { useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useNow, useWard } from '#client/auth/session.ts';
import { membersOptions } from '#client/members/api.ts';
import { IconButton } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card, CardHead, ShowAll } from '#client/ui/layout/card.tsx';
import { copyText } from '#client/lib/copy-text.ts';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { letterTo, remindersOf, type Reminder } from '#shared/reminders/reminders.ts';

const SHOWN_AT_FIRST = 6;

/** Members' email addresses, if the ward offers email reminders. */
function useAddresses(isWanted: boolean): ReadonlyMap<number, string> {
  const { data = [] } = useQuery({ ...membersOptions(), enabled: isWanted });
  return new Map(isWanted ? data.flatMap(({ id, email }) => (email ? [[id, email] as const] : [])) : []);
}

const copy = ({ text, name }: Reminder): Promise<boolean> => copyText(text, `Reminder for ${name}`);

const ReminderDialog = lazyPart(() => import('./reminder-dialog.tsx').then((module) => module.ReminderDialog));

type Props = { meetings: readonly Meeting[]; today: string; end: ReactNode };

/**
 * Everyone with an assignment soon, with a ready reminder for each. The ward settings say how many days ahead, and whether
 * to offer email. `end` belongs to its heading, and is all there is when no one is to be reminded.
 */
export function RemindersCard({ meetings, today, end }: Props) {
  const { reminderDays, emailNotifications, meetingTime } = useWard();
  const [isWhole, setWhole] = useState(false);
  const [uncopied, setUncopied] = useState<Reminder | null>(null);
  const reminders = remindersOf(meetings, { now: useNow(), days: reminderDays, meetingTime });
  const addresses = useAddresses(emailNotifications && reminders.some(({ memberId }) => memberId !== null));
  if (reminders.length === 0) return end;
  const hasMore = reminders.length > SHOWN_AT_FIRST + 1;
  return (
    <Card aria-labelledby="reminders">
      <CardHead plain id="reminders" title="People to Remind" className="md:px-4!" end={end} />
      <ul className="divide-y divide-line pb-1">
        {(hasMore && !isWhole ? reminders.slice(0, SHOWN_AT_FIRST) : reminders).map((reminder) => (
          <Line
            key={reminder.key}
            reminder={reminder}
            today={today}
            email={addresses.get(reminder.memberId ?? 0)}
            onUncopied={() => setUncopied(reminder)}
          />
        ))}
      </ul>
      {uncopied ? (
        <Suspense fallback={null}>
          <ReminderDialog reminder={uncopied} onClose={() => setUncopied(null)} />
        </Suspense>
      ) : null}
      {hasMore ? <ShowAll count={reminders.length} isWhole={isWhole} onChange={setWhole} /> : null}
    </Card>
  );
}

type LineProps = { reminder: Reminder; today: string; email: string | undefined; onUncopied: () => void };

function Line({ reminder, today, email, onUncopied }: LineProps) {
  const { name, part, date } = reminder;
  return (
    <li className="flex items-center gap-1 py-1 pr-2 pl-4">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {capitalize(name)}
        <DotParts parts={[part, dateSeenFrom(date, today)]} className="text-sm text-muted" />
      </span>
      {email ? (
        <ButtonLink
          href={letterTo(email, reminder)}
          external
          size="sm"
          variant="ghost"
          icon={Mail}
          aria-label={`Email ${name} a reminder`}
          title={`Email ${name} a reminder`}
          className="w-control-sm px-0! text-muted! hover:text-text!"
        />
      ) : null}
      <IconButton
        icon={Copy}
        size="sm"
        label={`Copy reminder for ${name}`}
        onClick={() => void copy(reminder).then((isCopied) => (isCopied ? undefined : onUncopied()))}
        className="text-muted! hover:text-text!"
      />
    </li>
  );
}
