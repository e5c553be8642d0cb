import { foldLoose } from '#shared/text/fold.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { refuses } from '../availability/refusals.ts';
import { isOfName } from '../columns.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { saidUnder, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { tellsOfPerson } from './person-words.ts';

const CODE = String.raw`\p{L}{1,3}|\d{1,2}|[*#+†‡✝!^~]{1,2}`;
/** 'M = moved', and the mark in '* = moved'. */
const ENTRY = new RegExp(String.raw`^\s*(${CODE})\s*(?:=|:|\s[-–—]\s)\s*(\p{L}.{0,60})$`, 'u');
/** '(1) Do not call', '* do not ask', 'M moved'; '5 moved' is a number of people. */
const BARE_ENTRY =
  /^(?:[([]?(?<code>\p{L}{1,3}|[*#+†‡✝!^~]{1,2})[)\].]?|[([]?(?<digits>\d{1,2})[)\].])\s+(?<meaning>\p{L}.{0,60})$/u;
/** 'Key: D = do not ask, X = moved' in parentheses is two of them. */
const INTRODUCED = /^\s*[([]?\s*(?:(?:key|codes?|legend|note|nb|leyenda|clave|legenda|legende)\s*[:=–—-]\s*)?/i;
const NEXT = new RegExp(String.raw`[,;|/\n]\s*(?=(?:${CODE})\s*(?:=|:|\s[-–—]\s))`, 'u');
/** What a heading says of its own codes: 'Status (A=active, M=moved)'. */
const IN_HEADING = /\(([^()]{1,200})\)\s*$/;
const LONGEST = 400;
const keyOf = (code: string): string => foldLoose(code) || code;

type Meaning = { meaning: string; isOfGone: boolean };
type Legend = ReadonlyMap<string, Meaning>;

/** A code as a list explains it, where that tells of someone who is gone or not to be asked. */
function meant(code = '', written = ''): [string, Meaning][] {
  const meaning = written.trim().replace(/[.\s]+$/, '');
  if (code === '' || meaning === '') return [];
  const isOfGone = hasLeftAsStatus(meaning) || tellsOfPerson(meaning);
  return isOfGone || refuses(meaning) ? [[keyOf(code), { meaning, isOfGone }]] : [];
}

function explainedIn(text: string): [string, Meaning][] {
  if (text.length > LONGEST || !/[=:–—-]/.test(text)) return [];
  const parts = text
    .replace(INTRODUCED, '')
    .replace(/[\s)\].]+$/, '')
    .split(NEXT);
  return parts.flatMap((part) => {
    const [, code, meaning] = ENTRY.exec(part) ?? [];
    return meant(code, meaning);
  });
}

/** One letter, number, or mark, which no one is called. */
const ONLY_CODE = /^[([]?(?:\p{L}|\d{1,2}|[*#+†‡✝!^~]{1,2})[)\]]?\s*[=:.]?$/u;

/** A row that explains codes has nothing else: all of them in one cell, each in one of its own, or a code and its meaning. */
function explainedByRow(own: readonly string[]): [string, Meaning][] {
  const filled = own.filter((cell) => cell.trim() !== '').map((cell) => cell.trim());
  const [first = '', second = ''] = filled;
  if (filled.length === 1) {
    const explained = explainedIn(first);
    if (explained.length > 0) return explained;
    const { code, digits, meaning } = BARE_ENTRY.exec(first.slice(0, LONGEST))?.groups ?? {};
    return meant(code ?? digits, meaning);
  }
  if (filled.length === 2 && ONLY_CODE.test(first)) return meant(/[^()[\]=:.\s]+/.exec(first)?.[0], second);
  const areEntries = filled.every((cell, at) => ENTRY.test(at === 0 ? cell.replace(INTRODUCED, '') : cell));
  return areEntries ? filled.flatMap(explainedIn) : [];
}
/** 'Young, John (1)' and 'Young, John*' have a footnote. */
const FOOTNOTE = /[^\s([*†‡]\s*(?:[([](\d{1,2}|[*†‡]{1,2})[)\]]|([*†‡]{1,2}))$/;
const footnoteOf = (name: string): string => {
  const [, inside, behind] = FOOTNOTE.exec(name.slice(-80)) ?? [];
  return inside ?? behind ?? '';
};

/** 'M' under 'Status,' where the list says below, above, or in the heading that M means moved. Each row has its line of cells. */
export function withLegend(rows: readonly RawRow[], { titles, fields, cells, above = [] }: WrittenSheet): RawRow[] {
  const legend: Legend = new Map([...above, ...cells].flatMap(explainedByRow));
  const legends = titles.map((title): Legend => {
    const own = explainedIn(IN_HEADING.exec(title.slice(-LONGEST))?.[1] ?? '');
    return own.length > 0 ? new Map([...legend, ...own]) : legend;
  });
  if (legends.every(({ size }) => size === 0)) return [...rows];
  return rows.map((row, at) => {
    const told = titles.flatMap((title, column) => {
      const field = fields[column];
      const cell = (cells[at]?.[column] ?? '').trim();
      const code = isOfName(field) ? footnoteOf(cell) : field && field !== 'notes' ? '' : cell;
      const meaning = code === '' ? undefined : legends[column]?.get(keyOf(code));
      return meaning === undefined ? [] : [{ code, title: title.replace(IN_HEADING, '').trim() || title, ...meaning }];
    })[0];
    if (!told) return row;
    const where = told.title === '' ? `“${told.code},”` : saidUnder(told.code, told.title, ',');
    const said = `This row says ${where} which means “${shortened(told.meaning)}” in this list.`;
    return told.isOfGone
      ? asking(row, `${said} ${STILL_HERE}`, 'firstName')
      : asking(row, `${said} ${STILL_ASKED}`, 'isAvailable');
  });
}
