import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored } from '#client/ui/controls/use-anchored.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { periodAfter } from '#shared/text/sentence-end.ts';
import { AnchoredBox } from './anchored-box.tsx';
import { cellText } from './cells.ts';
import type { Column } from './columns.ts';
import { useGrid } from './grid-context.ts';
import { gridCellId } from './grid-view.ts';
import type { PendingEdit } from './row-edits.ts';

type Props = { date: string; column: Column; edit: PendingEdit };

const changes = (theirs: string, mine: string) =>
  `${theirs === '' ? 'Someone else cleared this.' : `Someone else changed this to “${theirs}”${periodAfter(theirs)}`} ${mine === '' ? 'You cleared it.' : `You entered “${mine}”${periodAfter(mine)}`}`;

/** Why a cell is not saved, and what can be done about it, where it happened. */
export function CellProblem({ date, column, edit }: Props) {
  const { saves, view, lines } = useGrid();
  const place = { date, column: column.key };
  const close = () => view.close(lines, 'stay');
  const act = (run: () => void) => () => {
    run();
    close();
  };
  const discard = act(() => saves.discard(date, edit.key));
  return (
    <AnchoredBox
      anchor={gridCellId(place)}
      label={`${column.label}: not saved`}
      side="below"
      className="w-72 p-3"
      onOpen={(box) => box.querySelector('button')?.focus({ preventScroll: true })}
      onOutside={() => view.close(lines, 'away')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
      onClick={(event) => event.stopPropagation()}
    >
      {edit.state.kind === 'clash' ? (
        <Choice words={changes(cellText(edit.state.theirs), cellText(edit.value))}>
          <Button size="sm" onClick={act(() => saves.decide(date, edit.key, 'theirs'))}>
            Use Theirs
          </Button>
          <Button size="sm" onClick={act(() => saves.decide(date, edit.key, 'mine'))}>
            Keep Mine
          </Button>
        </Choice>
      ) : edit.state.kind === 'refused' ? (
        <Choice words={edit.state.words}>
          <Button size="sm" onClick={() => view.open(place, 'edit')}>
            Edit
          </Button>
          <Button size="sm" onClick={act(() => saves.retry(date))}>
            Retry
          </Button>
          <Button size="sm" onClick={discard}>
            Discard
          </Button>
        </Choice>
      ) : (
        <Choice words="Not saved yet. Can’t reach the server; we’ll keep trying.">
          <Button size="sm" onClick={act(() => saves.retry(date))}>
            Retry
          </Button>
          <Button size="sm" onClick={discard}>
            Discard
          </Button>
        </Choice>
      )}
    </AnchoredBox>
  );
}

const Choice = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="grid gap-3">
    <p className="wrap-anywhere">{words}</p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
);

const EDGE = 8;

function place(box: HTMLElement, cell: HTMLElement): void {
  const at = cell.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isUp = at.bottom + 4 + box.offsetHeight > height - EDGE;
  box.style.left = `${Math.max(EDGE, Math.min(at.left, width - EDGE - box.offsetWidth))}px`;
  box.style.top = `${isUp ? at.top - 4 - box.offsetHeight : at.bottom + 4}px`;
}

/** The warning of the cell that has the focus. A screen reader finds the same words in the cell. */
export function CellHint({ anchor, children }: { anchor: string; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useAnchored(box, anchor, place);
  return createPortal(
    <div
      ref={box}
      aria-hidden="true"
      data-no-print
      className="pointer-events-none fixed z-30 max-w-72 rounded-md border border-line bg-surface px-2.5 py-1.5 text-sm text-warn shadow-pop"
    >
      {children}
    </div>,
    document.body,
  );
}
