import type { Line } from '../cells.ts';
import type { Head } from '../columns.ts';

/** '"', '〃', 'ditto': what the cell above says. */
const DITTO =
  /^(?:["“”″〃↑⇑⬆^]\ufe0f?|''|,,|dit?to|dto\.?|do\.?|(?:the )?same(?: as (?:above|previous))?|(?:see |as )above|[ií]dem|(?:l[oa] |el )?mism[oa]|o mesmo|mesm[oa]|a mesma|igual(?: (?:que )?(?:arriba|acima))?|dito|(?:siehe |wie )oben|s\. ?o\.|(?:(?:le|la) )?m[eê]me|(?:voir )?ci-dessus|pareil)\.?$/i;
/** A family may be called Do or Dito. */
const MAY_BE_NAME = /^D(?:o|ito)$/;
/** 'same as above' where a household is expected: what stands above, or nothing. */
export const isDittoHousehold = (text: string): boolean => DITTO.test(text.trim()) && !MAY_BE_NAME.test(text.trim());

/**
 * Below 'moved,' a ditto mark is read as 'moved,' in columns of notes and answers, and in those that no field takes, and below
 * a household as that household.
 */
export function withDittos(lines: readonly Line[], { fields }: Head): Line[] {
  const isRepeated = (column: number, cell: string): boolean => {
    const field = fields[column];
    if (field === 'household') return isDittoHousehold(cell);
    return (!field || field === 'notes' || field === 'isAvailable') && DITTO.test(cell.trim());
  };
  let above: readonly string[] = [];
  return lines.map((line) => {
    const isMarked = line.cells.some((cell, column) => isRepeated(column, cell) && above[column]);
    const cells = !isMarked
      ? line.cells
      : line.cells.map((cell, column) => (isRepeated(column, cell) ? above[column] || cell : cell));
    above = cells;
    return isMarked ? { ...line, cells } : line;
  });
}
