import { LONGEST_LINE } from '../line-parts.ts';

/** What a ward's list has at most, with a few lines for each person. */
const MOST_LINES = 12_000;
const MOST_CHARACTERS = 500_000;

/** A line of the file, without spaces around it. */
export type ListLine = { row: number; text: string };

/** The lines of a text that may be a list set in some way of its own; null where it is too long for one, or a line is. */
export function listLines(text: string): string[] | null {
  if (text.length > MOST_CHARACTERS) return null;
  const lines = text.split(/\r\n|\r|\n/);
  return lines.length > MOST_LINES || lines.some((line) => line.length > LONGEST_LINE) ? null : lines;
}

/** Those that have anything in them. */
export const filledLines = (lines: readonly string[]): ListLine[] =>
  lines.map((line, i) => ({ row: i + 1, text: line.trim() })).filter(({ text }) => text !== '');
