import { useMemo } from 'react';
import { useWard } from '#client/auth/session.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { clockTimes } from '#shared/pulpit/clock-times.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';
import { outlineLines, scriptLines } from './conducting-lines.tsx';
import { usePaperFonts } from './paper-fonts.ts';
import type { Attempt, Block } from './use-pages.tsx';

const SIZES = [14, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5];
const onPages = (pages: number, sizes: readonly number[]): Attempt[] => sizes.map((points) => ({ points, pages }));
/**
 * The largest type that fits on two pages, since it's read standing. An outline is looked over, so that one page in
 * smaller type is better than two.
 */
export const CONDUCTING_ATTEMPTS: Record<SheetFormat, readonly Attempt[]> = {
  outline: [...onPages(1, SIZES.slice(0, 6)), ...onPages(2, SIZES)],
  script: onPages(2, SIZES),
};

const WRITE_IN = ['Visitors on the stand', 'Last-minute changes', 'Notes'];

function WriteIn({ label }: { label: string }) {
  return (
    <p className="flex items-end gap-[0.6em] pt-[0.9em]">
      <span className="shrink-0">{label}</span>
      <span className="h-[1em] flex-1 border-b border-current" />
    </p>
  );
}

type Sheet = { text: string | null; format: SheetFormat; meeting: Meeting };

/** The conducting sheet: the saved text, blanks for missing items, and space for notes. */
export function useConductingBlocks({ text, format, meeting }: Sheet): Block[] {
  const ward = useWard();
  return useMemo(() => {
    if (text === null) return [];
    const [head = '', ...parts] = text.trimEnd().split(/\n{2,}/u);
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
    const times = clockTimes(meeting, ward, ward.defaultTalkLength);
    const body = parts.map((part, index) => ({
      key: `part ${index}`,
      stretch: 0.25,
      lines: format === 'outline' ? outlineLines(part, times) : scriptLines(part),
    }));
    const spare = {
      key: 'write-in',
      stretch: 0.8,
      lines: WRITE_IN.map((label) => <WriteIn key={label} label={label} />),
    };
    return [title, ...body, spare];
  }, [text, format, meeting, ward]);
}

/** The same sheet without pages of its own, for what the browser prints by its own shortcut. */
export function PrintedSheet(sheet: Sheet) {
  usePaperFonts();
  return (
    <div className="grid gap-[0.6em] font-paper text-[10.5pt] leading-snug wrap-anywhere">
      {useConductingBlocks(sheet).map(({ key, lines }) => (
        <div key={key} className="break-inside-avoid">
          {lines}
        </div>
      ))}
    </div>
  );
}
