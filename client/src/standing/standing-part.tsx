import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { StandingDialogs, type StandingDialog } from './standing-dialogs.tsx';

/** Among the ward's settings: what stays from Sunday to Sunday. It is saved apart from them. */
export function StandingPart() {
  const [open, setOpen] = useState<StandingDialog | null>(null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2 lg:flex-nowrap">
      <p>
        Who conducts, plays, and leads the music, what is announced every Sunday, and what each type of Sunday usually
        has.
      </p>
      <div className="flex flex-wrap gap-2 lg:flex-nowrap">
        <Button onClick={() => setOpen('rotation')}>Edit Rotation</Button>
        <Button onClick={() => setOpen('announcements')}>Repeating Announcements</Button>
        <Button onClick={() => setOpen('templates')}>Templates</Button>
      </div>
      <StandingDialogs open={open} onClose={() => setOpen(null)} />
    </div>
  );
}
