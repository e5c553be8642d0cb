import { isAcross } from '../lone-lines/lone-lines.ts';
import { CLOSE, isTight, type Layout, type PdfRow, type Pitch } from '../rows.ts';
import { joined, type PdfText } from '../text.ts';
import { isHeadOf, isRuledApart, type ColumnTexts } from './apart-rows.ts';
import { isOfTable } from './title-above.ts';

/** Such a share of the texts of a column shows what all of them are. */
const MOSTLY = 0.8;
/** A phone, an age, a number, or an email. */
const isValue = ({ text }: PdfText): boolean => /[\d@]/.test(text);
/** 'Moved Out 2026' is words, too. */
const isWords = ({ text }: PdfText): boolean =>
  !text.includes('@') && text.replace(/\P{L}/gu, '').length > text.replace(/\D/g, '').length;

type Place = Pick<PdfRow, 'begins'> & { at: number; isName: boolean };

/** Whether a text is none of its column's: it stands elsewhere, runs into the next one, or is words among numbers. */
function isStrange(piece: PdfText, { edge, texts }: ColumnTexts, { at, begins, isName }: Place): boolean {
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
 * Between rows made tall for handwriting they are closer: there a border tells, or that they head the row below.
 */
export function dividerRows(
  units: readonly PdfRow[],
  pitch: Pitch,
  layout: Layout,
  column: (at: number) => ColumnTexts,
): ReadonlySet<PdfRow> {
  const least = ((pitch.row ?? Number.POSITIVE_INFINITY) - 0.12) * layout.height;
  const areClose = pitch.line !== null && isTight(pitch);
  const alone = units.filter((unit, i) => {
    const [piece, other] = joined(unit.pieces);
    const [above, below] = [units[i - 1], units[i + 1]];
    if (!piece || other || (areClose && !isOfTable(piece.text.trim()))) return false;
    const isHead = below !== undefined && isHeadOf(unit, below, layout, column);
    const isRow = isHead && unit.begins === 'row';
    if (above && above.bottom - unit.top < (isRow ? CLOSE * layout.height : least) && !isRuledApart(above, unit.pieces))
      return false;
    if (below && unit.bottom - below.top < least && !isHead && !isRuledApart(unit, below.pieces)) return false;
    const at = layout.columnOf(piece);
    return isStrange(piece, column(at), { at, begins: unit.begins, isName: layout.nameColumns.includes(at) });
  });
  return new Set(alone);
}
