import { Printer } from 'lucide-react';
import { Warning } from '#client/ui/feedback/notice.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Loading } from '#client/ui/feedback/skeleton.tsx';
import { longDate, longDateSeenFrom } from '#shared/calendar/format.ts';
import { leftOpen } from '#shared/meetings/program/written-in.ts';
import { missingInWords } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';
import { CONDUCTING_ATTEMPTS, useConductingBlocks } from './conducting-sheet.tsx';
import { useLeaflet } from './leaflet.tsx';
import {
  areasOf,
  chosenLayout,
  chosenPaper,
  keepLayout,
  keepPaper,
  LAYOUT_LABELS,
  PROGRAM_LAYOUTS,
  MARGIN_PX,
  PAPER_OPTIONS,
  type ProgramLayout,
  type Paper,
} from './paper.ts';
import { PaperSheets } from './paper-sheets.tsx';
import { useProgramBlocks } from './code-blocks.tsx';
import { PROGRAM_ATTEMPTS } from './program-blocks.tsx';
import { usePages } from './use-pages.tsx';
import { StillNamed } from '#client/pulpit/still-named.tsx';
import { useSheet } from '#client/pulpit/use-sheet.ts';

/** What can be printed: the program for everyone, the outline or script for the person conducting. */
export type Printed = 'program' | SheetFormat;
const LABELS: Record<Printed, string> = { program: 'Program', outline: 'Outline', script: 'Script' };
const ABOUT: Record<ProgramLayout | SheetFormat, string> = {
  half: 'For the congregation. Two half-sheets per page; cut down the middle.',
  folded: 'For the congregation. Print on both sides, flip on the short edge, and fold down the middle.',
  outline: 'For the person conducting: outline of the meeting with space for notes.',
  script: 'For the person conducting: word-for-word script with space for notes.',
};
const LAYOUT_OPTIONS = PROGRAM_LAYOUTS.map((value) => ({ value, label: LAYOUT_LABELS[value] }));

type Props = { meeting: Meeting; start: Printed; onClose: () => void };

