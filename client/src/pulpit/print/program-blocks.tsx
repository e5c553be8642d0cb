import { type ReactNode, useMemo } from 'react';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import {
  announcedIn,
  programHead,
  programLines,
  type ProgramLine,
  type ProgramWard,
} from '#shared/meetings/program/program.ts';
import { shortLines } from '#shared/text/short-lines.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Attempt, Block } from './use-pages.tsx';

function Line({ label, text, detail }: ProgramLine) {
  if (text === '') return <p className="py-[0.2em] text-center italic">{label}</p>;
  return (
    <p className="flex items-baseline justify-between gap-[1.5em] py-[0.15em]">
      <span className="shrink-0">{label}</span>
      <span className="min-w-0 text-right wrap-anywhere">
        <HymnTitle text={text} />
        {detail ? <span className="block italic">{detail}</span> : null}
      </span>
    </p>
  );
}

/**
 * The congregation's printed program, with only what everyone may know: no business, contact details, or open items.
 * Sizes are in em, so the caller sets the type size.
 */
export function programBlocks(meeting: Meeting, ward: ProgramWard): { key: string; lines: ReactNode[] }[] {
  const head = programHead(meeting, ward).map((text, at, { length }) => (
    <p
      key={at}
      className={cx('text-center', at === 0 && 'text-[1.25em] font-semibold', at === length - 1 && 'pb-[0.4em]')}
    >
      {text}
    </p>
  ));
  const order = programLines(meeting).map((line, at) => <Line key={at} {...line} />);
  const announced = announcedIn(meeting);
  const news = ['Announcements', ...announced.flatMap((text) => shortLines(text))].map((text, at) => (
    <p
      key={at}
      dir="auto"
      className={cx('wrap-anywhere', at === 0 && 'border-t border-current pt-[0.5em] font-semibold')}
    >
      {text}
    </p>
  ));
  return [
    { key: 'head', lines: head },
    { key: 'order', lines: order },
    ...(announced.length > 0 ? [{ key: 'announcements', lines: news }] : []),
  ];
}

/** Try to fit a half-sheet with smaller type before using the back. */
export const PROGRAM_ATTEMPTS: readonly Attempt[] = [12, 11, 10.5, 10, 9.5, 9]
  .map((points) => ({ points, pages: 1 }))
  .concat([11, 10, 9, 8].map((points) => ({ points, pages: 2 })));

export const useProgramBlocks = (meeting: Meeting, ward: ProgramWard): Block[] =>
  useMemo(() => programBlocks(meeting, ward), [meeting, ward]);
