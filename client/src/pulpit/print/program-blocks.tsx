import { Fragment, type ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import {
  announcedIn,
  programHead,
  programParts,
  type ProgramHead,
  type ProgramLine,
  type ProgramWard,
} from '#shared/meetings/program/program.ts';
import { writtenIn } from '#shared/meetings/program/written-in.ts';
import { MISSING } from '#shared/pulpit/words.ts';
import { shortLines } from '#shared/text/short-lines.ts';
import { unbrokenRuns } from '#shared/text/unbroken.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Attempt, Block } from './use-pages.tsx';

/** Dots from a label to its name. They start at the row's edge, so that those of all rows are in line. */
function Leader() {
  return (
    <span aria-hidden="true" className="min-w-[1em] flex-1 [clip-path:inset(-1em_0)]">
      <svg className="absolute left-0 -mt-[0.1em] h-[0.2em] w-full overflow-visible">
        <line
          x2="100%"
          y1="0"
          y2="0"
          stroke="currentColor"
          strokeLinecap="round"
          style={{ strokeWidth: '0.08em', strokeDasharray: '0 0.42em' }}
        />
      </svg>
    </span>
  );
}

const Rule = () => <span className="h-0 flex-1 border-t border-current" />;

/** The reason for the meeting is centered on the page. */
function Sacrament({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-[0.8em] py-[0.45em] text-[1.15em] font-semibold">
      <Rule />
      {label}
      <Rule />
    </p>
  );
}

export function DottedLine({ label, text, detail }: ProgramLine) {
  if (text === '') return <p className="py-[0.2em] text-center text-[1.05em] font-semibold">{label}</p>;
  if (text === MISSING)
    return (
      <p className="flex items-baseline gap-[0.45em] pt-[0.6em] pb-[0.12em]">
        {label}
        <Rule />
      </p>
    );
  return (
    <div className="py-[0.12em]">
      <p className="relative flex items-baseline gap-[0.45em]">
        <span className="shrink-0">{label}</span>
        <Leader />
        <span className="max-w-[72%] text-right text-balance wrap-anywhere">
          <HymnTitle text={text} />
        </span>
      </p>
      {detail ? <p className="ml-auto w-[80%] text-right text-[0.95em] text-balance italic">{detail}</p> : null}
    </div>
  );
}

/** 'Sacrament Meeting · Christmas': the dot stays on the line that it ends. */
export const Occasion = ({ text }: { text: string }) => text.replaceAll(' · ', '\u00a0· ');

function headLines({ church, ward, stake, meeting, time, theme }: ProgramHead): ReactNode[] {
  return [
    <p key="church" className="pb-[0.5em] text-center text-[0.85em] tracking-[0.02em]">
      {church}
    </p>,
    <p key="ward" className="text-center text-[1.7em] leading-tight font-semibold text-balance">
      {ward}
    </p>,
    stake ? (
      <p key="stake" className="text-center">
        {stake}
      </p>
    ) : null,
    <p key="meeting" className="pt-[0.7em] text-center text-balance">
      <Occasion text={meeting} />
    </p>,
    <p key="time" className="text-center text-balance">
      {time}
    </p>,
    theme ? (
      <p key="theme" dir="auto" className="mx-auto max-w-[92%] pt-[0.6em] text-center text-balance italic">
        {theme}
      </p>
    ) : null,
  ].filter(Boolean);
}

/** Text for paper, where a line never breaks within a time or a date, or leaves a last word alone. */
function PaperText({ text }: { text: string }) {
  return unbrokenRuns(text).map((run, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      {run.includes(' ') ? <span className="whitespace-nowrap">{run}</span> : run}
    </Fragment>
  ));
}

/** `isSetOff`: a line above sets them off from the order of the meeting. */
export function newsLines(announced: readonly string[], isSetOff: boolean): ReactNode[] {
  return [
    <p key="head" className={cx('pb-[0.15em] font-semibold', isSetOff && 'border-t border-current pt-[0.5em]')}>
      Announcements
    </p>,
    ...announced.flatMap((text, item) =>
      shortLines(text).map((part, at) => (
        <p key={`${item} ${at}`} dir="auto" className="relative ps-[1em] pb-[0.15em] text-pretty wrap-anywhere">
          {at === 0 ? (
            <span aria-hidden="true" className="absolute start-0">
              •
            </span>
          ) : null}
          <PaperText text={part} />
        </p>
      )),
    ),
  ];
}

/** The order of the meeting: its parts, with what the meeting is held for in the middle. */
export const orderBlocks = (meeting: Meeting): Block[] =>
  programParts(writtenIn(meeting)).map(({ key, lines }) => ({
    key,
    stretch: 0.6,
    lines: lines.map((line, at) =>
      key === 'sacrament' && line.text === '' ? (
        <Sacrament key={at} label={line.label} />
      ) : (
        <DottedLine key={at} {...line} />
      ),
    ),
  }));

/**
 * The congregation's printed program, with only what everyone may know: no business, contact details, or open items.
 * Sizes are in em, so the caller sets the type size.
 */
export function programBlocks(meeting: Meeting, ward: ProgramWard): Block[] {
  const announced = announcedIn(meeting);
  return [
    { key: 'head', lines: headLines(programHead(meeting, ward)) },
    ...orderBlocks(meeting),
    ...(announced.length > 0 ? [{ key: 'announcements', stretch: 0.2, lines: newsLines(announced, true) }] : []),
  ];
}

/** Try to fit a half-sheet with smaller type before using the back, and leave the back to the announcements if possible. */
export const PROGRAM_ATTEMPTS: readonly Attempt[] = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9]
  .map((points) => ({ points, pages: 1 }))
  .concat([11, 10.5, 10, 9.5, 9].map((points) => ({ points, pages: 2, back: 'announcements' })))
  .concat([11, 10, 9, 8].map((points) => ({ points, pages: 2 })));