/** A preview of the pages before printing. */
export function PrintDialog({ meeting, start, onClose }: Props) {
  const { may } = useSession();
  const [printed, setPrinted] = useState<Printed>(start);
  const [paper, setPaper] = useState<Paper>(chosenPaper);
  const [layout, setLayout] = useState<ProgramLayout>(chosenLayout);
  const [isReady, setReady] = useState(false);
  const choices: Printed[] = may('pulpit:read') ? ['program', 'outline', 'script'] : ['program'];
  const choose = (next: Paper) => {
    keepPaper(next);
    setPaper(next);
  };
  const chooseLayout = (next: ProgramLayout) => {
    keepLayout(next);
    setLayout(next);
  };
  const footer = (
    <>
      <Button onClick={onClose}>Close</Button>
      <Button icon={Printer} variant="primary" disabled={!isReady} onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
  const shared = { meeting, paper, onReady: setReady };
  return (
    <Dialog
      open
      onRequestClose={onClose}
      title="Print"
      subtitle={longDateSeenFrom(meeting.date, useToday())}
      footer={footer}
      size="lg"
      flush
    >
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-6">
        {choices.length > 1 ? (
          <Segmented
            label="What to print"
            value={printed}
            onChange={setPrinted}
            options={choices.map((value) => ({ value, label: LABELS[value] }))}
          />
        ) : null}
        <Segmented label="Paper" value={paper} onChange={choose} options={PAPER_OPTIONS} />
        {printed === 'program' ? (
          <Segmented label="Layout" value={layout} onChange={chooseLayout} options={LAYOUT_OPTIONS} />
        ) : null}
        <p className="w-full text-sm text-muted">{ABOUT[printed === 'program' ? layout : printed]}</p>
        <StillNamed meeting={meeting} className="w-full" />
        <LeftOpen meeting={meeting} />
      </div>
      <div className="bg-sunken p-3 md:p-6">
        {printed === 'outline' || printed === 'script' ? (
          <ConductingPaper {...shared} key={printed} format={printed} />
        ) : layout === 'folded' ? (
          <FoldedPaper {...shared} />
        ) : (
          <ProgramPaper {...shared} />
        )}
      </div>
    </Dialog>
  );
}

/** Said before it is printed many times; of a past Sunday there is nothing left to choose. */
function LeftOpen({ meeting }: { meeting: Meeting }) {
  const open = meeting.date < useToday() ? [] : missingInWords(leftOpen(meeting));
  if (open.length === 0) return null;
  return <Warning className="w-full">{`Not chosen yet: ${open.join(', ')}. The paper leaves room to write.`}</Warning>;
}

type PaperProps = { meeting: Meeting; paper: Paper; onReady: (isReady: boolean) => void };

function ProgramPaper({ meeting, paper, onReady }: PaperProps) {
  const blocks = useProgramBlocks(meeting, useWard());
  const { measure, pages } = usePages(blocks, areasOf(paper, true).half, PROGRAM_ATTEMPTS, { fills: true });
  const sheets = pages?.map((page, at) => (
    <div key={at} className="relative flex h-full justify-between">
      {page}
      <span
        className="absolute left-1/2 border-l border-dashed border-current"
        style={{ top: -MARGIN_PX, bottom: -MARGIN_PX }}
      />
      {page}
    </div>
  ));
  return <Laid measure={measure} sheets={sheets ?? null} paper={paper} isLandscape isHalved onReady={onReady} />;
}

function FoldedPaper({ meeting, paper, onReady }: PaperProps) {
  const { measure, sheets } = useLeaflet(meeting, useWard(), paper);
  return <Laid measure={measure} sheets={sheets} paper={paper} isLandscape onReady={onReady} />;
}

function ConductingPaper({ meeting, paper, onReady, format }: PaperProps & { format: SheetFormat }) {
  const { text } = useSheet({ meeting, ward: useWard(), format, open: true });
  const blocks = useConductingBlocks({ text, format, meeting });
  const { measure, pages } = usePages(blocks, areasOf(paper, false).inner, CONDUCTING_ATTEMPTS[format], {
    fills: format === 'outline',
  });
  const sheets = pages?.map((page, at) => (
    <div key={at} className="relative h-full">
      {page}
      {pages.length > 1 ? (
        <p className="absolute inset-x-0 text-right font-paper text-[8.5pt]" style={{ bottom: -MARGIN_PX * 0.6 }}>
          {`${longDate(meeting.date)} · Page ${at + 1} of ${pages.length}`}
        </p>
      ) : null}
    </div>
  ));
  return (
    <Laid
      measure={measure}
      sheets={text === null ? null : (sheets ?? null)}
      paper={paper}
      isLandscape={false}
      onReady={onReady}
    />
  );
}

/** Both sides of one sheet of paper. */
const MOST_PAGES = 2;

type LaidProps = {
  measure: ReactNode;
  sheets: readonly ReactNode[] | null;
  paper: Paper;
  isLandscape: boolean;
  isHalved?: boolean;
  onReady: (isReady: boolean) => void;
};

function Laid({ measure, sheets, paper, isLandscape, isHalved, onReady }: LaidProps) {
  const isLaid = sheets !== null && sheets.length > 0;
  useEffect(() => onReady(isLaid), [isLaid, onReady]);
  return (
    <>
      {measure}
      {isLaid && sheets.length > MOST_PAGES ? (
        <p className="mx-auto mb-3 max-w-prose text-warn">
          {`This needs ${sheets.length} pages even at the smallest size. Shorten the longest entries to fit one sheet.`}
        </p>
      ) : null}
      {isLaid ? <PaperSheets {...{ paper, isLandscape, sheets, isHalved }} /> : <Loading />}
    </>
  );
}
