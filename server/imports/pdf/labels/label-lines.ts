import { tellsBeside } from '#shared/imports/headings/group-cells.ts';
import { linesOf, type PdfText } from '../text.ts';
import { withoutTurned } from './turned-labels.ts';

/** In heights of letters, and points: a text so much higher than others is a line of its own. */
const [HIGHER, LEAST] = [0.5, 2.2] as const;

/**
 * In a list without headings, the turned name of a group is a line above its rows, as the same rules read it there. One that
 * tells something, and whose borders aren't drawn, begins where the group before it ends.
 */
export function withLabelLines(page: readonly PdfText[]): PdfText[] {
  const { pieces, labels } = withoutTurned(page);
  if (labels.length === 0) return [...page];
  const lines = linesOf(pieces).flatMap((line) => line[0] ?? []);
  const left = Math.min(...pieces.map((piece) => piece.left));
  let next = 0;
  const titles = labels
    .toSorted((a, b) => b.top - a.top)
    .flatMap(({ text, bottom, top, isExact }): PdfText[] => {
      const middleOf = (line: PdfText) => line.y + 0.3 * line.height;
      const first = lines.findIndex((line) => middleOf(line) < top);
      const behind = lines.findIndex((line) => middleOf(line) < bottom);
      const line = lines[!isExact && tellsBeside(text) ? next : first];
      next = behind < 0 ? lines.length : behind;
      if (!line) return [];
      const y = line.y + Math.max(HIGHER * line.height, LEAST);
      return [{ text, left, right: left + text.length, y, height: line.height }];
    });
  return [...titles, ...pieces];
}
