import { mostCommon, type PdfText } from '../text.ts';

/** In heights of most letters: a title is hardly so large. */
const LARGE = 2.5;
/** In its own height: how far up from its base line a letter goes at least. */
const UP = 0.7;

/** Those in large letters that are printed across the lines of others: 'DRAFT' over a table belongs to none of its rows. */
function marksOn(page: readonly PdfText[]): PdfText[] {
  const usual = mostCommon(page.map(({ height }) => Math.round(height))) ?? 0;
  const isAcross = (mark: PdfText, { y, height }: PdfText): boolean =>
    height <= mark.height / 2 && y > mark.y + usual / 2 && y + usual / 2 < mark.y + UP * mark.height;
  return page.filter((piece) => usual > 0 && piece.height > LARGE * usual && page.some((one) => isAcross(piece, one)));
}

type Mark = { pieces: PdfText[]; page: number };
/** The pages without their watermarks, and these, each once. */
export function withoutWatermarks(pages: readonly (readonly PdfText[])[]): { unmarked: PdfText[][]; marks: Mark[] } {
  const read = pages.map(marksOn);
  const told = new Set<string>();
  const marks = read.flatMap((pieces, page): Mark[] => {
    const text = pieces.map((piece) => piece.text.trim()).join(' ');
    if (text === '' || told.has(text)) return [];
    told.add(text);
    return [{ pieces, page }];
  });
  return { unmarked: pages.map((page, at) => page.filter((piece) => !read[at]?.includes(piece))), marks };
}
