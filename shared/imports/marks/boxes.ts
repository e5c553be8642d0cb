import type { Line } from '../cells.ts';
import { CHECKS, EMPTY_BOXES, FULL_BOXES } from './signs.ts';

const EMPTY = new RegExp(String.raw`^(?:[${EMPTY_BOXES}○◯]\ufe0f?|\[\s?\])$`, 'u');
const FULL = new RegExp(String.raw`^(?:[${FULL_BOXES}●◉]\ufe0f?|\[[xX✓✔]\])$`, 'u');
const CHECKED = new RegExp(`^[${CHECKS}]\ufe0f?$`, 'u');
/** Beside checked boxes it is one that is crossed out, and beside empty ones it is checked. */
const CROSSED = /^☒\ufe0f?$/u;
const isBox = (cell: string): boolean => [EMPTY, FULL, CHECKED, CROSSED].some((box) => box.test(cell));
/** In some countries a circle is a yes, and beside a filled one it is none. */
const CIRCLES = new Map([
  ['○', '☐'],
  ['◯', '☐'],
  ['●', '☑'],
  ['◉', '☑'],
]);

/** What the cells of a column of boxes say; null of any other, and of a column that says it already. */
function readBoxes(written: readonly string[]): string[] | null {
  const boxes = written.filter((cell) => cell !== '');
  if (boxes.length === 0 || !boxes.every(isBox)) return null;
  // A form in which no one has checked anything yet.
  if (boxes.every((cell) => EMPTY.test(cell))) return written.map(() => '');
  if (!boxes.some((cell) => CIRCLES.has(cell) || CROSSED.test(cell))) return null;
  const areFilled = boxes.some((cell) => FULL.test(cell));
  const crossed = boxes.some((cell) => CHECKED.test(cell)) ? '✗' : '☑';
  return written.map((cell) => (areFilled && CIRCLES.get(cell)) || (CROSSED.test(cell) ? crossed : cell));
}

/** The lines of a table in which a box tells by itself whether it is a yes or a no. */
export function withBoxes(lines: readonly Line[]): Line[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const read = new Map(
    Array.from({ length: width }, (_, column) => column).flatMap((column) => {
      const boxes = readBoxes(lines.map(({ cells }) => (cells[column] ?? '').trim()));
      return boxes ? [[column, boxes] as const] : [];
    }),
  );
  if (read.size === 0) return [...lines];
  return lines.map((line, at) => ({
    ...line,
    cells: line.cells.map((cell, column) => read.get(column)?.[at] ?? cell),
  }));
}
