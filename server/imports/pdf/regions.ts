import { headingsOn, type Heading, type Title } from './heading.ts';
import type { PdfText } from './text.ts';

/** A part of a page that the same headings apply to: from below them to the next ones or the end of the page. */
export type Region = { pieces: PdfText[]; page: number; isBelowHeading: boolean };
export type PdfTable = { titles: Title[]; regions: Region[] };

const isSame = (a: readonly Title[], b: readonly Title[]) =>
  a.length === b.length && a.every((title, i) => title.text === b[i]?.text && Math.abs(title.left - b[i].left) < 1.5);

/** The parts of all pages in the order that one reads them; above the first headings there is no table. */
export function tablesOf(pages: readonly (readonly PdfText[])[]): { tables: PdfTable[]; before: Region[] } {
  const tables: PdfTable[] = [];
  const before: Region[] = [];
  const known: string[] = [];
  for (const [page, pieces] of pages.entries()) {
    const headings: (Heading | null)[] = [null, ...headingsOn(pieces, known)];
    const isHeading = (piece: PdfText) => headings.some((heading) => heading?.pieces.has(piece));
    for (const [i, heading] of headings.entries()) {
      if (heading) {
        known.push(...heading.titles.map(({ text }) => text));
        const last = tables.at(-1);
        if (!last || !isSame(last.titles, heading.titles)) tables.push({ titles: heading.titles, regions: [] });
      }
      const [from, to] = [
        heading?.bottom ?? Number.POSITIVE_INFINITY,
        headings[i + 1]?.top ?? Number.NEGATIVE_INFINITY,
      ];
      const own = pieces.filter((piece) => piece.y < from && piece.y > to && !isHeading(piece));
      const region = { pieces: own, page, isBelowHeading: heading !== null };
      if (own.length > 0) (tables.at(-1)?.regions ?? before).push(region);
    }
  }
  return { tables, before };
}
