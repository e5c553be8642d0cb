import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Mic, type LucideIcon } from 'lucide-react';
import { useSession, useWard } from '#client/auth/session.ts';
import { MeetingBadge, MissingLine } from '#client/meetings/meeting-status.tsx';
import { PulpitLink } from './pulpit-link.tsx';
import { StillNamed } from './still-named.tsx';
import { useSheetDialog } from './sheet-button.tsx';
import { KeptHint } from '#client/offline/kept-hint.tsx';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { notify } from '#client/lib/notify.ts';
import { dateSeenFrom, formatSavedAt } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { sheetFileName } from '#shared/pulpit/filename.ts';
import { SHEET_FORMATS, type SheetFormat } from '#shared/pulpit/sheet.ts';
import { isWritten } from '#shared/pulpit/sheet-status.ts';
import { askForMeetings, sheetOptions, textOfSheet } from './api.ts';
import { GenerateScript } from './generate-script.tsx';
import { downloadSheet } from './sheet-file.ts';
import { sheetState } from './sheet-state.ts';
import { behindWords, KINDS, SHEET_NAMES } from './sheet-words.ts';

type Props = { meeting: Meeting; today: string; isToday?: boolean; isMain?: boolean };

/** A meeting with its two sheets: their state and actions. */
export function SheetCard({ meeting, today, isToday = false, isMain = isToday }: Props) {
  const day = dateSeenFrom(meeting.date, today);
  return (
    <Card edge={isToday} aria-label={`Sheets for ${day}`} className="flex flex-col">
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
      <div className="flex flex-1 flex-col gap-3 p-4 md:px-5">
        <ul className="grid gap-y-1">
          <SheetRow meeting={meeting} format="outline" icon={FileText} day={day} />
          <SheetRow meeting={meeting} format="script" icon={Mic} day={day} />
        </ul>
        <MissingLine meeting={meeting} />
        <StillNamed meeting={meeting} />
        <KeptHint id={meeting.id} date={meeting.date} keepsPlace />
        <CardActions meeting={meeting} day={day} isMain={isMain} />
      </div>
    </Card>
  );
}

function SheetRow({
  meeting,
  format,
  icon: Icon,
  day,
}: {
  meeting: Meeting;
  format: SheetFormat;
  icon: LucideIcon;
  day: string;
}) {
  const ward = useWard();
  const { open, dialog } = useSheetDialog(meeting, format);
  const state = sheetState(meeting, format);
  const { kind, at } = state;
  const { data: sheet } = useQuery({ ...sheetOptions(meeting.id, format), enabled: isWritten(state.kind) });
  const behind = sheet ? behindWords(sheet) : null;
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
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
      {kind === 'none' ? null : (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          <Badge tone={kind === 'edited' ? 'confirmed' : 'other'}>{KINDS[kind]}</Badge>
          {at === null ? null : formatSavedAt(at, ward.timezone)}
          {behind ? <span className="text-warn">{behind}</span> : null}
        </span>
      )}
      {dialog}
    </li>
  );
}

function CardActions({ meeting, day, isMain }: { meeting: Meeting; day: string; isMain: boolean }) {
  const { may } = useSession();
  return (
    <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-3 max-md:*:flex-1">
      <PulpitLink
        meeting={meeting}
        variant={isMain ? 'primary' : undefined}
        size="sm"
        hasIcon={false}
        aria-label={`Pulpit View, ${day}`}
      />
      <DownloadMenu meeting={meeting} day={day} />
      {may('pulpit:generate') && may('pulpit:write') ? (
        <GenerateScript meeting={meeting} day={day} isMain={isMain} />
      ) : null}
    </div>
  );
}

function DownloadMenu({ meeting, day }: { meeting: Meeting; day: string }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const download = async (format: SheetFormat) => {
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
    <Menu
      align="start"
      label="Download"
      trigger={
        <Button size="sm" variant="ghost" icon={Download} busy={isBusy} aria-label={`Download, ${day}`}>
          Download
        </Button>
      }
      items={SHEET_FORMATS.map((format) => ({
        key: format,
        label: SHEET_NAMES[format],
        onRun: () => void download(format),
      }))}
    />
  );
}
