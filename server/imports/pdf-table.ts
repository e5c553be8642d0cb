import { betweenCallings } from '#shared/imports/callings.ts';
import type { Line } from '#shared/imports/cells.ts';
import { fieldOf, headOf } from '#shared/imports/columns.ts';
import { isHeadingOrFooter } from '#shared/imports/looks.ts';

/** A piece of text on a page: its left and right edge, its base line (upwards) and the height of its letters. */
export type PdfText = { text: string; left: number; right: number; y: number; height: number };

const PAGE_NOTE =
  /^(page|página|pagina|seite)?\s*\d+\s*(of|de|\/|von)\s*\d+$|^(https?|file):\/\/|^about:blank$|^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d/i;
/** Lines farther apart than this many heights do not belong to one cell. */
const LINE_GAP = 1.6;

const isNear = (a: PdfText, b: PdfText) => Math.abs(a.y - b.y) < Math.max(2, Math.min(a.height, b.height) * 0.4);

/** Pieces on one base line, from left to right, the highest line first. */
function linesOf(pieces: readonly PdfText[]): PdfText[][] {
  const lines: PdfText[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] && isNear(line[0], piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

/** Words are a quarter of a letter's height apart; the columns of a tight table, two millimeters. */
const WITHIN_WORDS = 0.42;

const letterWidth = ({ text, left, right }: PdfText) => (right - left) / text.length;

/** In a typewriter's font, where each letter is as wide as a space, words are farther apart. */
function gapBetweenWords(before: PdfText, piece: PdfText): number {
  const [a, b] = [letterWidth(before), letterWidth(piece)];
  const isTyped = before.text.length > 1 && piece.text.length > 1 && Math.abs(a - b) < 0.01 * a;
  return isTyped ? 1.3 * a : piece.height * WITHIN_WORDS;
}

/** Pieces as close together as words are one cell. */
function joined(line: readonly PdfText[]): PdfText[] {
  const cells: PdfText[] = [];
  for (const piece of line) {
    const before = cells.at(-1);
    if (before && piece.left - before.right < gapBetweenWords(before, piece)) {
      const gap = piece.left - before.right > piece.height * 0.1 ? ' ' : '';
      cells[cells.length - 1] = { ...before, text: before.text + gap + piece.text, right: piece.right };
    } else cells.push(piece);
  }
  return cells;
}

type Heading = { cells: PdfText[]; y: number };

function headingIn(pieces: readonly PdfText[]): Heading | null {
  for (const line of linesOf(pieces)) {
    const cells = joined(line);
    const { names, known } = headOf(cells.map((cell) => cell.text));
    if ((names === 'one' || names === 'two') && (known > 1 || cells.length === 1)) return { cells, y: line[0]?.y ?? 0 };
  }
  return null;
}

/** Where a column ends: between its heading and the next one, at the place that the fewest texts cross. */
function columnEdges(heads: readonly PdfText[], body: readonly PdfText[]): number[] {
  return heads.slice(0, -1).map((head, i) => {
    const [from, to] = [head.right, heads[i + 1]?.left ?? head.right];
    const starts = body.map((piece) => piece.left - 0.5).filter((x) => x > from && x < to);
    const candidates = [...new Set([to - 0.5, ...starts])];
    const crossings = candidates.map((x) => body.filter((piece) => piece.left < x && piece.right > x).length);
    const fewest = Math.min(...crossings);
    return candidates[crossings.lastIndexOf(fewest)] ?? to;
  });
}

const columnOf = (edges: readonly number[], piece: PdfText) => {
  const at = edges.findIndex((edge) => piece.left < edge);
  return at < 0 ? edges.length : at;
};

/** Between the names of two rows the page is widest where one row ends. Equal gaps: the lower one, as text hangs down. */
function splitBelow(upper: number, lower: number, ys: readonly number[]): number {
  const between = ys.filter((y) => y <= upper && y >= lower).toSorted((a, b) => b - a);
  let [best, widest] = [(upper + lower) / 2, 0];
  for (const [i, y] of between.entries()) {
    const next = between[i + 1];
    if (next !== undefined && y - next >= widest - 0.5) {
      widest = y - next;
      best = (y + next) / 2;
    }
  }
  return best;
}

type Anchor = { top: number; bottom: number; last: PdfText };

/** Line spacing within a cell, in heights of its letters; rows of a table with room in its cells are farther apart. */
const WITHIN_CELL = 1.35;

/** True when the rows follow each other as closely as lines do, so that a second line of a name cannot be told. */
function isTight(names: readonly (readonly PdfText[])[]): boolean {
  const gaps = names.flatMap((pieces) => {
    const lines = linesOf(pieces).flatMap(([first]) => first ?? []);
    return lines.slice(1).map((piece, i) => ((lines[i]?.y ?? piece.y) - piece.y) / piece.height);
  });
  return gaps.filter((gap) => gap < WITHIN_CELL).length > gaps.length * 0.6;
}

/** The rows of a page by the names in them; a name over two lines is one. */
function anchorsOf(names: readonly PdfText[], tight: boolean): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [first] of linesOf(names)) {
    if (!first) continue;
    const before = anchors.at(-1);
    const gap = before ? (before.bottom - first.y) / first.height : Number.POSITIVE_INFINITY;
    const goesOn = tight ? gap < LINE_GAP && /[,-]$/.test(before?.last.text.trim() ?? '') : gap < WITHIN_CELL;
    if (before && goesOn) Object.assign(before, { bottom: first.y, last: first });
    else anchors.push({ top: first.y, bottom: first.y, last: first });
  }
  return anchors;
}

