import { foldLoose } from '#shared/text/fold.ts';
import { isHarmlessHeading } from '../file-notes/harmless-headings.ts';
import { quotedLast, saidUnder, shortened } from '../line-parts.ts';
import { rawOf, readPerson, type ReadRow } from '../person.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { asking, mayBeHeading, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isOneUnit, unitKey } from '../lone-cells/unit-names.ts';
import { isUnitAlone } from '../units/named-units.ts';
import { NAMED_UNIT } from '../units/unit-words.ts';

const UNIT =
  /^(?:(?:home|current|present|church|attending|attends|records?|membership|member|member of|own|which|official) )?(?:ward|branch|unit|ward (?:or )?(?:branch|stake)|congregation|barrio|rama|barrio o rama|congregacion|unidad|ala|ramo|ala ou ramo|congregacao|unidade|gemeinde|paroisse)(?: (?:name|attending|of records?|of membership|actual|atual|de residencia))?$/;
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

const ADDRESS = /\b(?:address|street|direccion|endereco)\b/;
/** Below 'Unit' stands an apartment, too: 'Basement' beside an address. */
const MAY_BE_APARTMENT = /^(?:unit|unidad|unidade)$/;
const NAMED = new RegExp(`\\b(?:${NAMED_UNIT}|\\d{4,})\\b`, 'i');

/** The columns of the wards that people belong to: by their headings, or because they have the names of wards and nothing else. */
export function unitColumns({ titles, fields, cells }: WrittenSheet): number[] {
  const filled = (column: number) => cells.flatMap((row) => (row[column] ?? '').trim() || []);
  const columns = titles.flatMap((title, column) => {
    const words = headingWords(title);
    if (fields[column] || ASSIGNED.test(words)) return [];
    if (UNIT.test(words)) return [{ column, words }];
    const areUnits = !isHarmlessHeading(title) && filled(column).length > 0 && filled(column).every(isUnitAlone);
    return areUnits ? [{ column, words }] : [];
  });
  const hasAddress = titles.some((title) => ADDRESS.test(headingWords(title)));
  return columns.flatMap(({ column, words }) => {
    const own = filled(column);
    const isDoubtful = MAY_BE_APARTMENT.test(words) && !own.some((cell) => NAMED.test(cell));
    const areSeveral = new Set(own.map(unitKey).filter(Boolean)).size > 1;
    return isDoubtful && (columns.length > 1 || (hasAddress && !areSeveral)) ? [] : [column];
  });
}

/** Whoever belongs to a ward by such a column is a question, which the ward's own name answers. */
export function withUnits(read: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const rows = withAssigned(read, sheet);
  const columns = unitColumns(sheet);
  if (columns.length === 0) return rows;
  return rows.map((row, at) => {
    const named = columns
      .map((column) => (sheet.cells[at]?.[column] ?? '').trim())
      .filter((unit) => unitKey(unit) !== '')
      .toSorted((one, other) => unitKey(other).length - unitKey(one).length);
    const [unit] = named;
    if (unit === undefined) return row;
    const another = named.find((other) => !isOneUnit(unitKey(other), unitKey(unit)));
    const said = `This row says ${quotedLast(unit)}`;
    // One of the two is another ward, whichever this one is.
    return another === undefined ? withUnit(row, unit, said) : asking(row, `${said} ${STILL_HERE}`, 'firstName');
  });
}

/** 'Cottonwood Ward' alone in a row of a list for that ward is its title; 'Sandy Ward' may be someone in the Sandy Ward, too. */
function asTitleOf(own: string, read: ReadRow): ReadRow {
  const { row, nameCell: text = '', values } = read;
  const { name: _, firstName: __, lastName: ___, ...others } = values;
  const isAlone = !read.unread && !Object.values(others).some(Boolean);
  if (!isAlone || unitKey(text) !== own || own === foldLoose(text)) return read;
  const problem = `“${shortened(text)}” is a heading or a note, not a person.`;
  if (isUnitAlone(text)) return readPerson({ row, values: {}, unread: { text, problem } });
  return read.asks ? read : readPerson(asking(rawOf(read), mayBeHeading(text), 'firstName'));
}

/** The row without that question, and without notes of that name, where its unit is the ward that the list is for. */
export function readInWard(ward: string, written: ReadRow): ReadRow {
  const own = unitKey(ward);
  const { noted: all, ...row } = own === '' ? written : asTitleOf(own, written);
  // 'Maple' is short for Maple Grove; 'Maple Grove 2nd' is another ward.
  const isOwn = (unit: string): boolean => isOneUnit(unitKey(unit), own);
  const noted = all?.filter(({ text }) => !(isUnitAlone(text) && isOwn(text)));
  const read: ReadRow = noted && noted.length > 0 ? { ...row, noted } : row;
  if (!isOwn(read.asks?.unit ?? '')) return read;
  const { asks, isAnotherPerson } = read;
  // What is left may name the ward as well.
  return readInWard(ward, { ...readPerson({ ...rawOf(read), asks: asks?.others }), isAnotherPerson });
}
