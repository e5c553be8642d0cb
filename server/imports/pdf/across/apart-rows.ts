import { looksLikeFullName } from '#shared/imports/names.ts';
import { EXACT, pdfCell, roomAfter } from '../cell-lines.ts';
import { isPageTitle } from '../lone-lines/outside-lines.ts';
import type { Layout, PdfRow } from '../rows.ts';
import { joined, linesOf, printedText, type PdfText } from '../text.ts';
import { isOfTable } from './title-above.ts';

/** In points: borders that are one. */
const SAME = 2;

/** Where a column ends, and all of its texts. */
export type ColumnTexts = { edge: number; texts: readonly PdfText[] };

/** Whether a border is drawn between a row and all of these texts below it. A line below a text is no border of its own. */
export const isRuledApart = ({ pieces }: PdfRow, below: readonly PdfText[]): boolean =>
  below.length > 0 && below.every(({ cell: own }) => own && pieces.some(({ cell }) => cell && cell[1] > own[3] - SAME));

/** Whether a text can't go on in the one below it: in another font, into the next column, or with room for its first word. */
function isWhole(text: PdfText, below: readonly PdfText[], { edge, texts }: ColumnTexts): boolean {
  const [[line], [next]] = [pdfCell([text]), pdfCell(below)];
  if (!line || !next || /[,-]$/.test(line.text)) return false;
  const width = texts.reduce((most, { left, right }) => Math.max(most, right - left), 0);
  return text.right > edge + 1 || line.font !== next.font || roomAfter(line, next, width) > EXACT;
}

/**
 * Whether a row is a heading right above a person, closer than people are to each other: one text, where the row below begins,
 * that says something of those below, or is no name and no beginning of theirs.
 */
export function isHeadOf(
  above: PdfRow,
  below: PdfRow,
  { columnOf, nameColumns }: Layout,
  column: (at: number) => ColumnTexts,
): boolean {
  const [piece, other] = joined(above.pieces);
  if (!piece || other || above.doubt || !below.hasName || below.begins !== 'line') return false;
  const at = columnOf(piece);
  if (below.pieces.some((own) => columnOf(own) < at) || !below.pieces.some((own) => columnOf(own) === at)) return false;
  const text = piece.text.trim();
  const names = below.pieces.filter((own) => nameColumns.includes(columnOf(own)));
  const isNamed = looksLikeFullName(printedText(names));
  const isAlone = linesOf(below.pieces).every((line) => joined(line).length === 1);
  // A sentence is wider than a column of names, and goes on as one text.
  if (isAlone && (!isNamed || piece.right > column(at).edge + 1)) return false;
  if (isOfTable(text) || isPageTitle(text)) return true;
  if (!isNamed || looksLikeFullName(text)) return false;
  const beside = below.pieces.filter((own) => columnOf(own) === at);
  return isWhole(piece, beside, column(at));
}

/** The units of a page that begin a row, however close they are: next to a divider, below a border, or below their heading. */
export function apartRows(
  units: readonly PdfRow[],
  dividers: ReadonlySet<PdfRow>,
  layout: Layout,
  column: (at: number) => ColumnTexts,
): ReadonlySet<PdfRow> {
  const namesIn = ({ pieces }: PdfRow) => pieces.filter((piece) => layout.nameColumns.includes(layout.columnOf(piece)));
  const found = units.filter((unit, i) => {
    const above = units[i - 1];
    if (dividers.has(unit)) return true;
    if (!above) return false;
    return dividers.has(above) || isRuledApart(above, namesIn(unit)) || isHeadOf(above, unit, layout, column);
  });
  return new Set(found);
}
