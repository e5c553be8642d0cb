import { joined, linesOf, type PdfText } from '../text.ts';
import type { DrawnArea, Drawing } from './drawing.ts';
import type { PageBox } from './matrix.ts';

/** In points: how thick a rule is at most. */
const THICK = 3;
/** In heights of letters: where a rule belongs to a text that it is as long as. */
const [BELOW, THROUGH, LONGER] = [0.35, 0.6, 0.12] as const;
/** More rules than the tables of a page have; a page may repeat them without end. */
const MOST_RULES = 20_000;

/** Whether a rule is as long as a text, below it or through it: it belongs to the text, not to a table. */
const isOfText = ([from, bottom, to, top]: PageBox, { left, right, y, height }: PdfText): boolean =>
  from > left - LONGER * height &&
  to < right + LONGER * height &&
  bottom > y - BELOW * height &&
  top < y + THROUGH * height;

/** The rules next to a piece of a text: above and below its middle, to its left and its right. */
function cellOf(piece: PdfText, text: PdfText, across: readonly PageBox[], upright: readonly PageBox[]): PageBox {
  const [x, y] = [(piece.left + piece.right) / 2, piece.y + piece.height * 0.3];
  let [left, bottom, right, top]: PageBox = [
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  for (const box of across) {
    if (box[0] > x || box[2] < x || isOfText(box, text)) continue;
    if (box[1] > y) top = Math.min(top, box[1]);
    else bottom = Math.max(bottom, box[1]);
  }
  for (const box of upright) {
    if (box[0] > x) right = Math.min(right, box[0]);
    else left = Math.max(left, box[0]);
  }
  return [left, bottom, right, top];
}

/** Says of each piece of a page between which rules it stands: the cell of a table that has its borders drawn. */
export function withCells(pieces: readonly PdfText[], { areas }: Drawing): PdfText[] {
  const isRule = ({ box: [left, bottom, right, top] }: DrawnArea) =>
    Math.min(right - left, top - bottom) < THICK && Math.max(right - left, top - bottom) > THICK;
  const rules = areas.filter(isRule).map(({ box }) => box);
  if (rules.length === 0 || rules.length > MOST_RULES) return [...pieces];
  const isAcross = ([left, bottom, right, top]: PageBox) => right - left > top - bottom;
  const across = rules.filter(isAcross);
  const upright = rules.filter((box) => !isAcross(box));
  const cells = new Map<PdfText, PageBox>();
  for (const line of linesOf(pieces)) {
    const y = (line[0]?.y ?? 0) + (line[0]?.height ?? 0) * 0.3;
    const beside = upright.filter(([, bottom, , top]) => bottom <= y && top >= y);
    const words = joined(line);
    for (const piece of line) {
      const text = words.findLast(({ left }) => left <= piece.left) ?? piece;
      cells.set(piece, cellOf(piece, text, across, beside));
    }
  }
  return pieces.map((piece) => ({ ...piece, cell: cells.get(piece) }));
}
