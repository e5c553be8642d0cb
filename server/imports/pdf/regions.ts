import { cutAt, guttersOf } from './beside.ts';
import { headingsOn, listsIn, type Heading, type Title } from './heading.ts';
import { lowestOf, type Label } from './labels/label-rows.ts';
import { withoutRemarks } from './labels/remarks-beside.ts';
import { withoutBlocks } from './labels/apart.ts';
import { withoutTurned } from './labels/turned-labels.ts';
import type { PdfText } from './text.ts';

/**
 * A part of a page that the same headings apply to: from below them to the next ones or, if it `isLast`, the end of the page.
 * `labels`: what stands beside it.
 */
export type Region = {
  pieces: PdfText[];
  page: number;
  isBelowHeading: boolean;
  isLast: boolean;
  labels: readonly Label[];
};
export type PdfTable = { titles: Title[]; regions: Region[] };

const isSame = (a: readonly Title[], b: readonly Title[]) =>
  a.length === b.length && a.every((title, i) => title.text === b[i]?.text && Math.abs(title.left - b[i].left) < 1.5);

/** In points: how much higher than the headings of a table a text beside it may stand. */
const HIGHER = 6;
/** Whether a text stands beside a part of a page: its middle does, or most of a row. */
function isBeside({ top, bottom }: Label, from: number, to: number): boolean {
  const middle = (top + bottom) / 2;
  const shared = Math.min(top, from) - Math.max(bottom, to);
  return (middle < from + HIGHER && middle > to + HIGHER) || shared > 2 * HIGHER;
}

/** The parts of all pages in the order that one reads them; above the first headings there is no table. */
export function tablesOf(pages: readonly (readonly PdfText[])[]): { tables: PdfTable[]; before: Region[] } {
  const tables: PdfTable[] = [];
  const before: Region[] = [];
  const known: string[] = [];
  /** Of the last headings: the lists that they begin, and where these are parted. */
  let lists: Title[][] = [];
  let gutters: number[] = [];
  /** What the rows at the end of a page are beside, on the next one, too. */
  let goingOn: { table: PdfTable | undefined; page: number; labels: readonly Label[] } | null = null;
  for (const [page, all] of pages.entries()) {
    const turned = withoutTurned(all);
    const upright = withoutBlocks(turned.pieces);
    const { pieces, labels, headings: found } = withoutRemarks(upright.pieces, headingsOn(upright.pieces, known));
    const headings: (Heading | null)[] = [null, ...found];
    const isHeading = (piece: PdfText) => headings.some((heading) => heading?.pieces.has(piece));
    for (const [i, heading] of headings.entries()) {
      const [from, to] = [
        heading?.bottom ?? Number.POSITIVE_INFINITY,
        headings[i + 1]?.top ?? Number.NEGATIVE_INFINITY,
      ];
      const own = pieces.filter((piece) => piece.y < from && piece.y > to && !isHeading(piece));
      if (heading) {
        known.push(...heading.titles.map(({ text }) => text));
        lists = listsIn(heading.titles);
        gutters = lists.length > 1 ? guttersOf(lists, own) : [];
        const last = tables.at(-1);
        if (lists.length === 1 && (!last || !isSame(last.titles, heading.titles)))
          tables.push({ titles: heading.titles, regions: [] });
      }
      if (own.length === 0) continue;
      const standing = [...turned.labels, ...upright.labels, ...labels].filter((label) =>
        isBeside(label, heading?.top ?? from, to),
      );
      const table = tables.at(-1);
      const isNext = goingOn?.page === page - 1 && goingOn.table === table && i < 2;
      const beside: Label[] = [...(goingOn && isNext ? goingOn.labels : []), ...standing];
      const region = { page, isBelowHeading: heading !== null, isLast: i === headings.length - 1, labels: beside };
      if (region.isLast) goingOn = { table, page, labels: lowestOf(beside) };
      if (lists.length < 2) (tables.at(-1)?.regions ?? before).push({ ...region, pieces: own });
      // On each page a list goes on where the one before it ends, not where it ended on the last page.
      else
        for (const [at, part] of cutAt(gutters, own).entries())
          tables.push({ titles: lists[at] ?? [], regions: [{ ...region, pieces: part }] });
    }
  }
  return { tables, before };
}
