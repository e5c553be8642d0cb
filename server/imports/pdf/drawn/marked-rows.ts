import { stylesIn, type Style } from '#shared/imports/marks/style-keys.ts';
import type { PdfText } from '../text.ts';

/** How the names of a row are printed, and anything in it. */
export type RowStyles = { ofName: readonly Style[]; ofRow: readonly Style[] };

const stylesOf = (pieces: readonly PdfText[]): Style[] => [...new Set(pieces.flatMap(({ styles = [] }) => styles))];
const isInCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

export const rowStyles = (pieces: readonly PdfText[], isOfName: (piece: PdfText) => boolean): RowStyles => {
  const names = pieces.filter(isOfName);
  const capitals: Style[] = isInCapitals(names.map(({ text }) => text).join(' ')) ? ['capitals'] : [];
  return { ofName: [...stylesOf(names), ...capitals], ofRow: stylesOf(pieces) };
};

/** What more rows have than this share tells none of them apart. */
const MOST = 0.6;

/** The rows that a key such as 'Red = moved' means; null where their print doesn't tell. */
export function markedRows(text: string, rows: ReadonlyMap<number, RowStyles>): ReadonlySet<number> | null {
  const meant = stylesIn(text);
  if (meant.size === 0 || meant.has('other')) return null;
  // 'Shaded gray' is both, and 'red or highlighted' either.
  const colors = [...meant].filter((style) => style !== 'ground');
  const isMeant = (styles: readonly Style[]): boolean =>
    colors.length > 0 ? colors.some((style) => styles.includes(style)) : styles.includes('ground');
  for (const place of ['ofName', 'ofRow'] as const) {
    const marked = [...rows].flatMap(([row, styles]) => (isMeant(styles[place]) ? [row] : []));
    if (marked.length > 0) return marked.length > rows.size * MOST ? null : new Set(marked);
  }
  return null;
}
