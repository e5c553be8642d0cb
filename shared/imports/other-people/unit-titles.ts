import { quotedAtEnd } from '#shared/text/sentence-end.ts';
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
    return unit === null || isHeading || row.unread
      ? row
      : withUnit(row, unit, `This row is below ${quotedAtEnd(unit)}`);
  });
}

/** The lines with a ward's name above everything else, which the rest is read without. */
export function withoutUnitTitles(text: string): { titles: string[]; text: string } {
  const lines = text.split(/\r\n|\r|\n/);
  const isAbove = (line: string) => line.trim() === '' || unitOf(line) !== null;
  const end = lines.findIndex((line) => !isAbove(line));
  const titles = lines.slice(0, Math.max(end, 0)).filter((line) => line.trim() !== '');
  // Each line keeps its number.
  return {
    titles,
    text: [...lines.slice(0, Math.max(end, 0)).map(() => ''), ...lines.slice(Math.max(end, 0))].join('\n'),
  };
}
