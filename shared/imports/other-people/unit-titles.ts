import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { loneText } from '../sheets/gone.ts';
import { unitInTitle } from './harmless-titles.ts';
import { withUnit } from './other-wards.ts';

const LONGEST = 120;
/** 'Oak Hills Ward - Relief Society', but not 'Steve Adams (Oak Hills Ward)'. */
function unitOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [start = ''] = text.split(/\s[-–—]\s|[;(]/);
  return unitInTitle(start) ?? (start !== text && looksLikeFullName(start) ? null : unitInTitle(text));
}

/**
 * Asks about those below 'Oak Hills Ward Directory', which the ward's own name answers. `titles`: what stands above them, or
 * on their pages.
 */
export function belowUnits(rows: readonly RawRow[], titles: readonly string[]): RawRow[] {
  let unit = titles.map(unitOf).findLast((name) => name !== null) ?? null;
  return rows.map((row) => {
    const text = loneText(row);
    const isHeading = text !== null && (row.unread !== undefined || isTitle(text));
    unit = (isHeading ? unitOf(text) : null) ?? unit;
    return unit === null || isHeading || row.unread ? row : withUnit(row, unit, `This row is below “${unit}.”`);
  });
}
