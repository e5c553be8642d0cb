import { useState } from 'react';
import { useSession, useToday } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { StandingDialogs, type StandingDialog } from './standing-dialogs.tsx';
import { useRepeating } from './use-standing.ts';

/** Under the announcements of one Sunday: those that come from elsewhere, and where they are edited. */
export function RepeatingNote({ date }: { date: string }) {
  const { may } = useSession();
  const today = useToday();
  const [open, setOpen] = useState<StandingDialog | null>(null);
  const repeating = useRepeating(date);
  if (!may('meetings:write')) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-3 text-sm text-muted">
      <ul className="min-w-0 flex-1 py-1">
        {repeating.map(({ text, until }) => (
          <li key={text}>
            Also: {text} <span className="whitespace-nowrap">(through {dateSeenFrom(until, today)})</span>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" edge="end" onClick={() => setOpen('announcements')}>
        Repeating Announcements…
      </Button>
      <StandingDialogs open={open} onClose={() => setOpen(null)} />
    </div>
  );
}
