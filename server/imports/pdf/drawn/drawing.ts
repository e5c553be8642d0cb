import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boxOn, IDENTITY, movedTo, times, within, type PageBox, type Matrix } from './matrix.ts';

/** What a page does to draw itself, step by step. */
export type Steps = { fnArray: readonly number[]; argsArray: readonly (readonly unknown[] | null)[] };

/** Red, green, and blue; null for a picture, a pattern, or what shines through. */
export type Color = readonly [number, number, number] | null;
/** A text that is drawn in one go, and what of it is left. */
export type DrawnText = {
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
  color: Color;
  /** From 0, which no one sees, to 1. */
  opacity: number;
  /** Drawn as nothing at all, as the text behind a scanned page is. */
  isPlaceholder: boolean;
  clip: PageBox;
  /** True when text after it, inside the same border, is left out. */
  isFollowedByNothing: boolean;
  /** How much was drawn before it. */
  at: number;
};
/** An area that is filled, or a line. `isCertain`: with one color, which hides what is below it. */
export type DrawnArea = { box: PageBox; color: Color; isCertain: boolean; at: number };
export type Drawing = { texts: DrawnText[]; areas: DrawnArea[] };

type State = {
  matrix: Matrix;
  clip: PageBox;
  color: Color;
  opacity: number;
  /** That of the groups around. */
  groupOpacity: number;
  isBlended: boolean;
  /** Within a mask nothing is drawn. */
  isMask: boolean;
  mode: number;
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  last: DrawnText | null;
};

const EVERYWHERE: PageBox = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
];
const START: State = {
  matrix: IDENTITY,
  clip: EVERYWHERE,
  color: [0, 0, 0],
  opacity: 1,
  groupOpacity: 1,
  isBlended: false,
  isMask: false,
  mode: 0,
  size: 0,
  letterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  last: null,
};
const NOTHING_DRAWN = 3;
/** A border around one cell is no higher than so many heights of its letters. */
export const LOW = 4;

type Glyph = { width?: number; isSpace?: boolean; unicode?: string };
const isGlyph = (value: unknown): value is Glyph => typeof value === 'object' && value !== null;
const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array
    ? Array.from(value, Number)
    : [];

function colorOf(hex: unknown): Color {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(String(hex)) ?? [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts.map((part) => Number.parseInt(part, 16));
  return Number.isNaN(red + green + blue) ? null : [red, green, blue];
}

/** Lines between four corners: whatever else is drawn covers only a part of its box. */
const isRectangle = (path: readonly number[], [left, bottom, right, top]: readonly number[]): boolean => {
  if (path.length > 16) return false;
  for (let at = 0; at < path.length && path[at] !== 3; at += 3) {
    const [kind = 0, x, y] = path.slice(at, at + 3);
    if (kind > 1 || (x !== left && x !== right) || (y !== bottom && y !== top)) return false;
  }
  return path.length > 11;
};
const isUpright = ([a = 0, b = 0, c = 0, d = 0]: Matrix) => (b === 0 && c === 0) || (a === 0 && d === 0);

const FILLS: readonly number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];

const STROKES: readonly number[] = [OPS.stroke, OPS.closeStroke];

