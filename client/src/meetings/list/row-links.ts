import { useSession } from '#client/auth/session.ts';
import { meetingPath } from '#client/paths.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import type { SundayRow } from './rows.ts';

export type RowAction = { words: string; href: string; isQuiet: boolean };

/** Where a row links to, and the button at its end. An unplanned Sunday opens the dialog. */
export function useRowLinks() {
  const { may, view } = useSession();
  const { plan, edit } = useDialogLinks();
  const writes = may('meetings:write');
  return ({ date, kind, meeting }: SundayRow, isPast: boolean): { href: string | null; action: RowAction | null } => {
    const open = view === 'program' ? 'View' : 'Open';
    if (!meeting) {
      const href = writes ? plan(date) : null;
      const words = holdsMeeting(kind) ? 'Plan' : 'Change';
      return { href, action: href ? { words, href, isQuiet: words === 'Change' } : null };
    }
    const href = meetingPath(meeting.id);
    if (writes && !isPast && !holdsMeeting(kind))
      return { href, action: { words: 'Change', href: edit(meeting.id), isQuiet: true } };
    if (writes && !isPast && meeting.status === 'draft')
      return { href, action: { words: 'Plan', href: edit(meeting.id), isQuiet: false } };
    return { href, action: { words: open, href, isQuiet: true } };
  };
}
