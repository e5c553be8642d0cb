import type { Style } from '#shared/imports/marks/style-keys.ts';
import type { PdfText } from '../text.ts';
import type { Color, DrawnArea, DrawnText, Drawing } from './drawing.ts';

/** Where on the circle of colors each of them is; neighbors share what people call by either name. */
const HUES: readonly [Style, number, number][] = [
  ['red', 330, 380],
  ['orange', 15, 50],
  ['yellow', 38, 75],
  ['green', 65, 185],
  ['blue', 165, 270],
  ['purple', 245, 320],
  ['pink', 285, 350],
];
/** Shares of the brightest a part of a color may have: where grays begin, and what is no color. */
const [DARKEST_GRAY, LIGHTEST_GRAY, WHITE, COLORLESS] = [0.22, 0.85, 0.975, 0.12];

/** What people call a color; nothing for black and white. */
function colorsOf(color: Color, lightestGray: number): Style[] {
  if (!color) return [];
  const [red, green, blue] = color;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [brightness, spread] = [most / 255, (most - least) / 255];
  if (spread < COLORLESS / 2 || spread / brightness < COLORLESS / 2)
    return brightness > DARKEST_GRAY && brightness < lightestGray ? ['gray'] : [];
  const sixth =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  const hue = (sixth * 60 + 360) % 360;
  const named = HUES.flatMap(([style, from, to]) =>
    (hue >= from && hue <= to) || (hue + 360 >= from && hue + 360 <= to) ? style : [],
  );
  // A light red is pink.
  const isLightRed = named.includes('red') && spread / brightness < 0.6;
  return isLightRed && !named.includes('pink') ? [...named, 'pink'] : named;
}

/** In heights of letters: how thick a line below a text is, how far below, and how much longer than it. */
const LINE = 0.15;
const BELOW = 0.3;
const LONGER = 0.5;

const isUnderlined = ({ left, right, y, height }: PdfText, areas: readonly DrawnArea[]): boolean =>
  areas.some(({ box: [from, bottom, to, top] }) => {
    const isLine = top - bottom < LINE * height && top < y + 0.05 * height && bottom > y - BELOW * height;
    const isOfText = from > left - LONGER * height && to < right + LONGER * height;
    return isLine && isOfText && to - from > (right - left) / 2;
  });

/** The color of what is below a text. */
function groundOf({ left, right, y, height }: PdfText, at: number, areas: readonly DrawnArea[]): Color {
  const [middle, inside] = [(left + right) / 2, y + height * 0.3];
  const below = areas.filter(
    ({ box: [from, bottom, to, top], color, at: drawn }) =>
      color &&
      drawn < at &&
      top - bottom > height / 2 &&
      from < middle &&
      to > middle &&
      bottom < inside &&
      top > inside,
  );
  return below.at(-1)?.color ?? null;
}

/** The lines of a page, so that a text need not be compared with all others. */
function byLine(texts: readonly DrawnText[]): (piece: PdfText) => DrawnText[] {
  const lines = new Map<number, DrawnText[]>();
  for (const text of texts) {
    const line = Math.round(text.y);
    const others = lines.get(line) ?? [];
    lines.set(line, others);
    others.push(text);
  }
  return ({ y }) => [-1, 0, 1].flatMap((by) => lines.get(Math.round(y) + by) ?? []);
}

/** Marks how the pieces of a page are printed, unless black on white in plain letters. `fontName`: what a font is called in the file. */
export function withStyles(
  pieces: readonly PdfText[],
  { texts, areas }: Drawing,
  fontName: (font: string) => string,
): PdfText[] {
  const near = byLine(texts);
  const known = new Map<string, readonly DrawnArea[]>();
  const areasAt = (piece: PdfText): readonly DrawnArea[] => {
    const key = `${piece.y} ${piece.height}`;
    const found =
      known.get(key) ??
      areas.filter(({ box: [, bottom, , top] }) => bottom <= piece.y + piece.height && top >= piece.y - piece.height);
    known.set(key, found);
    return found;
  };
  return pieces.map((piece) => {
    const drawn = near(piece).find(
      ({ text, left, right, y }) =>
        Math.abs(y - piece.y) < 1 &&
        text.trim() !== '' &&
        Math.min(right, piece.right) - Math.max(left, piece.left) > 0.2,
    );
    const own = areasAt(piece);
    const ground = drawn ? groundOf(piece, drawn.at, own) : null;
    const isWhite = ground === null || Math.min(...ground) / 255 > WHITE;
    const name = fontName(piece.font ?? '');
    const styles: Style[] = [
      ...(drawn ? colorsOf(drawn.color, LIGHTEST_GRAY) : []),
      ...(isWhite ? [] : ['ground' as const, ...colorsOf(ground, WHITE)]),
      ...(/bold|black|heavy|demi/i.test(name) ? ['bold' as const] : []),
      ...(/italic|oblique/i.test(name) ? ['italic' as const] : []),
      ...(isUnderlined(piece, own) ? ['underlined' as const] : []),
    ];
    return styles.length > 0 ? { ...piece, styles } : piece;
  });
}
