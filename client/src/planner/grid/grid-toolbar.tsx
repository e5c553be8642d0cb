import { Printer, Undo2 } from 'lucide-react';
import { useStore } from '#client/lib/use-store.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { useGrid } from './grid-context.ts';
import { COUNTS, useSpan } from './sundays.ts';

export function GridToolbar() {
  const { saves } = useGrid();
  const { count, show } = useSpan();
  const last = useStore(saves.undos, (all) => all.at(-1));
  return (
    <div data-no-print className="flex flex-wrap items-center gap-2">
      <Field label="Sundays shown" hideLabel className="w-44">
        <Select
          value={String(count)}
          onChange={(event) => show(Number(event.target.value))}
          options={COUNTS.map((weeks) => ({ value: String(weeks), label: `Next ${weeks} Sundays` }))}
        />
      </Field>
      <Button
        icon={Undo2}
        disabled={!last}
        onClick={() => void saves.undo()}
        title={last ? `Undo: ${last.label}` : undefined}
      >
        Undo
      </Button>
      <Button icon={Printer} onClick={() => window.print()} className="max-md:hidden">
        Print
      </Button>
      <SaveState />
      <p className="ml-auto text-sm text-muted max-lg:hidden">
        Type to change a cell · Drag a speaker or prayer to move it
      </p>
    </div>
  );
}

/** One sentence for the whole grid; each cell has its own mark. */
function SaveState() {
  const { saves } = useGrid();
  const text = useStore(saves.edits, (all) => {
    const states = [...all.values()].flatMap((row) => [...row.values()].map(({ state }) => state.kind));
    const open = states.filter((kind) => kind !== 'waiting').length;
    if (open > 0) return open === 1 ? '1 change not saved' : `${open} changes not saved`;
    return states.length > 0 ? 'Saving...' : '';
  });
  return (
    <span aria-live="polite" className="text-sm text-muted">
      {text}
    </span>
  );
}