function addTo(cells: string[], column: number, text: string, field: ReturnType<typeof fieldOf>): void {
  const before = cells[column] ?? '';
  // 'Jean-' and 'Luc' below it are one name.
  const isBroken = field === 'email' || (/\p{L}-$/u.test(before) && /^\p{L}/u.test(text));
  const between = field === 'calling' ? betweenCallings(before, text) : ' ';
  cells[column] = before === '' ? text : `${before}${isBroken ? '' : between}${text}`;
}

const NAME_FIELDS = new Set<ReturnType<typeof fieldOf>>(['name', 'firstName', 'lastName']);
/** 'Jane' below 'Watson, Mary': the rest of a name, where the lines are too close together to tell. */
function isRestOfName(cells: readonly string[], above: readonly string[], nameColumns: readonly number[]): boolean {
  const [text = '', ...more] = nameColumns.map((at) => cells[at] ?? '').filter(Boolean);
  const isFragment = /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(text) || /^\p{Ll}[^,]*$/u.test(text);
  const isWhole = nameColumns.filter((at) => (above[at] ?? '') !== '').length === nameColumns.length;
  return isFragment && more.length === 0 && isWhole && !isHeadingOrFooter(text);
}

/** Without page numbers, addresses and times of printing. */
const linesWithoutNotes = (pieces: readonly PdfText[]) =>
  linesOf(pieces).filter((line) => !joined(line).some((cell) => PAGE_NOTE.test(cell.text.trim())));

/** The tables of all pages as rows of cells, the headings first; null when no page has headings with names. */
export function tableOnPages(pages: readonly (readonly PdfText[])[]): Line[] | null {
  const kept = pages.map((pieces) => linesWithoutNotes(pieces).flat());
  const first = kept.findIndex((pieces) => headingIn(pieces) !== null);
  const heading = first < 0 ? null : headingIn(kept[first] ?? []);
  if (!heading) return null;
  const titles = heading.cells.map((cell) => cell.text.trim());
  const bodies = kept.slice(first).map((pieces) => {
    const own = headingIn(pieces);
    return own ? pieces.filter((piece) => piece.y < own.y - piece.height * 0.4) : pieces;
  });
  const edges = columnEdges(heading.cells, bodies.flat());
  const fields = titles.map(fieldOf);
  const nameColumn =
    ['name', 'lastName', 'firstName']
      .map((field) => fields.indexOf(field as (typeof fields)[number]))
      .find((at) => at >= 0) ?? 0;
  const nameColumns = fields.flatMap((field, at) => (field && NAME_FIELDS.has(field) ? [at] : []));
  const names = bodies.map((body) => body.filter((piece) => columnOf(edges, piece) === nameColumn));
  const tight = isTight(names);
  const rows: string[][] = [];
  // A text that runs past the edge of its column contains the next column's text as well.
  const touching = new Set<string[]>();
  const torn = new Set<string[]>();
  for (const [page, body] of bodies.entries()) {
    const anchors = anchorsOf(names[page] ?? [], tight);
    const ys = [...new Set(body.map((piece) => piece.y))];
    const splits = anchors
      .slice(0, -1)
      .map((anchor, i) => splitBelow(anchor.bottom, anchors[i + 1]?.top ?? anchor.bottom, ys));
    const made = anchors.map((): string[] => titles.map(() => ''));
    let lowest = anchors.at(-1)?.bottom ?? 0;
    for (const line of linesOf(body)) {
      const [piece] = line;
      if (!piece) continue;
      const at = splits.findIndex((split) => piece.y > split);
      const row = at < 0 ? anchors.length - 1 : at;
      const isLast = row === anchors.length - 1;
      // Text far above the first name continues the previous page; text far below the last one is a footer.
      const above = row === 0 && anchors[0] && piece.y - anchors[0].top > piece.height * LINE_GAP;
      if (isLast && lowest - piece.y > piece.height * LINE_GAP) continue;
      if (isLast) lowest = Math.min(lowest, piece.y);
      const target = above || row < 0 ? rows.at(-1) : made[row];
      for (const cell of joined(line)) {
        const column = columnOf(edges, cell);
        const edge = edges[column];
        if (target && edge !== undefined && cell.right > edge + 1) touching.add(target);
        if (target) addTo(target, column, cell.text.trim(), fields[column] ?? null);
      }
    }
    if (tight)
      for (const [i, cells] of made.entries()) {
        const above = made[i - 1];
        if (above && isRestOfName(cells, above, nameColumns)) torn.add(above).add(cells);
      }
    rows.push(...made);
  }
  return [titles, ...rows].map((cells, i) => ({
    row: i + 1,
    cells,
    isTouching: touching.has(cells),
    isTorn: torn.has(cells),
  }));
}

/** All text, line by line, wide gaps as tabs: for lists without headings, and for the model. */
export const textOfPages = (pages: readonly (readonly PdfText[])[]): string =>
  pages
    .map((pieces) =>
      linesWithoutNotes(pieces)
        .map((line) =>
          joined(line)
            .map((cell) => cell.text.trim())
            .join('\t'),
        )
        .join('\n'),
    )
    .join('\n');
