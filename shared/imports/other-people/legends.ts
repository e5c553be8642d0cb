import { foldLoose } from '#shared/text/fold.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { saidUnder, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { tellsOfPerson } from './person-words.ts';

/** 'M = moved' */
const ENTRY = /^\s*(\p{L}{1,3})\s*(?:=|:|\s[-–—]\s)\s*(\p{L}.{0,60})$/u;

/** What the codes of a list mean that tell of someone who is gone, as rows with nothing else explain them. */
function legendIn(cells: WrittenSheet['cells']): ReadonlyMap<string, string> {
  const entries = cells.flatMap((own) => {
    const [text = '', another] = own.filter((cell) => cell.trim() !== '');
    const [, code, meaning] = another === undefined ? (ENTRY.exec(text) ?? []) : [];
    return code !== undefined && meaning !== undefined ? [{ code: foldLoose(code), meaning }] : [];
  });
  const isOfGone = ({ meaning }: (typeof entries)[number]) => hasLeftAsStatus(meaning) || tellsOfPerson(meaning);
  return new Map(entries.filter(isOfGone).map(({ code, meaning }) => [code, meaning]));
}

/** 'M' under 'Status,' where the list says below it that M means moved. Each row has its line of cells. */
export function withLegend(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const legend = legendIn(cells);
  if (legend.size === 0) return [...rows];
  return rows.map((row, at) => {
    const told = titles.flatMap((title, column) => {
      const cell = (cells[at]?.[column] ?? '').trim();
      const meaning = fields[column] ? undefined : legend.get(foldLoose(cell));
      return meaning === undefined ? [] : [{ cell, title, meaning }];
    })[0];
    if (!told) return row;
    const problem = `This row says ${saidUnder(told.cell, told.title, ',')} which means “${shortened(told.meaning)}” in this list. ${STILL_HERE}`;
    return asking(row, problem, 'firstName');
  });
}
