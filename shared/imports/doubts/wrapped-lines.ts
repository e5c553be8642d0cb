import { isKnownCalling, isStatus } from '../callings.ts';
import { headsOthers } from '../dividers/said-by-headings.ts';
import { quotedLast, unread } from '../line-parts.ts';
import { NAME_WORD } from '../names.ts';
import type { RawRow } from '../rows.ts';

export type ReadLine = { line: string; row: RawRow; isHeading: boolean };

const isPerson = ({ values, unread: mark }: RawRow): boolean => values.name !== undefined && mark === undefined;
const WORDS = new RegExp(`^${NAME_WORD}(?: ${NAME_WORD}){0,2}$`, 'u');

/** An organization is no calling, but may be the beginning of one. */
const hasMore = ({ values, remarks = [] }: RawRow): boolean => values.calling !== undefined || remarks.length > 0;

/** Words that may be the rest of the name or of the calling above them. */
function mayBeRest(below: ReadLine, above: ReadLine): boolean {
  const text = below.line.trim();
  if (below.row.row !== above.row.row + 1 || !WORDS.test(text) || isStatus(text)) return false;
  if (below.isHeading || headsOthers(text)) return false;
  return isKnownCalling(text) ? hasMore(above.row) : !isPerson(below.row);
}

/** 'Montgomery, Elizabeth' above 'Jane': a line that wraps leaves it open what the person above is called. */
export function withWrappedLines(lines: readonly ReadLine[]): RawRow[] {
  return lines.map((own, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (!isPerson(own.row)) return own.row;
    const rest =
      below && mayBeRest(below, own)
        ? below
        : above && /\p{L}-$/u.test(above.line.trim()) && !isPerson(above.row)
          ? above
          : null;
    if (!rest) return own.row;
    const why = `may be only part of this person’s entry: the line next to it says ${quotedLast(rest.line.trim())}`;
    return { row: own.row.row, ...unread(own.line, why), values: { name: own.row.values.name ?? '' } };
  });
}
