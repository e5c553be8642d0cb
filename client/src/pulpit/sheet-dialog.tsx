import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { PulpitLink } from './pulpit-link.tsx';
import { isStale } from '#client/lib/api-error.ts';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { CopyAge } from '#client/offline/copy-notice.tsx';
import { cx } from '#client/ui/cx.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { PrintOnly } from '#client/ui/layout/print-only.tsx';
import { Loading } from '#client/ui/feedback/skeleton.tsx';
import { longDateSeenFrom, formatSavedAt } from '#shared/calendar/format.ts';
import { sheetFileName } from '#shared/pulpit/filename.ts';
import { SHEET_MAX } from '#shared/pulpit/limits.ts';
import { isWritten, sheetKind } from '#shared/pulpit/sheet-status.ts';
import { askForMeetings, sheetOptions, textOfSheet, useRegenerateSheet, useSaveSheet } from './api.ts';
import { PrintedSheet } from './print/conducting-sheet.tsx';
import { PrintButton } from './print/print-button.tsx';
import { SheetClash } from './sheet-clash.tsx';
import { EditingFooter, ReadingFooter } from './sheet-footer.tsx';
import { SheetLines } from './sheet-lines.tsx';
import { BehindNotice, CheckNotice, DeclinedNotice } from './sheet-notices.tsx';
import { SHEET_TITLES, KINDS } from './sheet-words.ts';
import { useSheet, type SheetPlace } from './use-sheet.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import { Textarea } from '#client/ui/controls/textarea.tsx';

/** `replaces` is the saved text the draft started from. */
type Draft = { text: string; start: string; base: string | null; replaces: string | null };

