import { useSession } from '#client/auth/session.ts';
import { meetingPath } from '#client/paths.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import type { SundayRow } from './rows.ts';

/** Where a row leads. `words`: what its button says; without them the row opens its meeting. */
export type RowLinks = { href: string | null; words: 'Plan' | 'Change' | null };

/** An unplanned Sunday, a draft, and a Sunday without a meeting open the dialog. */
export function useRowLinks() {
  const { may } = useSession();
  const { plan, edit } = useDialogLinks();
  const writes = may('meetings:write');
  return ({ date, kind, meeting }: SundayRow, isPast: boolean): RowLinks => {
    const words = holdsMeeting(kind) ? 'Plan' : 'Change';
    if (!meeting) return writes ? { href: plan(date), words } : { href: null, words: null };
    const isOpen = !holdsMeeting(kind) || meeting.status === 'draft';
    if (writes && !isPast && isOpen) return { href: edit(meeting.id), words };
    return { href: meetingPath(meeting.id), words: null };
  };
}
