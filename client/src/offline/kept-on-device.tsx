import { CloudOff } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { longDate } from '#shared/calendar/format.ts';
import type { OfflineCopy } from './stored-copy.ts';

/** Shown with the sign-in form after the session expires: the offline copy on this device. */
export function KeptOnDevice({ copy, onOpen }: { copy: OfflineCopy; onOpen: () => void }) {
  const last = copy.meetings.at(-1)?.meeting.date;
  return (
    <section
      aria-labelledby="kept-on-device"
      className="grid w-full max-w-[400px] gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="kept-on-device" className="flex items-center gap-2 text-base font-semibold">
        <CloudOff className="text-primary" /> Available offline
      </h2>
      <p className="text-muted">
        Your session expired. {copy.user.firstName}’s offline copy is still available
        {last ? ` through ${longDate(last)}` : ''}.
      </p>
      <Button onClick={onOpen} className="justify-self-start">
        Open Offline Copy
      </Button>
    </section>
  );
}