export function SheetDialog({ onClose, ...place }: SheetPlace & { onClose: () => void }) {
  const { meeting, ward, format, open } = place;
  const { sheet, text, copiedAt, isLoading } = useSheet(place);
  const [draft, setDraft] = useState<Draft | null>(null);
  /** What someone else saved while this was being edited. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const client = useQueryClient();
  const { may } = useSession();
  const save = useSaveSheet(meeting.id, format);
  const regenerate = useRegenerateSheet(meeting.id, format);
  const isDirty = () => draft !== null && draft.text !== draft.start;
  const isBlank = draft?.text.trim() === '';
  const leaveEditor = useLeaveGuard({ isDirty, onLeave: () => setDraft(null) });
  const close = useLeaveGuard({
    isDirty,
    onLeave: () => {
      setDraft(null);
      onClose();
    },
  });
  // Opening a sheet for the first time generates and saves it, so the lists are stale; if it was closed before the
  // answer, they still are when the answer comes.
  const mayBeNew = open || isLoading;
  useEffect(() => {
    if (mayBeNew) return () => askForMeetings(client);
  }, [mayBeNew, client]);

  const showTheirs = async () => {
    const sheet = await client.fetchQuery(sheetOptions(meeting.id, format)).catch(() => null);
    if (sheet) setTheirs(textOfSheet(sheet));
  };
  const edit = () =>
    text !== null &&
    setDraft({ text, start: text, base: sheet?.facts ?? null, replaces: textOfSheet(sheet ?? undefined) });
  const store = (replaces: string | null | undefined = draft?.replaces) => {
    if (!draft) return;
    const finish = () => {
      setTheirs(null);
      setDraft(null);
    };
    const edit = { content: draft.text, base: draft.base, replaces: replaces ?? null };
    save.mutate(edit, { onSuccess: finish, onError: (error) => (isStale(error) ? void showTheirs() : undefined) });
  };
  return (
    <Dialog
      open={open}
      onRequestClose={() => (save.isPending ? undefined : void close())}
      title={SHEET_TITLES[format]}
      subtitle={
        <>
          <span>{longDateSeenFrom(meeting.date, useToday())}</span>
          {sheet ? <SheetStatus sheet={sheet} /> : null}
          {copiedAt ? <CopyAge at={copiedAt} /> : null}
        </>
      }
      footer={
        draft ? (
          <EditingFooter
            isDirty={isDirty()}
            isBlank={isBlank}
            isFailed={save.isError && !isStale(save.error)}
            isSaving={save.isPending}
            onCancel={() => void leaveEditor()}
            onSave={() => store()}
          />
        ) : (
          <ReadingFooter
            text={text}
            name={sheetFileName(format, meeting.date)}
            isWritten={sheet !== null && isWritten(sheetKind(sheet))}
            isRegenerating={regenerate.isPending}
            pulpit={<PulpitLink meeting={meeting} className="max-md:flex-1" />}
            print={<PrintButton meeting={meeting} start={format} disabled={text === null} />}
            onEdit={sheet && may('pulpit:write') ? edit : null}
            onRegenerate={sheet && may('pulpit:write') ? () => regenerate.mutate(text) : null}
          />
        )
      }
      size="lg"
      flush
      readable={!draft}
    >
      <DeclinedNotice meeting={meeting} />
      {sheet ? <BehindNotice sheet={sheet} /> : null}
      {sheet?.source === 'ai' && text !== null ? (
        <CheckNotice text={draft?.text ?? text} meeting={meeting} ward={ward} />
      ) : null}
      {draft ? (
        <SheetEditor
          format={format}
          value={draft.text}
          disabled={save.isPending}
          onChange={(next) => setDraft({ ...draft, text: next })}
          onSave={() => (isDirty() && !isBlank && !save.isPending ? store() : undefined)}
        />
      ) : (
        <Desk>
          <div className={`border border-line bg-surface ${MARGINS}`}>
            {text === null ? <Loading /> : <SheetLines text={text} />}
          </div>
        </Desk>
      )}
      {text === null ? null : (
        <PrintOnly>
          <PrintedSheet text={draft?.text ?? text} format={format} meeting={meeting} />
        </PrintOnly>
      )}
      {draft && theirs !== null ? (
        <SheetClash
          mine={draft.text}
          theirs={theirs}
          isSaving={save.isPending}
          onMine={() => store(theirs)}
          onTheirs={() => {
            setTheirs(null);
            setDraft(null);
          }}
          onCancel={() => setTheirs(null)}
        />
      ) : null}
    </Dialog>
  );
}

/** Where the text came from, and when it was saved. */
function SheetStatus({ sheet }: { sheet: PulpitSheet }) {
  const { timezone } = useWard();
  const kind = sheet.edited !== null ? 'edited' : sheet.source === 'ai' ? 'ai' : 'generated';
  return (
    <>
      <Badge tone={kind === 'edited' ? 'confirmed' : 'other'}>{KINDS[kind]}</Badge>
      {sheet.generatedAt ? <span className="text-sm">Saved {formatSavedAt(sheet.generatedAt, timezone)}</span> : null}
    </>
  );
}

/** The paper has the same place and margins while it is read and edited. */
const Desk = ({ children }: { children: ReactNode }) => (
  <div className="min-h-full bg-sunken p-4 md:p-6">
    <div className="mx-auto max-w-prose">{children}</div>
  </div>
);
const MARGINS = 'px-5 py-6 md:px-10 md:py-9';
const FIELD = 'rounded-none! border-line px-5! py-6! md:px-10! md:py-9!';
/** The rest of a long line begins where its two spaces end. */
const HANGING = '[text-indent:0.5em_hanging_each-line]';

type Props = {
  format: SheetPlace['format'];
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
};

function SheetEditor({ format, value, disabled, onChange, onSave }: Props) {
  return (
    <Desk>
      <Textarea
        aria-label="Sheet text"
        data-autofocus
        autoFocus
        rows={20}
        maxLength={SHEET_MAX}
        readOnly={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSave();
        }}
        className={cx('font-serif text-md', FIELD, format === 'outline' && HANGING)}
      />
    </Desk>
  );
}
