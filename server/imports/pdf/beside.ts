import { UnreadableFile, UNREADABLE } from '#shared/imports/unreadable.ts';
import { whiteBetween, bandsOf } from './columns.ts';
import type { Title } from './heading.ts';
import { isPerson } from './page-text.ts';
import { linesOf, type PdfText } from './text.ts';

const refused = () => new UnreadableFile(UNREADABLE.listsBeside, true);

/** A gap between two lists is wider than others beside it by so much. */
const WIDER = 1.5;

/** Where one list ends and the next begins: at what is white between their headings, from the first row to the last. */
export function guttersOf(lists: readonly (readonly Title[])[], body: readonly PdfText[]): number[] {
  const height = body.reduce((most, piece) => Math.max(most, piece.height), 0);
  const bands = bandsOf(body);
  return lists.slice(1).map(([next], i) => {
    const head = lists[i]?.at(-1);
    if (!head || !next) throw refused();
    const white = whiteBetween(head, next, bands, height);
    const [widest, second] = white.toSorted((a, b) => b.right - b.left - (a.right - a.left));
    const isClear = widest && (!second || widest.right - widest.left > WIDER * (second.right - second.left));
    if (!isClear) throw refused();
    return (widest.left + widest.right) / 2;
  });
}

/** The texts of each of the lists. */
export function cutAt(gutters: readonly number[], pieces: readonly PdfText[]): PdfText[][] {
  if (pieces.some(({ left, right }) => gutters.some((gutter) => left < gutter && right > gutter))) throw refused();
  const edges = [Number.NEGATIVE_INFINITY, ...gutters, Number.POSITIVE_INFINITY];
  return edges.slice(1).map((to, i) => pieces.filter(({ left }) => left > (edges[i] ?? to) && left < to));
}

/** More people than this beside a table are another list, whose headings stand elsewhere. */
const MOST_BESIDE = 2;

/** Refuses a table beside which there are people without a heading. */
export function refuseBeside(heads: readonly Title[], pieces: readonly PdfText[]): void {
  const [start, end] = [heads[0]?.left ?? 0, heads.reduce((most, { right }) => Math.max(most, right), 0)];
  const people = linesOf(pieces).map((line) => line.filter(({ text }) => isPerson(text.trim())));
  const beyond = people.flat().filter(({ left }) => left > end);
  const before = people.filter((line) => line.length > 1 && line.some(({ right }) => right < start));
  if (Math.max(beyond.length, before.length) > MOST_BESIDE) throw refused();
}
