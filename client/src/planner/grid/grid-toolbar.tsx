import { CalendarSync, Printer, Repeat, Undo2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useWard } from '#client/auth/session.ts';
import { notify } from '#client/lib/notify.ts';
import { useStore } from '#client/lib/use-store.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { StandingDialogs, type StandingDialog } from '#client/standing/standing-dialogs.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { useGrid, type GridInfo } from './grid-context.ts';
import { COUNTS, PART_CHOICES, useGridParts, useSpan } from './shown.ts';
import { personDue } from '#client/standing/use-standing.ts';
import { clockTime } from '#shared/calendar/format.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { ROTATION_PARTS } from '#shared/standing/constants.ts';
import { cellOf, isEmptyCell, type CellChange } from './cells.ts';

/** The empty cells of the upcoming Sundays shown, with the people whose turn it is. */
function dueCells({ lines, columns, saves, dueOn, today, minutes }: GridInfo): (readonly [string, CellChange[]])[] {
  return lines()
    .filter(({ date }) => date >= today && holdsMeeting(saves.valuesOn(date).kind))
    .map(({ date }) => {
      const parts = ROTATION_PARTS.filter((part) => columns.some(({ key }) => key === part));
      const changes = parts.flatMap((key): CellChange[] => {
        const due = isEmptyCell(cellOf(saves.valuesOn(date), key, minutes)) ? dueOn(key, date) : null;
        return due ? [{ key, value: personDue(due) }] : [];
      });
      return [date, changes] as const;
    })
    .filter(([, changes]) => changes.length > 0);
}

/** Fills them in one action; false when there is nothing to fill. */
function fillFromRotation(grid: GridInfo): boolean {
  const cells = dueCells(grid);
  grid.saves.setAll(cells, 'Fill from Rotation');
  return cells.length > 0;
}

export function GridToolbar() {
  const { count, show } = useSpan();
  const { timezone } = useWard();
  const at = useStore(useGrid().saves.savedAt);
  return (
    <div data-no-print className="flex flex-wrap items-center gap-2">
      <Field label="Sundays shown" hideLabel className="w-44 max-md:grow">
        <Select
          value={String(count)}
          onChange={(event) => show(Number(event.target.value))}
          options={COUNTS.map((weeks) => ({ value: String(weeks), label: `Next ${weeks} Sundays` }))}
        />
      </Field>
      <PartsChoice />
      <UndoButton />
      <Button icon={Printer} onClick={() => window.print()} className="max-md:hidden">
        Print
      </Button>
      <RotationTools />
      <SaveState saved={at ? `Saved ${clockTime(at, timezone)}` : ''} />
    </div>
  );
}

function PartsChoice() {
  const { view } = useGrid();
  const { parts, showParts } = useGridParts();
  const choose = (next: typeof parts) => {
    // An assignment that was cut may be out of sight now.
    view.change({ cut: null });
    showParts(next);
  };
  return (
    <Segmented
      label="Parts shown"
      value={parts}
      onChange={choose}
      options={PART_CHOICES}
      className="max-md:order-1 max-md:w-full md:[&>label]:px-2.5"
    />
  );
}

function UndoButton() {
  const { saves } = useGrid();
  const last = useStore(saves.undos, (all) => all.at(-1));
  return (
    <Button
      icon={Undo2}
      disabled={!last}
      onClick={() => void saves.undo()}
      title={last ? `Undo: ${last.label}` : undefined}
    >
      <span className="max-md:sr-only">Undo</span>
    </Button>
  );
}

const NOTHING_DUE = 'Every upcoming Sunday shown is already filled in or has no one in the rotation.';

/** What stays the same from Sunday to Sunday: filled in with one press, and edited in one place. */
function RotationTools() {
  const grid = useGrid();
  const [open, setOpen] = useState<StandingDialog | null>(null);
  const fill = () => {
    if (!fillFromRotation(grid)) notify({ kind: 'info', title: 'Nothing to Fill', description: NOTHING_DUE });
  };
  return (
    <>
      {grid.hasRotation ? (
        <Button icon={CalendarSync} onClick={fill}>
          <span className="max-md:sr-only">Fill from Rotation</span>
        </Button>
      ) : null}
      <Menu
        label="Rotation & announcements"
        align="start"
        trigger={
          <Button icon={Repeat}>
            <span className="max-md:sr-only">Rotation & Announcements</span>
          </Button>
        }
        items={[
          { key: 'rotation', label: 'Edit Rotation…', onRun: () => setOpen('rotation') },
          { key: 'announcements', label: 'Repeating Announcements…', onRun: () => setOpen('announcements') },
          { key: 'templates', label: 'Templates…', onRun: () => setOpen('templates') },
        ]}
      />
      <StandingDialogs open={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Above a sheet; as high as its button, so nothing moves when there is something to undo. */
export function SheetToolbar({ saved }: { saved: string }) {
  const { saves } = useGrid();
  const last = useStore(saves.undos, (all) => all.at(-1));
  return (
    <div data-no-print className="mt-2 flex h-control-sm items-center gap-3 px-4 text-sm text-muted md:px-5">
      <p>Select a line to change it</p>
      <span className="ml-auto text-right">
        <SaveState saved={saved} />
      </span>
      {last ? (
        <Button
          size="sm"
          variant="ghost"
          edge="end"
          icon={Undo2}
          onClick={() => void saves.undo()}
          title={`Undo: ${last.label}`}
        >
          Undo
        </Button>
      ) : null}
    </div>
  );
}

/** One sentence for the whole grid; each cell has its own mark, which comes first. `saved`: when there is nothing to save. */
function SaveState({ saved }: { saved: string }) {
  const { saves } = useGrid();
  const text = useStore(saves.edits, (all) => {
    const states = [...all.values()].flatMap((row) => [...row.values()].map(({ state }) => state.kind));
    const open = states.filter((kind) => kind !== 'waiting').length;
    if (open > 0) return open === 1 ? '1 change not saved' : `${open} changes not saved`;
    return states.length > 0 ? 'Saving...' : saved;
  });
  return (
    <span aria-live="polite" className="text-sm text-muted empty:-ml-2">
      {useDeferredValue(text)}
    </span>
  );
}
