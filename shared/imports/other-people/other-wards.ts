import { foldLoose } from '#shared/text/fold.ts';
import { quotedLast, saidUnder } from '../line-parts.ts';
import { rawOf, readPerson, type ReadRow } from '../person.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

const UNIT =
  /^(?:(?:home|current|church) )?(?:ward|branch|unit|ward (?:or )?(?:branch|stake)|barrio|rama|barrio o rama|unidad|ala|ramo|ala ou ramo|unidade)(?: name)?$/;
const NOT_OF_NAME = /\b(?:the|ward|branch|unit|barrio|rama|ala|ramo|\d{4,})\b/g;

/** In a column 'Ward', a yes is no ward, and in 'Unit' may be an apartment. */
const NO_UNIT =
  /^(?:yes|no|true|false|sim|nao|same|own|apartment|apt|suite|ste|bldg|building|lot|unit \d.*)\b|^\S{1,2}$/;

/** 'Maple Grove Ward (123456)' and 'Maple Grove' are one; empty where a cell names none. */
function unitKey(text: string): string {
  const folded = foldLoose(text);
  return /\p{L}{2}/u.test(folded) && !NO_UNIT.test(folded) ? foldLoose(folded.replaceAll(NOT_OF_NAME, ' ')) : '';
}

/** Asks about someone of a ward that the row, or what is above it, names; that it is the list's own answers it. */
export function withUnit(row: RawRow, unit: string, said: string): RawRow {
  const { asks } = asking(row, `${said} ${STILL_HERE}`, 'firstName');
  return asks && !row.unread ? { ...row, asks: { ...asks, unit, ...(row.asks ? { others: row.asks } : {}) } } : row;
}

/** Whom a stake sends to a ward need not live in it. */
const ASSIGNED =
  /^(?:assigned (?:to )?(?:ward|branch|unit)s?|(?:ward|branch|unit)s? assigned(?: to)?|(?:ward|branch|unit) assignment|(?:barrio|rama|unidad) asignad[oa]|(?:ala|ramo|unidade) designad[oa])$/;
function withAssigned(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const column = titles.findIndex((title, at) => !fields[at] && ASSIGNED.test(headingWords(title)));
  if (column < 0) return [...rows];
  const title = titles[column] ?? '';
  return rows.map((row, at) => {
    const unit = (cells[at]?.[column] ?? '').trim();
    if (unitKey(unit) === '') return row;
    const problem = `This row says ${saidUnder(unit, title, ',')} which may be another ward than the person’s own. ${STILL_HERE}`;
    return asking(row, problem, 'firstName');
  });
}

/** In a list of several wards, such as a stake's, each row is a question that the ward's own name answers. */
export function withUnits(read: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const rows = withAssigned(read, sheet);
  const column = titles.findIndex((title, at) => !fields[at] && UNIT.test(headingWords(title)));
  const unitOf = (at: number): string => (cells[at]?.[column] ?? '').trim();
  const units = new Set(rows.map((_, at) => unitKey(unitOf(at))));
  units.delete('');
  if (column < 0 || units.size < 2) return rows;
  return rows.map((row, at) => {
    const unit = unitOf(at);
    return unitKey(unit) === '' ? row : withUnit(row, unit, `This row says ${quotedLast(unit)}`);
  });
}

/** The row without that question, where its unit is the ward that the list is for. */
export function readInWard(ward: string, read: ReadRow): ReadRow {
  const [unit, own] = [unitKey(read.asks?.unit ?? ''), unitKey(ward)];
  // 'Maple' is short for Maple Grove; 'Maple Grove 2nd' is another ward.
  const isOwn = unit !== '' && `${own} `.startsWith(`${unit} `);
  if (!isOwn) return read;
  const { asks, isAnotherPerson } = read;
  return { ...readPerson({ ...rawOf(read), asks: asks?.others }), isAnotherPerson };
}
