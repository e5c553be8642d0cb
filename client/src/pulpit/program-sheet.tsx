import { useMemo } from 'react';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/hymn-title.tsx';
import { longDate } from '#shared/calendar/format.ts';
import { announcedIn, programLines, type ProgramLine, type ProgramWard } from '#shared/meetings/program.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Attempt, Block } from './use-pages.tsx';

/** Half a sheet should hold it; small type first, the back of the sheet only when that is no longer pleasant to read. */
export const PROGRAM_ATTEMPTS: readonly Attempt[] = [12, 11, 10.5, 10, 9.5, 9]
  .map((points) => ({ points, pages: 1 }))
  .concat([11, 10, 9, 8].map((points) => ({ points, pages: 2 })));

function Line({ label, text, detail }: ProgramLine) {
  if (text === '') return <p className="py-[0.2em] text-center italic">{label}</p>;
  return (
    <p className="flex items-baseline justify-between gap-[1.5em] py-[0.15em]">
      <span className="shrink-0">{label}</span>
      <span className="text-right">
        <HymnTitle text={text} />
        {detail ? <span className="block italic">{detail}</span> : null}
      </span>
    </p>
  );
}

/** The congregation's program: what everybody may know. No business, no contact data, nothing that is not decided. */
export function useProgramBlocks(meeting: Meeting, ward: ProgramWard): Block[] {
  return useMemo(() => {
    const head = {
      key: 'head',
      lines: [
        <p key="ward" className="text-center text-[1.25em] font-semibold">{ward.name}</p>,
        <p key="name" className="text-center">Sacrament Meeting</p>,
        <p key="date" className="pb-[0.4em] text-center">{[longDate(meeting.date), ward.meetingTime].filter(Boolean).join(', ')}</p>,
      ],
    };
    const order = programLines(meeting).map((line, at) => ({ key: `line ${at}`, lines: [<Line key="line" {...line} />] }));
    const announced = announcedIn(meeting);
    const news = {
      key: 'announcements',
      lines: ['Announcements', ...announced].map((text, at) => (
        <p key={at} className={cx('wrap-anywhere', at === 0 && 'border-t border-current pt-[0.5em] font-semibold')}>{text}</p>
      )),
    };
    return [head, { key: 'order', lines: order.flatMap(({ lines }) => lines) }, ...(announced.length > 0 ? [news] : [])];
  }, [meeting, ward]);
}
