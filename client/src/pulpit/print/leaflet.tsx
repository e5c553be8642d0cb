import { useMemo, type ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { announcedIn, programHead } from '#shared/meetings/program/program.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { textLines } from '#shared/pulpit/service-lines.ts';
import { shortLines } from '#shared/text/short-lines.ts';
import { leafletSides } from './paginate.ts';
import { areasOf, MARGIN_PX, type Paper } from './paper.ts';
import { codeBlocks, type PrintedWard } from './code-blocks.tsx';
import { DottedLine, newsLines, Occasion, orderBlocks } from './program-blocks.tsx';
import { usePages, type Attempt, type Block } from './use-pages.tsx';

const SIZES = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9];
const ATTEMPTS: readonly Attempt[] = [1, 2].flatMap((pages) => SIZES.map((points) => ({ points, pages })));

export type LeafletWard = PrintedWard & { programBack?: string | null };

/** The front page: whose meeting it is, what it is, and when, with the ward's theme. */
function Cover({ meeting, ward }: { meeting: Meeting; ward: LeafletWard }) {
  const head = programHead(meeting, ward);
  return (
    <div className="flex h-full flex-col items-center py-[1.5em] text-center font-paper text-[13pt] leading-snug text-balance wrap-anywhere">
      <p className="tracking-[0.02em]">{head.church}</p>
      <div className="my-auto w-full">
        <p className={cx('leading-tight font-semibold', head.ward.length > 40 ? 'text-[1.6em]' : 'text-[2.5em]')}>
          {head.ward}
        </p>
        {head.stake ? <p className="pt-[0.2em] text-[1.2em]">{head.stake}</p> : null}
        <div className="mx-auto my-[1.8em] w-[30%] border-t border-current" />
        <p className="text-[1.2em]">
          <Occasion text={head.meeting} />
        </p>
        <p className="pt-[0.2em]">{head.time}</p>
      </div>
      {head.theme ? (
        <p dir="auto" className="max-w-[85%] text-[1.05em] italic">
          {head.theme}
        </p>
      ) : null}
    </div>
  );
}

const WritingLine = () => <div className="h-[2.1em] w-full shrink-0 border-b border-line" />;

/** Lines to write on, down to the foot of the page. What does not fit wraps into a column out of sight. */
function Notes() {
  return (
    <div className="flex min-h-0 flex-1 flex-col flex-wrap gap-x-[2em] overflow-hidden font-paper text-[12pt]">
      <div className="w-full" />
      <div className="w-full shrink-0">
        <p className="font-semibold">Notes</p>
        <WritingLine />
        <WritingLine />
      </div>
      {Array.from({ length: 22 }, (_, at) => (
        <WritingLine key={at} />
      ))}
    </div>
  );
}

/** 'Bishop: Martin Cole' as a row with dots; any other line as written. */
function backLines(paragraph: string): ReactNode[] {
  return textLines(paragraph)
    .flatMap(shortLines)
    .map((line, at) => {
      const [, label, text] = /^([^:]{1,30}): (.+)$/u.exec(line) ?? [];
      return label && text ? (
        <DottedLine key={at} label={label} text={text} />
      ) : (
        <p key={at} dir="auto" className="py-[0.12em] text-pretty wrap-anywhere">
          {line}
        </p>
      );
    });
}

function blocksOf(meeting: Meeting, ward: LeafletWard): Record<'order' | 'news' | 'back', Block[]> {
  const { meeting: what, time } = programHead(meeting, ward);
  const head = [
    <p key="what" className="text-center text-[1.3em] font-semibold text-balance">
      <Occasion text={what} />
    </p>,
    <p key="time" className="text-center">
      {time}
    </p>,
  ];
  const announced = announcedIn(meeting);
  const back = (ward.programBack ?? '').split(/\n\s*\n/u).map(backLines);
  return {
    order: [{ key: 'head', lines: head }, ...orderBlocks(meeting)],
    news: announced.length > 0 ? [{ key: 'announcements', lines: newsLines(announced, false) }] : [],
    back: [
      ...back.flatMap((lines, at) => (lines.length > 0 ? [{ key: `back ${at}`, lines }] : [])),
      ...codeBlocks(ward),
    ],
  };
}

/** The program as a leaflet to fold: a cover, the order of the meeting, announcements, and what the ward has for the back. */
export function useLeaflet(meeting: Meeting, ward: LeafletWard, paper: Paper) {
  const { half } = areasOf(paper, true);
  const { order, news, back } = useMemo(() => blocksOf(meeting, ward), [meeting, ward]);
  const ordered = usePages(order, half, ATTEMPTS, { fills: true });
  const announced = usePages(news, half, ATTEMPTS);
  const backed = usePages(back, half, ATTEMPTS);
  const measure = [ordered, announced, backed].map((one, at) => <div key={at}>{one.measure}</div>);
  if (!ordered.pages || !announced.pages || !backed.pages) return { measure, sheets: null };

  const inside = [...ordered.pages, ...announced.pages];
  const last = announced.pages.length > 0 ? inside.pop() : null;
  const middle = [...inside, withNotes(last)];
  const pages = [<Cover key="cover" meeting={meeting} ward={ward} />, ...middle];
  const backs = backed.pages.map((page, at) => (
    <div key={at} className="flex h-full items-center">
      {page}
    </div>
  ));
  // Announcements that need a further page may stand on a back that the ward leaves empty.
  const isFull = backs.length === 0 && pages.length % 4 === 0;
  const whole = isFull ? pages : [...pages, ...(backs.length > 0 ? backs : [null])];
  const place = (page: number | null) => (
    <div className="shrink-0" style={half}>
      {page === null ? null : whole[page]}
    </div>
  );
  const sheets = leafletSides(whole.length).map(([left, right], at) => (
    <div key={at} className="flex h-full" style={{ gap: 2 * MARGIN_PX }}>
      {place(left)}
      {place(right)}
    </div>
  ));
  return { measure, sheets };
}

const withNotes = (page: ReactNode) => (
  <div className="flex h-full flex-col gap-[1.5em]">
    {page}
    <Notes />
  </div>
);
