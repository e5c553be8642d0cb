import { personDue } from '#client/standing/use-standing.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { ROTATION_PARTS } from '#shared/standing/schema.ts';
import { cellOf, isEmptyCell } from './cells.ts';
import type { GridInfo } from './grid-context.ts';
import type { CellChange } from './grid-saves.ts';

/** The empty cells of the upcoming Sundays shown, with the people whose turn it is. */
function dueCells({ lines, saves, dueOn, today, minutes }: GridInfo): (readonly [string, CellChange[]])[] {
  return lines()
    .filter(({ date }) => date >= today && holdsMeeting(saves.valuesOn(date).kind))
    .map(({ date }) => {
      const changes = ROTATION_PARTS.flatMap((key): CellChange[] => {
        const due = isEmptyCell(cellOf(saves.valuesOn(date), key, minutes)) ? dueOn(key, date) : null;
        return due ? [{ key, value: personDue(due) }] : [];
      });
      return [date, changes] as const;
    })
    .filter(([, changes]) => changes.length > 0);
}

/** Fills them in one action; false when there is nothing to fill. */
export function fillFromRotation(grid: GridInfo): boolean {
  const cells = dueCells(grid);
  grid.saves.setAll(cells, 'Fill from Rotation');
  return cells.length > 0;
}
