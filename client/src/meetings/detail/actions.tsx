import { BookmarkPlus, CalendarPlus, Copy, Ellipsis, Music, Pencil, Speech, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { PATHS, tabPath } from '#client/paths.ts';
import { PrintButton } from '#client/pulpit/print/print-button.tsx';
import { saveFile } from '#client/ui/controls/export-button.tsx';
import type { WorkingWard } from '#shared/auth/schema.ts';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { notify } from '#client/lib/notify.ts';
import { longDateSeenFrom } from '#shared/calendar/format.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { programText, type ProgramWard } from '#shared/meetings/program/program.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { useRemoveMeeting } from '#client/meetings/api.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { PulpitLink } from '#client/pulpit/pulpit-link.tsx';
import { useSheetDialog } from '#client/pulpit/sheet-button.tsx';

/** By itself: the other dialogs of its module would come with the page. */
const SaveTemplate = lazy(() =>
  import('#client/standing/save-template-dialog.tsx').then((module) => ({ default: module.SaveTemplateDialog })),
);

async function copyProgram(meeting: Meeting, ward: ProgramWard, today: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(programText(meeting, ward));
    notify({ title: 'Copied to Clipboard', description: `Program for ${longDateSeenFrom(meeting.date, today)}` });
  } catch {
    notify({ kind: 'error', title: 'Copy Failed', description: 'Your browser doesn’t allow copying.' });
  }
}

/** What writes calendars is fetched with the first one. */
async function saveCalendar(meeting: Meeting, ward: WorkingWard): Promise<void> {
  try {
    const { meetingsCalendar } = await import('#shared/meetings/program/meeting-calendar.ts');
    const file = new Blob([meetingsCalendar([meeting], { ...ward, changedAt: new Date() })], {
      type: 'text/calendar;charset=utf-8',
    });
    saveFile(`sacrament-meeting-${meeting.date}.ics`, file);
    notify({ title: 'Export Complete', description: 'Open the file to add the meeting to your calendar.' });
  } catch {
    notify({ kind: 'error', title: 'Export Failed', description: 'Couldn’t save the file. Please try again.' });
  }
}

/** All actions fit on one line. */
const TEXT_ON_PHONE = 'max-md:px-2! max-md:[&>svg]:hidden';

type Props = { meeting: Meeting; onLeaving: (isLeaving: boolean) => void };

export function DetailActions({ meeting, onLeaving }: Props) {
  const { may, isMusicPlanner } = useSession();
  const ward = useWard();
  const { edit } = useDialogLinks();
  const holds = holdsMeeting(meeting.kind);
  const edits = may('meetings:write') || may('meetings:delete');
  // On the day itself it is read, not planned.
  const today = useToday();
  const isToday = meeting.date === today;
  const hasMenu = may('meetings:delete');
  const actions = (
    <>
      <PulpitLink
        meeting={meeting}
        variant={edits && !isToday ? undefined : 'primary'}
        className={edits ? TEXT_ON_PHONE : undefined}
      />
      {holds && !hasMenu ? (
        <>
          <Button
            icon={CalendarPlus}
            className="max-md:px-2! max-[22.5rem]:[&>svg]:hidden"
            onClick={() => void saveCalendar(meeting, ward)}
          >
            Add to Calendar
          </Button>
          <Button icon={Copy} onClick={() => void copyProgram(meeting, ward, today)}>
            Copy
          </Button>
        </>
      ) : null}
      {holds ? <PrintButton meeting={meeting} start="program" isBrief={edits} /> : null}
      {edits ? (
        <ButtonLink
          href={edit(meeting.id)}
          variant={isToday && holds ? undefined : 'primary'}
          icon={Pencil}
          className={TEXT_ON_PHONE}
        >
          Edit Meeting
        </ButtonLink>
      ) : null}
      {isMusicPlanner ? (
        <ButtonLink href={tabPath('music')} variant="primary" icon={Music}>
          Plan Music
        </ButtonLink>
      ) : null}
      {hasMenu ? <MoreMenu meeting={meeting} onLeaving={onLeaving} /> : null}
    </>
  );
  // On a phone, those that take two rows are in two even columns.
  return hasMenu ? (
    actions
  ) : (
    <div className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2 max-md:*:last:odd:col-span-2">{actions}</div>
  );
}

const DELETED = 'This permanently deletes its speakers, hymns, notes, and pulpit sheets.';

/** Whose answers end. Where that can't be loaded, the question is asked all the same. */
async function lostWithIt(meeting: Meeting): Promise<string> {
  try {
    const { lostWithMeeting } = await import('#shared/invitations/lost-answers.ts');
    return lostWithMeeting(meeting);
  } catch {
    return '';
  }
}

/** The less common actions, so the rest fit next to the title. */
function MoreMenu({ meeting, onLeaving }: Props) {
  const { may } = useSession();
  const ward = useWard();
  const today = useToday();
  const { open, dialog } = useSheetDialog(meeting, 'outline');
  const holds = holdsMeeting(meeting.kind);
  const [, navigate] = useLocation();
  const [isKeeping, setKeeping] = useState(false);
  const confirm = useConfirm();
  const remove = useRemoveMeeting();
  const day = longDateSeenFrom(meeting.date, today);
  const askAndRemove = async () => {
    const lost = meeting.date < today ? '' : await lostWithIt(meeting);
    const yes = await confirm({
      title: `Delete the meeting on ${day}?`,
      description: [DELETED, lost].filter(Boolean).join(' '),
      verb: 'Delete Meeting',
      danger: true,
    });
    if (!yes) return;
    onLeaving(true);
    try {
      await remove.mutateAsync(meeting.id);
      notify({ title: 'Meeting Deleted', description: day });
      navigate(PATHS.dashboard);
    } catch {
      // The mutation reports the error.
      onLeaving(false);
    }
  };
  return (
    <>
      <Menu
        label="More actions"
        trigger={<IconButton icon={Ellipsis} variant="default" label="More actions" className="max-md:flex-none!" />}
        items={[
          ...(holds && may('pulpit:read')
            ? [{ key: 'outline', label: 'Pulpit Outline', icon: Speech, onRun: open }]
            : []),
          ...(holds
            ? [
                {
                  key: 'calendar',
                  label: 'Add to Calendar',
                  icon: CalendarPlus,
                  onRun: () => void saveCalendar(meeting, ward),
                },
              ]
            : []),
          ...(holds
            ? [{ key: 'copy', label: 'Copy', icon: Copy, onRun: () => void copyProgram(meeting, ward, today) }]
            : []),
          ...(holds && may('meetings:write') && meeting.status !== 'draft'
            ? [{ key: 'template', label: 'Save as Template…', icon: BookmarkPlus, onRun: () => setKeeping(true) }]
            : []),
          {
            key: 'delete',
            label: 'Delete Meeting',
            icon: Trash2,
            danger: true,
            divided: holds,
            onRun: () => void askAndRemove(),
          },
        ]}
      />
      {dialog}
      {isKeeping ? (
        <Suspense fallback={null}>
          <SaveTemplate meeting={meeting} onClose={() => setKeeping(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
