import { hasNames, headOf } from '../columns.ts';
import { looksLikePhone } from '../looks.ts';
import { isRealAddress } from '../tidy.ts';
import { UnreadableFile, UNREADABLE } from '../unreadable.ts';
import { isNameLine, plainLine } from '../texts/block-lines.ts';
import { listLines } from '../texts/list-lines.ts';

/** Headings stand no farther down than so many lines. */
const LOOKED_AT = 20;

const isName = (cell: string): boolean => isNameLine(plainLine(cell));
const isValue = (cell: string): boolean => looksLikePhone(plainLine(cell)) || isRealAddress(plainLine(cell));
const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim());

/** Lines with nothing between them. */
function paragraphsIn(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** Columns that have names, and phones or emails in other lines. */
function peopleBeside(lines: readonly string[]): number {
  const rows = lines.map(cellsOf);
  const width = Math.max(...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((cells) => cells[at] ?? ''));
  return columns[0]?.some(isValue) ? columns.filter((cells) => cells.some(isName) && cells.some(isValue)).length : 0;
}

/** The people of a paragraph, one column after the other. */
function columnsOf(paragraph: readonly string[]): string[] {
  const isTitle = (line: string) => !line.trim().includes('\t') && !isName(line) && !isValue(line);
  const first = paragraph.findIndex((line) => !isTitle(line));
  const [titles, rows] = first < 0 ? [paragraph, []] : [paragraph.slice(0, first), paragraph.slice(first)];
  const isOfNames = rows.map((line) => cellsOf(line).every((cell) => cell === '' || isName(cell)));
  const isUnclear = rows.some((line, i) => isTitle(line) || (!isOfNames[i] && cellsOf(line).some(isName)));
  // A line of one cell may be about everyone, and a phone above a name someone else's.
  if (isUnclear || isOfNames[0] === false) throw new UnreadableFile(UNREADABLE.textsBeside, true);
  const cells = rows.map(cellsOf);
  const width = Math.max(0, ...cells.map((own) => own.length));
  const columns = Array.from({ length: width }, (_, at) => cells.map((own) => own[at] ?? '').filter(Boolean));
  return [...titles, '', ...columns.flatMap((own) => own.flatMap((cell) => (isName(cell) ? ['', cell] : [cell]))), ''];
}

/** A text with people side by side, tabs between them, and a phone or an email below each, column by column; any other as it is. */
export function columnByColumn(text: string): string {
  const lines = text.includes('\t') ? listLines(text) : null;
  if (!lines || lines.slice(0, LOOKED_AT).some((line) => hasNames(headOf(line.split('\t'))))) return text;
  return peopleBeside(lines) < 2 ? text : paragraphsIn(lines).flatMap(columnsOf).join('\n');
}
