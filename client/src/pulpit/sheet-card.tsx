import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Mic, type LucideIcon } from 'lucide-react';
import { useSession, useWard } from '#client/auth/session.ts';
import { MeetingBadge, MissingLine } from '#client/meetings/meeting-status.tsx';
import { PulpitLink } from './pulpit-link.tsx';
import { StillNamed } from './still-named.tsx';
import { useSheetDialog } from './sheet-button.tsx';
import { KeptHint } from '#client/offline/kept-hint.tsx';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { notify } from '#client/lib/notify.ts';
import { dateSeenFrom, formatSavedAt } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { sheetFileName } from '#shared/pulpit/filename.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';
import { isWritten } from '#shared/pulpit/sheet-status.ts';
import { askForMeetings, sheetOptions, textOfSheet } from './api.ts';
import { GenerateScript } from './generate-script.tsx';
import { downloadSheet } from './sheet-file.ts';
import { sheetState } from './sheet-state.ts';
import { behindWords, KINDS, SHEET_NAMES } from './sheet-words.ts';

type Props = { meeting: Meeting; today: string; isToday?: boolean; isMain?: boolean };

/** A meeting with its two sheets: their state and actions. */
export function SheetCard({ meeting, today, isToday = false, isMain = isToday }: Props) {
  const { may } = useSession();
  const day = dateSeenFrom(meeting.date, today);
  return (
    <Card edge={isToday} aria-label={`Sheets for ${day}`}>
      <CardHead
        level={isToday ? 2 : 3}
        title={
          <>
            {isToday ? "Today's Meeting, " : null}
            <time dateTime={meeting.date}>{day}</time>
            <span className="block text-sm font-normal text-muted">{sundayNote(meeting.date, meeting.kind)}</span>
          </>
        }
        end={<MeetingBadge meeting={meeting} />}
      />
      <div className="px-4 py-2 md:px-5">
        <ul className="divide-y divide-line">
          <SheetRow meeting={meeting} format="outline" icon={FileText} day={day} />
          <SheetRow meeting={meeting} format="script" icon={Mic} day={day} />
        </ul>
        <div className="grid gap-1 not-empty:border-t not-empty:border-line not-empty:py-2 touch:not-empty:py-0.5">
          <MissingLine meeting={meeting} />
          <StillNamed meeting={meeting} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-2 md:pb-1">
          <PulpitLink
            meeting={meeting}
            variant={isMain ? 'primary' : undefined}
            size="sm"
            hasIcon={false}
            aria-label={`Pulpit View, ${day}`}
          />
          <KeptHint id={meeting.id} date={meeting.date} />
          {may('pulpit:generate') && may('pulpit:write') ? (
            <GenerateScript meeting={meeting} day={day} isMain={isMain} />
          ) : null}
        </div>
      </div>
    </Card>
  );
}

type RowProps = { meeting: Meeting; format: SheetFormat; icon: LucideIcon; day: string };

/** A sheet, what is saved of it, and its file. */
function SheetRow({ meeting, format, icon: Icon, day }: RowProps) {
  const ward = useWard();
  const { open, dialog } = useSheetDialog(meeting, format);
  const state = sheetState(meeting, format);
  const { kind, at } = state;
  const { data: sheet } = useQuery({ ...sheetOptions(meeting.id, format), enabled: isWritten(state.kind) });
  const behind = sheet ? behindWords(sheet) : null;
  return (
    <li className="py-1 touch:py-0.5">
      <div className="flex items-center gap-x-3">
        <Button
          size="sm"
          variant="ghost"
          icon={Icon}
          edge="start"
          onClick={open}
          aria-label={`View ${SHEET_NAMES[format]}, ${day}`}
        >
          View {SHEET_NAMES[format]}
        </Button>
        <p className="ml-auto flex min-w-0 flex-wrap justify-end gap-x-1.5 text-right text-sm text-muted">
          {kind === 'none' ? (
            'No sheet saved yet'
          ) : (
            <span className={isWritten(kind) ? 'font-medium text-text' : ''}>{KINDS[kind]}</span>
          )}
          {at === null ? null : <span>{formatSavedAt(at, ward.timezone)}</span>}
        </p>
        <DownloadButton meeting={meeting} format={format} day={day} />
      </div>
      {behind ? <p className="pb-1 pl-6 text-sm text-warn">{behind}</p> : null}
      {dialog}
    </li>
  );
}

function DownloadButton({ meeting, format, day }: Omit<RowProps, 'icon'>) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const text = textOfSheet(await client.fetchQuery(sheetOptions(meeting.id, format)));
      if (text !== null) downloadSheet(text, sheetFileName(format, meeting.date));
      askForMeetings(client);
    } catch {
      notify({
        kind: 'error',
        title: 'Export Failed',
        description: 'Couldn’t download the sheet. Please try again.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      size="sm"
      icon={Download}
      label={`Download ${SHEET_NAMES[format]}, ${day}`}
      aria-busy={isBusy}
      onClick={() => (isBusy ? undefined : void download())}
      className="-mr-1.5 text-muted! hover:text-text! touch:-mr-3.5"
    />
  );
}
