import { LOW, type Color, type DrawnArea, type DrawnText, type Drawing } from './drawing.ts';
import type { PageBox } from './matrix.ts';
import type { PdfText } from './text.ts';

export const UNSEEN = 'Text in this row can’t be seen on the page, so we couldn’t read it.';

/** Colors that differ by less, of 255, are one to the eye. */
const SAME_COLOR = 24;
/** In points: smaller letters are no letters to the eye. */
const LEAST_HEIGHT = 1.5;
/** In heights of letters: what of a line must be inside for its commas and apostrophes to be seen, and how exact a border is. */
const COMMA = 0.05;
const APOSTROPHE = 0.55;
const EXACT = 0.1;

const PAPER: Color = [255, 255, 255];

const holds = ([left, bottom, right, top]: PageBox, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** Where one looks: at both ends of a text and in its middle, somewhat above the line. */
const looksAt = ({ left, right, y, height }: DrawnText) =>
  [left + (right - left) * 0.1, (left + right) / 2, right - (right - left) * 0.1].map((x) => ({
    x,
    y: y + height * 0.3,
  }));

const differenceOf = (a: Color, b: Color): number =>
  a && b ? Math.max(...a.map((part, i) => Math.abs(part - (b[i] ?? 0)))) : Number.POSITIVE_INFINITY;

/** Whether a text has the color of all that may be its ground, or is covered by something drawn later. */
function isHidden(text: DrawnText, areas: readonly DrawnArea[]): boolean {
  return looksAt(text).some(({ x, y }) => {
    let grounds: Color[] = [PAPER];
    for (const { box, color, isCertain, at } of areas) {
      if (!holds(box, x, y)) continue;
      if (at > text.at) {
        if (isCertain) return true;
      } else if (isCertain) grounds = [color];
      else grounds.push(color);
    }
    return grounds.every((ground) => differenceOf(text.color, ground) * text.opacity < SAME_COLOR);
  });
}

/** Whether nothing of a text is inside its border. */
const isOutside = ({ left, right, y, height, clip: [from, bottom, to, top] }: DrawnText): boolean =>
  right <= from || left >= to || y + height * APOSTROPHE <= bottom || y >= top;

const isLow = ({ clip, height }: DrawnText): boolean => clip[3] - clip[1] < LOW * height;

/** The right borders of columns: those of several cells, unless the texts in them are set at the right or just fit. */
function columnBorders(texts: readonly DrawnText[]): ReadonlySet<number> {
  const columns = new Map<number, Map<number, boolean>>();
  for (const { right, y, height, clip } of texts.filter(isLow)) {
    const lines = columns.get(Math.round(clip[2])) ?? new Map();
    const isAtEnd = right > clip[2] - EXACT * height;
    columns.set(Math.round(clip[2]), lines.set(Math.round(y), isAtEnd || lines.get(Math.round(y)) === true));
  }
  const isBorder = (lines: readonly boolean[]) => lines.length > 2 && lines.filter(Boolean).length < lines.length / 2;
  return new Set([...columns].flatMap(([border, lines]) => (isBorder([...lines.values()]) ? [border] : [])));
}

/** Whether a border cuts off letters, or the line below. At a column's, the next letter may be left out as a whole. */
function isCutByBorder(text: DrawnText, borders: ReadonlySet<number>): boolean {
  const { left, right, y, height, clip } = text;
  const [from, bottom, to, top] = clip;
  const isSideways =
    left < from - EXACT * height || right > to + (borders.has(Math.round(to)) ? -EXACT : EXACT) * height;
  return text.isFollowedByNothing || isSideways || y + COMMA * height < bottom || y + APOSTROPHE * height > top;
}

/** The texts behind a scanned page are what one sees of it. */
function placeholdersSeen({ texts }: Drawing): boolean {
  return texts.filter(({ isPlaceholder }) => isPlaceholder).length > texts.length / 2;
}

const overlaps = (a: { left: number; right: number }, b: { left: number; right: number }) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.2;

/** Marks the pieces of a page that nobody sees on it, and those that a border cuts off. */
export function withUnseen(pieces: PdfText[], drawing: Drawing): PdfText[] {
  const isSeen = placeholdersSeen(drawing);
  const borders = columnBorders(drawing.texts);
  const marked = new Map<number, (DrawnText & { isUnseen: boolean })[]>();
  for (const text of drawing.texts) {
    const isUnseen =
      (text.isPlaceholder && !isSeen) ||
      text.height < LEAST_HEIGHT ||
      isOutside(text) ||
      (!text.isPlaceholder && isHidden(text, drawing.areas));
    if (!isUnseen && !isCutByBorder(text, borders)) continue;
    const line = Math.round(text.y);
    const others = marked.get(line) ?? [];
    marked.set(line, others);
    others.push({ ...text, isUnseen });
  }
  if (marked.size === 0) return pieces;
  return pieces.map((piece) => {
    const line = Math.round(piece.y);
    const own = [line - 1, line, line + 1]
      .flatMap((at) => marked.get(at) ?? [])
      .filter((text) => Math.abs(text.y - piece.y) < 1 && overlaps(text, piece));
    if (own.length === 0) return piece;
    return { ...piece, ...(own.some(({ isUnseen }) => isUnseen) ? { isUnseen: true } : { isCut: true }) };
  });
}
