import { foldLoose } from '#shared/text/fold.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { refuses } from '../availability/refusals.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { saidUnder, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { tellsOfPerson } from './person-words.ts';

/** 'M = moved', and the mark in '* = moved'. */
const ENTRY = /^\s*(\p{L}{1,3}|[*#+†‡✝!^~]{1,2})\s*(?:=|:|\s[-–—]\s)\s*(\p{L}.{0,60})$/u;
/** 'Key: D = do not ask, X = moved' in parentheses is two of them. */
const INTRODUCED = /^\s*[([]?\s*(?:(?:key|codes?|legend|note|nb|leyenda|clave|legenda|legende)\s*[:=–—-]\s*)?/i;
const NEXT = /[,;|/\n]\s*(?=(?:\p{L}{1,3}|[*#+†‡✝!^~]{1,2})\s*(?:=|:|\s[-–—]\s))/u;
const keyOf = (code: string): string => foldLoose(code) || code;

type Meaning = { meaning: string; isOfGone: boolean };
/** What the codes of a list mean that tell of someone who is gone or not to be asked, as rows with nothing else explain them. */
function legendIn(cells: WrittenSheet['cells']): ReadonlyMap<string, Meaning> {
  const entries = cells.flatMap((own) => {
    const [text = '', another] = own.filter((cell) => cell.trim() !== '');
    if (another !== undefined || !/[=:–—-]/.test(text)) return [];
    const parts = text
      .replace(INTRODUCED, '')
      .replace(/[\s)\].]+$/, '')
      .split(NEXT);
    return parts.flatMap((part) => {
      const [, code, meaning] = ENTRY.exec(part) ?? [];
      return code !== undefined && meaning !== undefined ? [{ code: keyOf(code), meaning: meaning.trim() }] : [];
    });
  });
  return new Map(
    entries.flatMap(({ code, meaning }) => {
      const isOfGone = hasLeftAsStatus(meaning) || tellsOfPerson(meaning);
      return isOfGone || refuses(meaning) ? [[code, { meaning, isOfGone }]] : [];
    }),
  );
}

/** 'M' under 'Status,' where the list says below it that M means moved. Each row has its line of cells. */
export function withLegend(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const legend = legendIn(cells);
  if (legend.size === 0) return [...rows];
  return rows.map((row, at) => {
    const told = titles.flatMap((title, column) => {
      const cell = (cells[at]?.[column] ?? '').trim();
      const isRead = fields[column] && fields[column] !== 'notes';
      const meant = isRead || cell === '' ? undefined : legend.get(keyOf(cell));
      return meant === undefined ? [] : [{ cell, title, ...meant }];
    })[0];
    if (!told) return row;
    const said = `This row says ${saidUnder(told.cell, told.title, ',')} which means “${shortened(told.meaning)}” in this list.`;
    return told.isOfGone
      ? asking(row, `${said} ${STILL_HERE}`, 'firstName')
      : asking(row, `${said} ${STILL_ASKED}`, 'isAvailable');
  });
}
