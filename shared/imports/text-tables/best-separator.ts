import { readCells, SEPARATORS, type Line, type Separator } from '../cells.ts';
import { headOf } from '../columns.ts';
import { mayBeHeadsAlone } from '../family-columns/heads-alone.ts';
import { mayHavePairs } from '../headings/family-pairs.ts';
import { householdColumns } from '../households/household-columns.ts';
import { phonesIn } from '../looks.ts';
import { mayBeAddressed } from '../side-by-side/addressed-couples.ts';
import { haveCompanions } from '../side-by-side/companions.ts';

/** A name and how to reach whoever has it, with nothing that parts the two. */
const isPersonInOne = ({ cells: [cell = '', another] }: Line): boolean =>
  another === undefined &&
  cell.length <= LONGEST &&
  /\p{L}{2}/u.test(cell) &&
  (/\s\S+@\S/.test(cell) || phonesIn(cell).length > 0);
const LONGEST = 100;

/** 'Youth, ages 12-18' above 'Ann Poe 801-555-0101': a title with a comma in it. */
function isTitle(lines: readonly Line[], at: number): boolean {
  const below = lines.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell !== ''));
  return (
    (lines[at]?.cells.length ?? 0) > 1 && below.length > 0 && below.filter(isPersonInOne).length * 2 > below.length
  );
}

/** Whether these headings may have several people in a row below them. */
const mayHaveSeveral = (titles: readonly string[]): boolean =>
  mayHavePairs(titles) || mayBeHeadsAlone(titles) || haveCompanions(titles) || mayBeAddressed(titles);

/**
 * The separator that parts the headings of a text best, among the first `lookedAt` lines; null without headings. Where it
 * `isFree`, it may be a list below a title.
 */
export function bestSeparator(text: string, lookedAt: number, isFree: boolean): Separator | null {
  const start = text.slice(0, 100_000);
  let best: { separator: Separator; known: number } | null = null;
  for (const separator of SEPARATORS) {
    const lines = readCells(start, separator, lookedAt);
    const heads = lines.map((line) => headOf(line.cells));
    const known = Math.max(
      0,
      ...heads.map((head, at) => (head.names && !(isFree && isTitle(lines, at)) ? head.known : 0)),
      ...lines.map(({ cells }) => householdColumns(cells) || Number(mayHaveSeveral(cells))),
    );
    if (known > (best?.known ?? 0)) best = { separator, known };
  }
  return best?.separator ?? null;
}
