import { Select } from '#client/ui/controls/select.tsx';
import { briefDate } from '#shared/calendar/format.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { cellOf, cellText, firstFreePlace } from './cells.ts';
import { isSameKind, type Column } from './columns.ts';
import { useGrid, type GridInfo } from './grid-context.ts';
import type { CellPlace } from './keyboard.ts';

type Choice = { value: string; label: string; place: CellPlace };

/** Where an assignment can go: the same kind of cell on each upcoming Sunday shown, with who is there. */
function choicesFor(from: CellPlace, column: Column, grid: GridInfo): Choice[] {
  const { columns, lines, saves, today, minutes } = grid;
  return lines().flatMap(({ date, columns: open }) => {
    const values = saves.valuesOn(date);
    if (date < today || !holdsMeeting(values.kind)) return [];
    const free = firstFreePlace(values);
    return columns
      .filter((one) => open.includes(one.key) && isSameKind(column, one))
      .filter((one) => one.kind !== 'speaker' || one.place <= free)
      .filter((one) => date !== from.date || one.key !== from.column)
      .map((one) => {
        const who = cellText(cellOf(values, one.key, minutes)).split(' · ')[0];
        const label = `${briefDate(date)} · ${one.label}${who ? `, swap with ${who}` : ''}`;
        return { value: `${date} ${one.key}`, label, place: { date, column: one.key } };
      });
  });
}

/** It reads as an action, not as a second field. */
const QUIET =
  '-ml-2 w-fit max-w-full [&>select]:h-control-sm [&>select]:field-sizing-content [&>select]:border-transparent [&>select]:bg-transparent [&>select]:px-2 [&>select]:pr-8 [&>select]:text-sm [&>select]:font-medium [&>select]:hover:bg-sunken touch:[&>select]:h-control';

type Props = { from: CellPlace; column: Column; onChoose: (to: CellPlace) => void };

/** Moves an assignment without a mouse to drag it or keys to cut and paste it. */
export function MoveChoice({ from, column, onChoose }: Props) {
  const grid = useGrid();
  const choices = choicesFor(from, column, grid);
  if (choices.length === 0) return null;
  return (
    <div className="border-t border-line pt-1">
      <Select
        data-aside
        aria-label="Move to"
        value=""
        placeholder="Move to…"
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) onChoose(chosen.place);
        }}
        options={choices}
        className={QUIET}
      />
    </div>
  );
}