/** Follows the steps of a page, and keeps its texts and what is filled below and above them. `frame`: how one holds the page. */
export function drawingOf({ fnArray, argsArray }: Steps, frame: Matrix): Drawing {
  const drawing: Drawing = { texts: [], areas: [] };
  const stack: State[] = [];
  let state: State = { ...START, matrix: frame };
  let text = { matrix: IDENTITY, lineX: 0, lineY: 0, x: 0, isEmpty: true };
  let isClip = false;
  let at = 0;

  const save = () => void stack.push({ ...state });
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const moveText = (x: number, y: number) => {
    text.lineX += x;
    text.lineY += y;
    text.x = text.lineX;
  };
  const fill = (box: PageBox, color: Color, isWhole: boolean) => {
    if (state.isMask) return;
    const isCertain = isWhole && color !== null && !state.isBlended && state.opacity * state.groupOpacity === 1;
    drawing.areas.push({ box: within(box, state.clip), color, isCertain, at });
  };
  const path = ([kind, data, bounds]: readonly unknown[]) => {
    const own = numbersIn(bounds);
    if (own.length === 4) {
      const box = boxOn(state.matrix, own);
      const [points] = Array.isArray(data) ? data : [];
      // Around an area, a line says nothing of what is within.
      if (STROKES.includes(Number(kind)) && box[3] - box[1] < 1) fill(box, null, false);
      if (FILLS.includes(Number(kind)))
        fill(box, state.color, isUpright(state.matrix) && isRectangle(numbersIn(points), own));
      if (isClip) state.clip = within(state.clip, box);
    }
    isClip = false;
  };
  const show = ([glyphs]: readonly unknown[]) => {
    const matrix = times(state.matrix, text.matrix);
    const start = movedTo(matrix, text.x, text.lineY + state.rise);
    let width = 0;
    let said = '';
    for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
      if (isGlyph(glyph)) {
        const spacing = state.letterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
        width += ((glyph.width ?? 0) * state.size) / 1000 + spacing;
        said += glyph.unicode ?? '';
      } else width -= (Number(glyph) * state.size) / 1000;
    }
    text.x += width * state.stretch;
    text.isEmpty = false;
    if (state.isMask) return;
    const end = movedTo(matrix, text.x, text.lineY + state.rise);
    const up = movedTo(matrix, text.x, text.lineY + state.rise + Math.abs(state.size));
    const drawn: DrawnText = {
      text: said,
      left: Math.min(start.x, end.x),
      right: Math.max(start.x, end.x),
      y: start.y,
      height: Math.hypot(up.x - end.x, up.y - end.y),
      color: state.color,
      opacity: state.opacity * state.groupOpacity,
      isPlaceholder: state.mode % 4 === NOTHING_DRAWN,
      clip: state.clip,
      isFollowedByNothing: false,
      at,
    };
    state.last = drawn;
    drawing.texts.push(drawn);
  };
  const change = (key: unknown, value: unknown) => {
    if (key === 'ca') state.opacity = Number(value);
    if (key === 'BM') state.isBlended = value !== 'source-over';
    // Behind a mask anything may be.
    if (key === 'SMask' && value) state.color = null;
  };
  const beginGroup = ([group]: readonly unknown[]) => {
    save();
    state.groupOpacity *= state.opacity;
    state.opacity = 1;
    state.isMask ||= typeof group === 'object' && group !== null && 'smask' in group && Boolean(group.smask);
  };
  const beginForm = ([matrix, box]: readonly unknown[]) => {
    save();
    if (numbersIn(matrix).length === 6) state.matrix = times(state.matrix, numbersIn(matrix));
    if (numbersIn(box).length === 4) state.clip = within(state.clip, boxOn(state.matrix, numbersIn(box)));
  };
  const endText = () => {
    const { last, clip } = state;
    // A browser opens the text that has no room and leaves its letters out.
    if (text.isEmpty && last && clip[3] - clip[1] < LOW * last.height) last.isFollowedByNothing = true;
  };

  const does: Partial<Record<number, (args: readonly unknown[]) => void>> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args) => (state.matrix = times(state.matrix, args.map(Number))),
    [OPS.setGState]: ([changes]) => {
      for (const [key, value] of Array.isArray(changes) ? changes : []) change(key, value);
    },
    [OPS.clip]: () => (isClip = true),
    [OPS.eoClip]: () => (isClip = true),
    [OPS.constructPath]: path,
    [OPS.setFillRGBColor]: ([hex]) => (state.color = colorOf(hex)),
    [OPS.setFillColorN]: () => (state.color = null),
    [OPS.setFillTransparent]: () => (state.color = null),
    [OPS.shadingFill]: () => fill(state.clip, null, false),
    [OPS.beginGroup]: beginGroup,
    [OPS.endGroup]: restore,
    [OPS.paintFormXObjectBegin]: beginForm,
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginText]: () => (text = { matrix: IDENTITY, lineX: 0, lineY: 0, x: 0, isEmpty: true }),
    [OPS.endText]: endText,
    [OPS.setFont]: ([, size]) => (state.size = Number(size)),
    [OPS.setTextRenderingMode]: ([mode]) => (state.mode = Number(mode)),
    [OPS.setCharSpacing]: ([spacing]) => (state.letterSpacing = Number(spacing)),
    [OPS.setWordSpacing]: ([spacing]) => (state.wordSpacing = Number(spacing)),
    [OPS.setHScale]: ([scale]) => (state.stretch = Number(scale) / 100),
    [OPS.setLeading]: ([leading]) => (state.leading = -Number(leading)),
    [OPS.setTextRise]: ([rise]) => (state.rise = Number(rise)),
    [OPS.setTextMatrix]: ([matrix]) => (text = { ...text, matrix: numbersIn(matrix), lineX: 0, lineY: 0, x: 0 }),
    [OPS.moveText]: ([x, y]) => moveText(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = Number(y);
      moveText(Number(x), Number(y));
    },
    [OPS.nextLine]: () => moveText(0, state.leading),
    [OPS.showText]: show,
  };
  for (const [i, step] of fnArray.entries()) {
    at = i;
    does[step]?.(argsArray[i] ?? []);
  }
  return drawing;
}
