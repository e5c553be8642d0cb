import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isUnauthorized } from '#client/lib/api-error.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { HymnTitle } from '#client/ui/hymn-title.tsx';
import { notify } from '#client/ui/notify.ts';
import { Loading } from '#client/ui/skeleton.tsx';
import { longDate } from '#shared/calendar/format.ts';
import { sheetFileName } from '#shared/pulpit/filename.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import type { SheetFormat } from '#shared/pulpit/schema.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import type { SheetMeeting, SheetWard } from '#shared/pulpit/sheet.ts';
import { sheetOptions, textOfSheet } from './api.ts';

type Props = {
  meeting: SheetMeeting & { id: number };
  ward: SheetWard;
  format: SheetFormat;
  open: boolean;
  onClose: () => void;
};

const TITLES = { outline: 'Meeting outline', script: 'Conducting script' };
const WRITERS = { outline: outlineText, script: scriptText };

/** The sheet as it is saved; when it cannot be fetched, the same words are made here from the meeting. */
function useSheetText({ meeting, ward, format, open }: Omit<Props, 'onClose'>): string | null {
  const { data, isError, error } = useQuery({ ...sheetOptions(meeting.id, format), enabled: open });
  const failed = open && isError && !isUnauthorized(error);
  useEffect(() => {
    if (!failed) return;
    const description = 'The saved sheet cannot be reached, so this one was made from the meeting as it is here.';
    notify({ kind: 'info', title: 'Using Generated Content', description });
  }, [failed]);
  return textOfSheet(data) ?? (data || isError ? WRITERS[format](meeting, ward) : null);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: 'Copied to Clipboard' });
  } catch {
    const description = 'This browser does not allow it. Please select the text and copy it.';
    notify({ kind: 'error', title: 'Export Failed', description });
  }
}

function download(text: string, name: string): void {
  try {
    saveFile(name, text);
    notify({ title: 'Pulpit Sheet Downloaded', description: name });
  } catch {
    notify({ kind: 'error', title: 'Export Failed', description: 'The file could not be saved. Please try again.' });
  }
}

export function OutlineDialog({ meeting, ward, format, open, onClose }: Props) {
  const text = useSheetText({ meeting, ward, format, open });
  const isWaiting = text === null;
  const name = sheetFileName(format, meeting.date);
  const footer = (
    <>
      <Button icon={Printer} disabled={isWaiting} onClick={() => window.print()}>
        Print
      </Button>
      <Button icon={Download} disabled={isWaiting} onClick={() => download(text ?? '', name)}>
        Download
      </Button>
      <Button icon={Copy} variant="primary" disabled={isWaiting} onClick={() => void copy(text ?? '')}>
        Copy
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onRequestClose={onClose}
      title={TITLES[format]}
      subtitle={longDate(meeting.date)}
      footer={footer}
      flush
    >
      <div className="min-h-full bg-sunken p-3 md:p-6">
        <div className="mx-auto max-w-prose border border-line bg-surface px-5 py-6 md:px-10 md:py-9">
          {isWaiting ? <Loading /> : <SheetLines text={text} />}
        </div>
      </div>
      {open && text !== null ? <PrintedSheet text={text} /> : null}
    </Dialog>
  );
}

/** Stands outside the dialog and is seen on paper alone, where everything else on the page gives way to it. */
function PrintedSheet({ text }: { text: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let hidden: Element[] = [];
    const before = () => {
      const others = [...document.body.children].filter((child) => child !== sheet.current);
      hidden = others.filter((child) => !child.hasAttribute('data-no-print'));
      for (const child of hidden) child.setAttribute('data-no-print', '');
    };
    const after = () => {
      for (const child of hidden) child.removeAttribute('data-no-print');
      hidden = [];
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return createPortal(
    <div ref={sheet} aria-hidden="true" className="hidden print:block">
      <SheetLines text={text} />
    </div>,
    document.body,
  );
}

function SheetLines({ text }: { text: string }) {
  const [head = '', ...parts] = text.trimEnd().split(/\n{2,}/u);
  const [place, ...rest] = head.split('\n');
  return (
    <div className="grid gap-5 font-serif text-md wrap-anywhere print:gap-2.5 print:text-[10.5pt] print:leading-snug">
      <div className="border-b border-line pb-4 print:pb-2">
        <p className="text-lg font-semibold">{place}</p>
        {rest.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
      {parts.map((part, index) => (
        <div key={index} className="grid gap-1 break-inside-avoid print:gap-0">
          {part.split('\n').map((line, at, lines) => (
            <SheetLine key={at} line={line} leads={isIndented(lines[at + 1])} />
          ))}
        </div>
      ))}
    </div>
  );
}

const isIndented = (line = '') => line.startsWith('  ');
const isHeading = (line: string) => line === line.toUpperCase() && /\p{Lu}{2}/u.test(line) && !/^[#[(\s]/u.test(line);
/** 'Opening hymn: #85 How Firm a Foundation', by which the eye finds its place. */
const LABELLED = /^( *)(\p{Lu}[\p{L} ]{2,30}): (.+)$/u;

/** `leads`: the lines below it are indented, so it is their heading. */
function SheetLine({ line, leads }: { line: string; leads: boolean }) {
  const indent = isIndented(line) && 'pl-5';
  if (isHeading(line)) return <p className="font-sans text-sm font-semibold tracking-wide text-muted">{line}</p>;
  if (/^ *\[.*\]$|^\(.*\)$/u.test(line)) return <p className={cx('text-muted italic', indent)}>{line.trim()}</p>;
  const [, , label, value] = LABELLED.exec(line) ?? [];
  return (
    <p className={cx(indent, leads && !label && 'text-muted')}>
      {label ? <span className="text-muted">{label}: </span> : null}
      <HymnTitle text={value ?? line.trim()} />
    </p>
  );
}
