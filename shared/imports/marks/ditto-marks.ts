import type { Line } from '../cells.ts';
import type { Head } from '../columns.ts';

/** '"', '〃', 'ditto': what the cell above says. */
const DITTO =
  /^(?:["“”″〃↑⇑⬆^]\ufe0f?|''|,,|dit?to|dto\.?|do\.?|same(?: as above)?|[ií]dem|lo mismo|o mesmo|mesmo|dito)$/i;

/** Below 'moved,' a ditto mark is read as 'moved,' in columns of notes and answers, and in those that no field takes. */
export function withDittos(lines: readonly Line[], { fields }: Head): Line[] {
  const isOfNotes = (column: number): boolean => {
    const field = fields[column];
    return !field || field === 'notes' || field === 'isAvailable';
  };
  let above: readonly string[] = [];
  return lines.map((line) => {
    const isMarked = line.cells.some((cell, column) => DITTO.test(cell.trim()) && isOfNotes(column) && above[column]);
    const cells = !isMarked
      ? line.cells
      : line.cells.map((cell, column) => (DITTO.test(cell.trim()) && isOfNotes(column) ? above[column] || cell : cell));
    above = cells;
    return isMarked ? { ...line, cells } : line;
  });
}
