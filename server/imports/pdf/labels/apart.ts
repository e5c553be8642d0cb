import { tellsBeside } from '#shared/imports/headings/group-cells.ts';
import { bandsOf } from '../columns.ts';
import { isHeadingLine, isTitleOfCallings, isTitleOfNames } from '../heading.ts';
import { joined, linesOf, overlaps, printedText, type PdfText } from '../text.ts';
import type { Label } from './label-rows.ts';

/** In heights of letters: how far apart the lines of one text are at most, how high letters are, and what may be above headings. */
const [LINE, LETTERS, ABOVE] = [1.6, 0.7, 1.2] as const;
const MOST_LINES = 6;
/** In points: texts on one line. So much more than other rows have between them has room for one more. */
const [SAME, ROOM] = [2, 1.5] as const;

const topOf = ({ y, height }: PdfText): number => y + LETTERS * height;
/** Whether a text may be one of several lines, all set in the same way. */
const isOneText = (lines: readonly PdfText[]): boolean =>
  lines.length <= MOST_LINES &&
  lines.slice(1).every((line, i) => {
    const before = lines[i];
    const isSame = before && line.font === before.font && Math.abs(line.height - before.height) < 0.5;
    return isSame && before.y - line.y < LINE * line.height && before.y - line.y > LETTERS * line.height;
  });

/** The distances of lines, the least one first. */
const gapsIn = (lines: readonly number[]) =>
  lines
    .toSorted((a, b) => b - a)
    .flatMap((below, i, all) => {
      const above = all[i - 1] ?? below;
      return above - below > SAME ? [{ above, below, gap: above - below }] : [];
    })
    .toSorted((a, b) => a.gap - b.gap);

/** Whether a text stands beside several rows, or between two of them; one that is as high as headings, if it goes on below. */
function isBesideRows(lines: readonly PdfText[], headingAt: number, rows: readonly number[]): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return false;
  const beside = rows.filter((y) => y < topOf(first) && y + LETTERS * last.height > last.y);
  const isAtHeading = topOf(first) > headingAt && last.y < headingAt + LETTERS * first.height;
  const isAbove = Math.max(...rows) < last.y;
  if (isAtHeading || first.y > headingAt) return beside.length > 0;
  if (beside.length !== 0 || isAbove) return beside.length > 1;
  const gaps = gapsIn([headingAt, ...rows]);
  const own = gaps.find(({ above, below }) => above > first.y && below < last.y);
  // A row of its own has as much room as the others.
  const usual = gaps[Math.floor(gaps.length / 2)];
  return own !== undefined && usual !== undefined && own.gap < ROOM * usual.gap;
}

/** Takes from a page the texts beside its tables that are on the lines of several rows, or on none: 'Do not ask these' in a box. */
export function withoutBlocks(page: readonly PdfText[]): { pieces: PdfText[]; labels: Label[] } {
  const labels: Label[] = [];
  const taken = new Set<PdfText>();
  const heads = linesOf(page).filter((line) =>
    isHeadingLine(
      joined(line).map(({ text }) => text.trim()),
      [],
    ),
  );
  for (const [i, head] of heads.entries()) {
    const name = head.find(({ text }) => isTitleOfNames(text.trim())) ?? head[0];
    const next = heads[i + 1]?.[0];
    if (!name) continue;
    const end = next ? next.y + ABOVE * next.height : Number.NEGATIVE_INFINITY;
    const own = page.filter(({ y }) => y < name.y + ABOVE * name.height && y > end);
    const cells = linesOf(own).flatMap(joined);
    const bands = bandsOf(cells);
    if (bands.length < 2) continue;
    for (const band of [bands[0], bands.at(-1)]) {
      const lines = band ? cells.filter((cell) => overlaps(cell, band)) : [];
      const text = printedText(lines);
      if (!band || lines.length === 0 || lines.some(({ text: one }) => isTitleOfNames(one.trim()))) continue;
      if (lines.some(({ text: one, y }) => Math.abs(y - name.y) < SAME && isTitleOfCallings(one))) continue;
      const others = cells.filter((cell) => !overlaps(cell, band) && cell.y < name.y - LETTERS * name.height);
      const rows = others.map(({ y }) => y);
      if (!isOneText(lines) || !tellsBeside(text) || !isBesideRows(lines, name.y, rows)) continue;
      for (const piece of own) if (overlaps(piece, band)) taken.add(piece);
      const ys = lines.map(({ y }) => y);
      labels.push({ text, ...band, bottom: Math.min(...ys), top: Math.max(...lines.map(topOf)), isExact: false });
    }
  }
  return { pieces: page.filter((piece) => !taken.has(piece)), labels };
}
