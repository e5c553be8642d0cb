import type { ColumnKey } from './columns.ts';

/** A row of the grid is one Sunday; its head, the cell with the date, is a column as well. */
export type GridColumn = ColumnKey | 'sunday';
export type CellPlace = { date: string; column: GridColumn };
/** The cells that a row has, from left to right; a cell that spans several columns is there once, by its first. */
export type GridLine = { date: string; columns: readonly GridColumn[] };

const PAGE = 4;

/** Where a column's cell is in this line: there, or in the cell that reaches over it. */
function nearest(line: GridLine, order: readonly GridColumn[], column: GridColumn): GridColumn {
  const wanted = order.indexOf(column);
  return line.columns.findLast((own) => order.indexOf(own) <= wanted) ?? 'sunday';
}

type Key = { key: string; ctrl: boolean };

/** The cell that a key moves to; null for a key that does not move. `order` has all columns of the grid. */
export function placeAfter(
  lines: readonly GridLine[],
  order: readonly GridColumn[],
  at: CellPlace,
  { key, ctrl }: Key,
): CellPlace | null {
  const row = lines.findIndex((line) => line.date === at.date);
  const line = lines[row];
  if (!line) return null;
  const column = line.columns.indexOf(nearest(line, order, at.column));
  const inRow = (index: number): CellPlace => ({
    date: line.date,
    column: line.columns[Math.max(0, Math.min(line.columns.length - 1, index))] ?? 'sunday',
  });
  const inLine = (index: number): CellPlace | null => {
    const other = lines[Math.max(0, Math.min(lines.length - 1, index))];
    return other ? { date: other.date, column: nearest(other, order, at.column) } : null;
  };
  const corner = (other: GridLine | undefined, end: 'first' | 'last'): CellPlace | null =>
    other
      ? { date: other.date, column: (end === 'first' ? other.columns[0] : other.columns.at(-1)) ?? 'sunday' }
      : null;
  switch (key) {
    case 'ArrowRight':
      return inRow(ctrl ? line.columns.length - 1 : column + 1);
    case 'ArrowLeft':
      return inRow(ctrl ? 0 : column - 1);
    case 'ArrowDown':
      return inLine(ctrl ? lines.length - 1 : row + 1);
    case 'ArrowUp':
      return inLine(ctrl ? 0 : row - 1);
    case 'PageDown':
      return inLine(row + PAGE);
    case 'PageUp':
      return inLine(row - PAGE);
    case 'Home':
      return ctrl ? corner(lines[0], 'first') : inRow(0);
    case 'End':
      return ctrl ? corner(lines.at(-1), 'last') : inRow(line.columns.length - 1);
    default:
      return null;
  }
}

/** The cell that Tab leads to while cells are being filled: the next one, and after a row the first of the next. */
export function placeBeside(lines: readonly GridLine[], at: CellPlace, by: 1 | -1): CellPlace | null {
  const cells = lines.flatMap(({ date, columns }) =>
    columns.filter((column) => column !== 'sunday').map((column) => ({ date, column })),
  );
  const here = cells.findIndex(({ date, column }) => date === at.date && column === at.column);
  return here < 0 ? null : (cells[here + by] ?? null);
}

/** A key that begins to type: a letter or digit, not a shortcut. */
export const isTyping = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
