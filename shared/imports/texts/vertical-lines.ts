import type { Line } from '../cells.ts';
import { dateIn } from '../birth-years/real-dates.ts';
import { hasNames, headOf } from '../columns.ts';
import { looksLikePhone } from '../looks.ts';
import { isCallingOnly } from '../offices/calling-first.ts';
import { asTable, type Said } from './as-table.ts';
import { isNameLine } from './block-lines.ts';
import { filledLines } from './list-lines.ts';
import { isPageNote } from './page-notes.ts';

/** How a value of each column looks, where it can't be taken for another one's. */
const LOOKS: Readonly<Record<string, (text: string) => boolean>> = {
  name: isNameLine,
  phone: looksLikePhone,
  email: (text) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text),
  age: (text) => /^\d{1,2}$/.test(text),
  sex: (text) => /^(?:m|f|male|female)$/i.test(text),
  birthYear: (text) => /\d{4}/.test(text) && !looksLikePhone(text) && dateIn(text) !== null,
  calling: isCallingOnly,
};

const LEAST_PEOPLE = 2;
const MOST_ABOVE = 10;

/** The headings of a table one below the other, and then its cells in the same way, as some programs copy it; else null. */
export function linesBelowHeadings(written: readonly string[]): Line[] | null {
  const lines = filledLines(written);
  const titlesIn = (from: number, to: number) => lines.slice(from, to).map((own) => own.text);
  const areTitles = (from: number, to: number) => headOf(titlesIn(from, to)).fields.every((field) => field !== null);
  const start = lines.slice(0, MOST_ABOVE).findIndex((_, at) => at + 2 < lines.length && areTitles(at, at + 2));
  const end = lines.findIndex((_, at) => at > start + 1 && !areTitles(start, at + 1));
  if (start < 0 || end < 0) return null;
  const titles = titlesIn(start, end);
  const { fields, ...head } = headOf(titles);
  const isClear = fields.every((field) => field !== null && LOOKS[field]) && new Set(fields).size === fields.length;
  if (!hasNames(head) || fields[0] !== 'name' || !isClear) return null;
  const said: Said[] = lines.slice(0, start).map((own) => ({ ...own, cells: null }));
  let column = titles.length;
  for (const own of lines.slice(end)) {
    if (isPageNote(own.text)) {
      said.push({ ...own, cells: null });
      continue;
    }
    const next = fields.findIndex((field, at) => at > column && LOOKS[field ?? '']?.(own.text));
    const cells = said.at(-1)?.cells;
    if (next > 0 && cells) cells[next] = own.text;
    else if (isNameLine(own.text)) said.push({ ...own, cells: titles.map((_, at) => (at === 0 ? own.text : '')) });
    else return null;
    column = Math.max(next, 0);
  }
  const people = said.filter(({ cells }) => cells);
  // Names alone, one below the other, may be anyone's.
  const areFilled = people.every(({ cells }) => cells?.slice(1).some(Boolean));
  if (people.length < LEAST_PEOPLE || !areFilled) return null;
  return asTable(titles, said);
}
