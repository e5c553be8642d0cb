import { withoutPageNotes, type PdfText } from './text.ts';

/** Measures are not exact to more than this, in points. */
const EXACT = 1;

/**
 * Marks texts that run into the right margin, which is as wide as the left one: of what has no room on a printed page, a
 * browser leaves out the letters. Where the border that a text is drawn in is known, it tells that better. `rightEdges`:
 * those of the pages.
 */
export function withEdges(pages: readonly PdfText[][], rightEdges: readonly number[]): PdfText[][] {
  const margin = pages
    .flatMap(withoutPageNotes)
    .reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);
  return pages.map((pieces, i) => {
    const edge = (rightEdges[i] ?? Number.POSITIVE_INFINITY) - margin + EXACT;
    return pieces.map((piece) => ((piece.isFull ?? piece.right > edge) ? { ...piece, isAtEdge: true } : piece));
  });
}
