import { foldLoose } from '#shared/text/fold.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { refuses } from '../availability/refusals.ts';
import type { Line } from '../cells.ts';
import { isOfName } from '../columns.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { saidUnder, shortened } from '../line-parts.ts';
import {
  bareMeaningIn,
  codesIn,
  explainedIn,
  isLegendTitle,
  legendKey,
  mayExplain,
  meaningsIn,
} from '../marks/legend-lines.ts';
import { letterBefore } from '../marks/letter-marks.ts';
import { looksLikeFullName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { tellsOfPerson } from './person-words.ts';

type Legend = ReadonlyMap<string, string>;

/** 'Young, John (1)' and 'Young, John*' have a footnote, and 'x John Young' a mark. */
const FOOTNOTE = /[^\s([*†‡]\s*(?:[([](\d{1,2}|[*†‡]{1,2})[)\]]|([*†‡]{1,2}))$/;
const footnoteOf = (name: string): string => {
  const [, inside, behind] = FOOTNOTE.exec(name.slice(-80)) ?? [];
  return inside ?? behind ?? letterBefore(name.slice(0, 80));
};
/** What a heading says of its own codes: 'Status (A=active, M=moved)'. */
const IN_HEADING = /\s*\(([^()]{1,200})\)\s*$/;

/** The codes that a column may have: of a name its footnote, and in columns that no field takes whatever is short. */
function codesOf({ fields, cells }: WrittenSheet, column: number): string[] {
  const field = fields[column];
  if (isOfName(field))
    return codesIn(
      cells.map((row) => [footnoteOf((row[column] ?? '').trim())]),
      0,
    );
  return field && field !== 'notes' ? [] : codesIn(cells, column);
}

/** A column without a heading, or below 'Key', of which every cell explains a code: its lines say nothing of whoever stands beside them. */
function isOfLegend(sheet: WrittenSheet, column: number, codes: ReadonlySet<string>): boolean {
  const title = (sheet.titles[column] ?? '').trim();
  if (sheet.fields[column] || (title !== '' && !isLegendTitle(title))) return false;
  const filled = sheet.cells.map((row) => (row[column] ?? '').trim()).filter(Boolean);
  const explains = (cell: string) =>
    meaningsIn(cell, codes).length > 0 || (title !== '' && bareMeaningIn(cell, codes).length > 0);
  const isPart = (cell: string) =>
    explains(cell) || isLegendTitle(cell) || /^\S{1,24}(?: \S{1,20})? ?[=:→] ?\p{L}/u.test(cell);
  return filled.some(explains) && filled.every(isPart);
}

/** A sheet whose legends stand above it, also those of a column at its right and of a heading. */
export function withLegendAbove(sheet: WrittenSheet): WrittenSheet {
  const codes = new Set(sheet.titles.flatMap((_, column) => codesOf(sheet, column)));
  const ofLegend = new Set(sheet.titles.flatMap((_, column) => (isOfLegend(sheet, column, codes) ? [column] : [])));
  const inHeadings = sheet.titles.map((title, column) => {
    const inside = IN_HEADING.exec(title)?.[1] ?? '';
    return meaningsIn(inside, new Set(codesOf(sheet, column))).length > 0 ? inside : '';
  });
  if (ofLegend.size === 0 && inHeadings.every((inside) => inside === '')) return sheet;
  const apart = sheet.cells.map((row) => row.map((cell, column) => (ofLegend.has(column) ? '' : cell)));
  const lines = sheet.cells.flatMap((row) => row.filter((cell, column) => ofLegend.has(column) && cell !== ''));
  return {
    ...sheet,
    titles: sheet.titles.map((title, column) => (inHeadings[column] ? title.replace(IN_HEADING, '') : title)),
    cells: apart,
    above: [...(sheet.above ?? []), ...lines.map((line) => [line])],
    inHeadings,
  };
}

/** The lines above a sheet that are no title, because they explain its codes. */
export function withoutLegends(above: readonly Line[], below: readonly Line[]): Line[] {
  if (above.length === 0) return [];
  const cells = below.map((line) => line.cells);
  const widest = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const codes = new Set(Array.from({ length: widest }, (_, column) => codesIn(cells, column)).flat());
  return above.filter((line) => meantBy(line.cells, codes).length === 0);
}

/** In so large a part of the rows, what a code means is what a column is for, such as the evening when someone can come. */
const MANY = 1 / 3;
const HARMLESS =
  /^(?:(?:is |are |all |still )?(?:ok(?:ay)?|yes|si|sim|good|fine|here|available|disponi\p{L}+|active|activ[oa]s?|ativ[oa]s?|willing|will(?:ing to)? (?:speak|talk|give (?:a )?talks?)|can (?:be asked|speak)|members?|adults?|youth|child(?:ren)?|m(?:ale|en|an)|wom[ae]n|female|male|talks?|prayers?|both|any|either|normal|regular)\b.*)$/u;

type Told = { code: string; title: string; meaning: string; kind: 'gone' | 'refused' | 'note' };
function kindOf(meaning: string): Told['kind'] | null {
  if (hasLeftAsStatus(meaning) || tellsOfPerson(meaning)) return 'gone';
  if (refuses(meaning)) return 'refused';
  return HARMLESS.test(foldLoose(meaning)) ? null : 'note';
}

const isOfAgainst = (meaning: string): boolean => (kindOf(meaning) ?? 'note') !== 'note';

/** Without a sign, only what is against someone tells that a row explains a code. */
function meantBy(row: readonly string[], codes: ReadonlySet<string>): [string, string][] {
  const explained = explainedIn(row, codes);
  return explained.length > 0 ? explained : mayExplain(row, codes).filter(([, meaning]) => isOfAgainst(meaning));
}

/** A name among other cells: what stands in two of them is no code with its meaning. */
function isOfPerson(row: readonly string[], fields: WrittenSheet['fields'], codes: ReadonlySet<string>): boolean {
  if (row.filter((cell) => cell.trim() !== '').length < 3) return false;
  const name = row
    .filter((_, column) => isOfName(fields[column]))
    .join(' ')
    .trim();
  return looksLikeFullName(name) && !codes.has(legendKey(name)) && explainedIn(row, codes).length === 0;
}

/** 'M' under 'Status,' where the list says below, above, beside, or in the heading that M means moved. Each row has its line of cells. */
export function withLegend(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells, above = [], inHeadings = [] } = sheet;
  const own = titles.map((_, column) => new Set(codesOf(sheet, column)));
  const codes = new Set(own.flatMap((set) => [...set]));
  if (codes.size === 0) return [...rows];
  const lines = cells.filter((row) => !isOfPerson(row, fields, codes));
  const legend: Legend = new Map([...above, ...lines].flatMap((row) => meantBy(row, codes)));
  const legends = titles.map(
    (_, column): Legend => new Map([...legend, ...meaningsIn(inHeadings[column] ?? '', own[column] ?? new Set())]),
  );
  if (legends.every(({ size }) => size === 0)) return [...rows];
  const said = rows.map((row, at) =>
    titles.flatMap((title, column): Told[] => {
      const field = fields[column];
      const cell = (cells[at]?.[column] ?? '').trim();
      const code = isOfName(field) ? footnoteOf(cell) : field && field !== 'notes' ? '' : cell;
      const meaning = code === '' || row.unread ? undefined : legends[column]?.get(legendKey(code));
      const kind = meaning === undefined ? null : kindOf(meaning);
      return meaning === undefined || kind === null ? [] : [{ code, title, meaning, kind }];
    }),
  );
  const noted = said.filter((told) => told.some(({ kind }) => kind === 'note')).length;
  const areFew = noted <= rows.length * MANY;
  return rows.map((row, at) => {
    const [told] = (said[at] ?? []).toSorted((a, b) => Number(a.kind === 'note') - Number(b.kind === 'note'));
    if (!told || (told.kind === 'note' && !areFew)) return row;
    const { code, title, meaning, kind } = told;
    if (kind === 'note') {
      const note = {
        text: `${code}: ${meaning}`,
        ...(title.trim() === '' ? {} : { column: title.trim().slice(0, 60) }),
      };
      return { ...row, noted: [...(row.noted ?? []), note] };
    }
    const where = title === '' ? `“${code},”` : saidUnder(code, title, ',');
    const line = `This row says ${where} which means “${shortened(meaning)}” in this list.`;
    return kind === 'gone'
      ? asking(row, `${line} ${STILL_HERE}`, 'firstName')
      : asking(row, `${line} ${STILL_ASKED}`, 'isAvailable');
  });
}
