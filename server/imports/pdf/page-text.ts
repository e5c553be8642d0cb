import { LONGEST_LINE, readLine } from '#shared/imports/line-parts.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import { blocksBeside } from './blocks/blocks-beside.ts';
import { joined, linesOf, withoutPageNotes, type PdfText } from './text.ts';

/** 'Ashby, Lori', and what is told of her. */
export const isPerson = (text: string): boolean => {
  if (!text.includes(',') || text.length > LONGEST_LINE) return false;
  const { name } = readLine(text);
  return name.includes(',') && looksLikeFullName(name);
};

/** A page with people behind other texts has columns of them: what stands beside a name there is hardly told of it. */
const hasColumns = (lines: readonly (readonly string[])[]): boolean =>
  lines.some((texts) => texts.slice(1).some(isPerson));

/** People to the right of others, whether or not on the same lines. */
export function hasPeopleBeside(pieces: readonly PdfText[]): boolean {
  const people = linesOf(pieces).flatMap((line) => joined(line).filter(({ text }) => isPerson(text.trim())));
  const start = Math.min(...people.map(({ left }) => left));
  const end = Math.max(...people.filter(({ left }) => left < start + 1).map(({ right }) => right));
  return people.some(({ left }) => left > end);
}

function textOf(page: readonly PdfText[]): string[] {
  const pieces = withoutPageNotes(page);
  const blocks = blocksBeside(pieces);
  if (blocks.kind === 'columns') return [...blocks.lines, ''];
  const lines = linesOf(pieces).map((line) => joined(line).map(({ text }) => text.trim()));
  const isSplit = hasColumns(lines);
  return lines.map((texts) => texts.join(isSplit && texts.some(isPerson) ? '\n' : '\t'));
}

/**
 * All text, line by line, wide gaps as tabs, people side by side as lines, and where each has several lines, column by column:
 * for lists without headings, and for the model.
 */
export const textOfPages = (pages: readonly (readonly PdfText[])[]): string => pages.flatMap(textOf).join('\n');
