import { tellsBeside } from '#shared/imports/headings/group-cells.ts';
import { TURNED } from '../drawn/frame.ts';
import { isHeadingLine } from '../heading.ts';
import { joined, linesOf, overlaps, WITHIN_WORDS, type PdfText } from '../text.ts';
import type { Label } from './label-rows.ts';

/** In heights of letters: two lines of a text that runs up or down are no farther apart. */
const LINES = 1.6;
/** So many lines of a table stand beside a text that is turned to be beside all of them. */
const LEAST_LINES = 2;
/** A page may have turned letters without end. */
const MOST_TURNED = 500;

type Turned = PdfText & { turned: NonNullable<PdfText['turned']> };
const isTurned = (piece: PdfText): piece is Turned => piece.turned !== undefined && piece.doubt === TURNED;

const cellKey = ({ cell }: PdfText): string => (cell ? cell.map(Math.round).join(' ') : '');

/** Pieces of one label: the words of a line below each other, and its lines side by side. */
function isOfLabel(piece: Turned, taken: readonly Turned[]): boolean {
  return taken.some((other) => {
    if (cellKey(other) !== cellKey(piece) || other.turned.isUpward !== piece.turned.isUpward) return false;
    if (Math.abs(other.height - piece.height) > 0.5) return false;
    const apart = Math.max(other.y - piece.turned.top, piece.y - other.turned.top);
    const beside = Math.abs(other.left - piece.left);
    return beside < 1 ? apart < WITHIN_WORDS * piece.height : apart < 0 && beside < LINES * piece.height;
  });
}

/** As one reads it with the page turned. */
function wordsOf(pieces: readonly Turned[]): string {
  const [first] = pieces;
  const way = first?.turned.isUpward ? 1 : -1;
  const inOrder = pieces.toSorted((a, b) =>
    Math.abs(a.left - b.left) < 1 ? way * (a.y - b.y) : way * (a.left - b.left),
  );
  return inOrder.map(({ text }) => text.trim()).join(' ');
}

/** `cell`: where its borders are drawn, the cell that it fills tells whose it is. */
function labelOf(pieces: readonly Turned[]): Label & { pieces: readonly Turned[] } {
  const bottom = Math.min(...pieces.map(({ y }) => y));
  const top = Math.max(...pieces.map(({ turned }) => turned.top));
  const [, low = Number.NEGATIVE_INFINITY, , high = Number.POSITIVE_INFINITY] = pieces[0]?.cell ?? [];
  const isDrawn = Number.isFinite(low) && Number.isFinite(high) && low < bottom + 1 && high > top - 1;
  return {
    text: wordsOf(pieces),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    ...(isDrawn ? { bottom: low, top: high } : { bottom, top }),
    isExact: isDrawn,
    pieces,
  };
}

function groupsOf(pieces: readonly Turned[]): Turned[][] {
  const groups: Turned[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.turned.top - a.turned.top)) {
    const own = groups.filter((group) => isOfLabel(piece, group));
    const others = groups.filter((group) => !own.includes(group));
    groups.splice(0, groups.length, ...others, [...own.flat(), piece]);
  }
  return groups;
}

/** Takes from a page the texts that run up or down beside rows, as the names of groups do; the headings of columns may, too. */
export function withoutTurned(page: readonly PdfText[]): { pieces: PdfText[]; labels: Label[] } {
  const turned = page.filter(isTurned);
  if (turned.length === 0 || turned.length > MOST_TURNED) return { pieces: [...page], labels: [] };
  const others = page.filter((piece) => !isTurned(piece));
  const lines = linesOf(others);
  const heading = lines.findIndex((line) =>
    isHeadingLine(
      joined(line).map(({ text }) => text.trim()),
      [],
    ),
  );
  const first = heading < 0 ? undefined : lines[heading + 1]?.[0];
  const isHeading = (label: Label): boolean =>
    first !== undefined &&
    label.bottom > first.y + 0.3 * first.height &&
    others.some((piece) => overlaps(piece, label));
  const all = groupsOf(turned).map(labelOf);
  const isBeside = (label: Label): boolean => {
    const beside = lines.filter(([piece]) => piece && piece.y > label.bottom - piece.height && piece.y < label.top);
    const isOneOf = all.some((other) => other !== label && overlaps(other, label));
    return beside.length >= LEAST_LINES || (beside.length > 0 && (isOneOf || tellsBeside(label.text)));
  };
  const found = all.filter((label) => isBeside(label) && !isHeading(label));
  const taken = new Set<PdfText>(found.flatMap(({ pieces }) => pieces));
  return {
    pieces: page.filter((piece) => !taken.has(piece)),
    labels: found.map(({ pieces: _, ...label }) => label),
  };
}
