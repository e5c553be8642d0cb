import { useId, useState, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { changesOnly, differenceOf } from '#shared/pulpit/difference/difference.ts';
import { missingFromScript } from '#shared/pulpit/ai-check/ai-check-missing.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import type { SheetMeeting, SheetWard } from '#shared/pulpit/sheet.ts';
import { extraInScript } from '#shared/pulpit/ai-check/ai-check-extra.ts';
import { StillNamed } from './still-named.tsx';
import { behindWords } from './sheet-words.ts';

/** Who declined and is in the text nevertheless. */
export const DeclinedNotice = ({ meeting }: { meeting: Meeting }) => (
  <StillNamed meeting={meeting} className="border-b border-line px-4 py-3 md:px-6" />
);

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 border-b border-line px-4 py-3 md:px-6">
      <TriangleAlert className="mt-0.5 shrink-0 text-warn" />
      <div className="grid min-w-0 flex-1 gap-2">{children}</div>
    </div>
  );
}

/** Says that the meeting has changed since this was written, and shows the changes on request. */
export function BehindNotice({ sheet }: { sheet: PulpitSheet }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = behindWords(sheet);
  if (words === null || sheet.base === null) return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>{words}</p>
        <Button size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide Changes' : 'Show Changes'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Difference before={sheet.base} after={sheet.facts} /> : null}
      </div>
    </Notice>
  );
}

const MARKS = {
  removed: { sign: '−', name: 'Was' },
  added: { sign: '+', name: 'Now' },
  same: { sign: '', name: '' },
};

function Difference({ before, after }: { before: string; after: string }) {
  return (
    <ul aria-label="Meeting changes" className="grid gap-0.5 text-sm wrap-anywhere">
      {changesOnly(differenceOf(before, after)).map(({ kind, text }, index) => (
        <li
          key={index}
          className={cx(
            'flex gap-2 rounded-sm px-2 py-0.5',
            kind === 'removed' ? 'bg-danger-soft text-danger' : 'bg-planned-bg text-planned-fg',
          )}
        >
          <span aria-hidden="true">{MARKS[kind].sign}</span>
          <span className="sr-only">{MARKS[kind].name}: </span>
          <span className={kind === 'removed' ? 'line-through' : undefined}>{text.trim()}</span>
        </li>
      ))}
    </ul>
  );
}

/** What an AI script adds to the meeting, and what it leaves out. */
export function CheckNotice({ text, meeting, ward }: { text: string; meeting: SheetMeeting; ward: SheetWard }) {
  const [unknown, missing] = [extraInScript(text, meeting, ward), missingFromScript(text, meeting)];
  if (unknown.length === 0 && missing.length === 0) return null;
  return (
    <Notice>
      {unknown.length > 0 ? <p>Not part of this meeting. Check before reading aloud: {unknown.join(' · ')}</p> : null}
      {missing.length > 0 ? <p>Part of this meeting but missing from this text: {missing.join(' · ')}</p> : null}
    </Notice>
  );
}
