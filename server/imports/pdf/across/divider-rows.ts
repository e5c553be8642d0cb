import { isAcross } from '../lone-lines/lone-lines.ts';
import { isTight, type Layout, type PdfRow, type Pitch } from '../rows.ts';
import { joined, type PdfText } from '../text.ts';
import { isOfTable } from './title-above.ts';

/** Such a share of the texts of a column shows what all of them are. */
const MOSTLY = 0.8;
/** A phone, an age, a number, or an email. */
const isValue = ({ text }: PdfText): boolean => /[\d@]/.test(text);
/** 'Moved Out 2026' is words, too. */
const isWords = ({ text }: PdfText): boolean =>
  !text.includes('@') && text.replace(/\P{L}/gu, '').length > text.replace(/\D/g, '').length;

/** Where a column ends, and all of its texts. */
type Column = { edge: number; texts: readonly PdfText[] };
type Place = Pick<PdfRow, 'begins'> & { at: number; isName: boolean };

/** Whether a text is none of its column's: it stands elsewhere, runs into the next one, or is words among numbers. */
function isStrange(piece: PdfText, { edge, texts }: Column, { at, begins, isName }: Place): boolean {
  if (piece.right > edge + 1 || texts.length === 1) return true;
  if (isName) return false;
  if (isAcross(piece, texts)) return true;
  const areValues = texts.filter(isValue).length >= MOSTLY * (texts.length - 1);
  // What is drawn behind the last column, and begins in the first, begins a row.
  return areValues && isWords(piece) && ((at === 0 && begins === 'row') || isOfTable(piece.text.trim()));
}

/**
 * The units of a page that are rows with one cell across the table: alone, as far from the rows above and below as these are from
 * each other, and none of their column's. Where rows are no farther apart than the lines of a cell, only what they say tells.
 */
export function dividerRows(
  units: readonly PdfRow[],
  pitch: Pitch,
  layout: Layout,
  column: (at: number) => Column,
): ReadonlySet<PdfRow> {
  const least = ((pitch.row ?? Number.POSITIVE_INFINITY) - 0.12) * layout.height;
  const areClose = pitch.line !== null && isTight(pitch);
  const alone = units.filter((unit, i) => {
    const [piece, other] = joined(unit.pieces);
    const [above, below] = [units[i - 1], units[i + 1]];
    if (!piece || other || (areClose && !isOfTable(piece.text.trim()))) return false;
    if ((above && above.bottom - unit.top < least) || (below && unit.bottom - below.top < least)) return false;
    const at = layout.columnOf(piece);
    return isStrange(piece, column(at), { at, begins: unit.begins, isName: layout.nameColumns.includes(at) });
  });
  return new Set(alone);
}
