import { CalendarPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { sundayMarks } from '#shared/meetings/program/sunday-notes.ts';
import { needsSpeaker } from '#shared/meetings/rules.ts';
import { upcomingSundays } from '#shared/meetings/hints/upcoming.ts';

const SUNDAYS_OFFERED = 10;

/** Upcoming Sundays with speakers. Each one opens the meeting dialog with this person added. */
export function AssignMenu({ memberId, name, isSmall = false }: { memberId: number; name: string; isSmall?: boolean }) {
  const { may } = useSession();
  const today = useToday();
  const { fastSundayRule } = useWard();
  const { plan, edit } = useDialogLinks();
  const { data: meetings = [] } = useQuery(planningOptions(today));
  if (!may('meetings:write')) return null;
  const field = `speakers:${memberId}`;
  const items = upcomingSundays(meetings, today, SUNDAYS_OFFERED, fastSundayRule)
    .filter((slot) => needsSpeaker(slot.kind))
    .map((slot) => {
      const speakers = slot.meeting?.speakingAssignments.length ?? 0;
      const marks = sundayMarks(slot.date, slot.kind).map((mark) => ` · ${mark}`);
      return {
        key: slot.date,
        label: `${dateSeenFrom(slot.date, today)}${marks.join('')} · ${speakers === 0 ? 'no speakers yet' : speakers === 1 ? '1 speaker' : `${speakers} speakers`}`,
        href: slot.meeting ? edit(slot.meeting.id, field) : plan(slot.date, field),
      };
    });
  const label = `Assign ${name} to a Sunday`;
  const trigger = isSmall ? (
    <IconButton icon={CalendarPlus} label={label} />
  ) : (
    <Button size="sm" icon={CalendarPlus} aria-label={label}>
      Assign
    </Button>
  );
  return <Menu label={label} heading="Speak on…" trigger={trigger} items={items} />;
}
