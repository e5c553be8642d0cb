import { LOW, type Color, type DrawnArea, type DrawnText, type Drawing } from './drawing.ts';
import { CUT_OFF } from '../cut-off.ts';
import type { PageBox } from './matrix.ts';
import type { PdfText } from '../text.ts';

export const UNSEEN = 'Text in this row can’t be seen on the page, so we couldn’t read it.';
export const CROSSED_OUT = 'Text in this row is crossed out, so we couldn’t read it.';

/** Colors that differ by less, of 255, are one to the eye. */
const SAME_COLOR = 24;
/** In points: smaller letters are no letters to the eye. */
const LEAST_HEIGHT = 1.5;
/** In heights of letters: what of a line must be inside for its commas and apostrophes to be seen, and how exact a border is. */
const COMMA = 0.05;
const APOSTROPHE = 0.55;
const EXACT = 0.1;
/** In heights of letters: how thick a line through a text is at most, and where its middle is. */
const LINE = 0.15;
const MIDDLE = [0.15, 0.5] as const;

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

const isLine = ({ box: [, bottom, , top] }: DrawnArea, { height }: DrawnText) => top - bottom < LINE * height;

/** Whether a line goes through the middle of a text; below it, or around its row, it says nothing. */
const isCrossedOut = (text: DrawnText, areas: readonly DrawnArea[]): boolean =>
  areas.some((area) => {
    const {
      box: [left, bottom, right, top],
    } = area;
    const [middle, from, to] = [
      (text.left + text.right) / 2,
      text.y + MIDDLE[0] * text.height,
      text.y + MIDDLE[1] * text.height,
    ];
    return isLine(area, text) && bottom > from && top < to && left < middle && right > middle;
  });

/** Whether a text has the color of all that may be its ground, or is covered by something drawn later. */
function isHidden(text: DrawnText, areas: readonly DrawnArea[]): boolean {
  return looksAt(text).some(({ x, y }) => {
    let grounds: Color[] = [PAPER];
    for (const area of areas) {
      const { box, color, isCertain, at } = area;
      if (!holds(box, x, y) || isLine(area, text)) continue;
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

/** The texts behind a scanned page are what is visible. */
function placeholdersSeen({ texts }: Drawing): boolean {
  return texts.filter(({ isPlaceholder }) => isPlaceholder).length > texts.length / 2;
}

const overlaps = (a: { left: number; right: number }, b: { left: number; right: number }) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.2;

/** The areas that a text may touch; letters of one line share them. */
function perLine(areas: readonly DrawnArea[]): (text: DrawnText) => readonly DrawnArea[] {
  const known = new Map<string, readonly DrawnArea[]>();
  return ({ y, height }) => {
    const key = `${y} ${height}`;
    const found = known.get(key) ?? areas.filter(({ box: [, bottom, , top] }) => bottom <= y + height && top >= y);
    known.set(key, found);
    return found;
  };
}

/** Marks the pieces of a page that no one sees on it, that a border cuts off, or that are crossed out. */
export function withUnseen(pieces: PdfText[], drawing: Drawing): PdfText[] {
  const isSeen = placeholdersSeen(drawing);
  const borders = columnBorders(drawing.texts);
  const areasOf = perLine(drawing.areas);
  const doubtOf = (text: DrawnText): string | null => {
    const areas = areasOf(text);
    if (text.height < LEAST_HEIGHT || isOutside(text)) return UNSEEN;
    if (text.isPlaceholder ? !isSeen : isHidden(text, areas)) return UNSEEN;
    if (isCutByBorder(text, borders)) return CUT_OFF;
    return isCrossedOut(text, areas) ? CROSSED_OUT : null;
  };
  const doubtful = new Map<number, { text: DrawnText; doubt: string }[]>();
  for (const text of drawing.texts) {
    const doubt = doubtOf(text);
    if (!doubt) continue;
    const line = Math.round(text.y);
    const others = doubtful.get(line) ?? [];
    doubtful.set(line, others);
    others.push({ text, doubt });
  }
  if (doubtful.size === 0) return pieces;
  return pieces.map((piece) => {
    const line = Math.round(piece.y);
    const found = [line - 1, line, line + 1]
      .flatMap((at) => doubtful.get(at) ?? [])
      .find(({ text }) => Math.abs(text.y - piece.y) < 1 && overlaps(text, piece));
    return found ? { ...piece, doubt: found.doubt } : piece;
  });
}
