import { useMemo } from 'react';
import { isHeading, leadsTo } from '#shared/pulpit/sheet-text.ts';
import { shortLines } from '#shared/text/short-lines.ts';
import { SheetLine } from '#client/pulpit/sheet-lines.tsx';
import type { Attempt, Block } from './use-pages.tsx';

/** The largest type that fits on two pages, since it's read standing. */
export const CONDUCTING_ATTEMPTS: readonly Attempt[] = [14, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5].map((points) => ({
  points,
  pages: 2,
}));

const WRITE_IN = ['Visitors on the stand', 'Last-minute changes', 'Notes'];

function WriteIn({ label }: { label: string }) {
  return (
    <p className="flex items-end gap-[0.6em] pt-[0.9em]">
      <span className="shrink-0">{label}</span>
      <span className="h-[1em] flex-1 border-b border-current" />
    </p>
  );
}

/** The conducting sheet: the saved text, blanks for missing items, and space for notes. */
export function useConductingBlocks(text: string | null): Block[] {
  return useMemo(() => {
    const [head = '', ...parts] = (text ?? '').trimEnd().split(/\n{2,}/u);
    const [place, ...rest] = head.split('\n');
    const title = {
      key: 'head',
      lines: [
        <p key="place" className="text-[1.25em] font-semibold">
          {place}
        </p>,
        <p key="day" className="border-b border-current pb-[0.4em]">
          {rest.join(' · ')}
        </p>,
      ],
    };
    const body = parts.map((part, index) => ({
      key: `part ${index}`,
      lines: part
        .split('\n')
        .flatMap((line) => shortLines(line))
        .map((line, at, lines) => (
          <div key={at} className={isHeading(line) ? 'pt-[0.1em]' : undefined}>
            <SheetLine line={line} leads={leadsTo(line, lines[at + 1])} writesIn />
          </div>
        )),
    }));
    const spare = { key: 'write-in', lines: WRITE_IN.map((label) => <WriteIn key={label} label={label} />) };
    return text === null ? [] : [title, ...body, spare];
  }, [text]);
}
