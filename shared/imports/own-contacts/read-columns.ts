import type { Line } from '../cells.ts';
import { isContact, personalFirst, type Head } from '../columns.ts';
import { withCallingsByCells } from '../calling-cells/callings-by-cells.ts';
import { withLocalCells } from '../doubts/local-phones.ts';
import { isNothing } from '../doubts/nothing.ts';
import { withFieldsByCells } from '../headings/told-by-cells.ts';
import { looksLikePhone } from '../looks.ts';
import { othersColumns } from '../other-people/whose-columns.ts';
import { filledIn, headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { certainlyTheirs } from '../who-helps/someone-beside.ts';
import { inContactOrder } from './contact-order.ts';
import { withContactsByCells, withPreferredByCells } from './contacts-by-cells.ts';
import { ofNamesBefore, ownBesideOthers } from './others-contacts.ts';
import { withContactWords } from './contact-words.ts';
import { contactsApart } from './contacts-apart.ts';
import { withHisOrHers } from './his-or-hers.ts';
import { withMobilesFirst } from './mobile-types.ts';
import { OF_BOTH } from '../side-by-side/couples-of-sheet.ts';
import { withYoungContacts } from './young-contacts.ts';
import { byRoles, inRoleOrder } from '../side-by-side/by-roles.ts';

function withoutOthers(sheet: WrittenSheet, own: ReadonlySet<number>): WrittenSheet['fields'] {
  const ofRow = new Set([...ownBesideOthers(sheet), ...own]);
  const others = new Set([...othersColumns(sheet, ofRow), ...certainlyTheirs(sheet, ofRow)]);
  return sheet.fields.map((field, column) =>
    others.has(column) || (isContact(field) && ofNamesBefore(sheet, column)) ? null : field,
  );
}

/** Below 'Office' are callings, or the phones at work. */
const OFFICE = /^office$/;
const phonesBelowOffice = ({ titles, fields, cells }: WrittenSheet): WrittenSheet['fields'] =>
  fields.map((field, column) => {
    if (field !== 'calling' || !OFFICE.test(headingWords(titles[column] ?? ''))) return field;
    const filled = filledIn(cells, column).filter((cell) => !isNothing(cell));
    return filled.length > 0 && filled.every(looksLikePhone) ? 'phone' : field;
  });

/** The fields of a sheet's columns, without those that are someone else's, and with those that only their cells tell. */
function readColumns(sheet: WrittenSheet, ofRole: ReadonlySet<number>): WrittenSheet['fields'] {
  const own = withYoungContacts({ ...sheet, fields: withoutOthers(sheet, ofRole) });
  const called = withCallingsByCells({ ...sheet, fields: own });
  const named = withPreferredByCells({ ...sheet, fields: called });
  // A couple's phone stands in the rows of both.
  const told = sheet.titles.includes(OF_BOTH) ? named : withContactsByCells({ ...sheet, fields: named });
  const fields = sheet.fields.map((field, column) => told[column] ?? field);
  // What stands behind someone else is theirs by these fields, too.
  const kept = withoutOthers({ ...sheet, fields }, ofRole);
  return told.map((field, column) => (own[column] ? field : field && (kept[column] ?? null)));
}

type Table = { head: Head; titles: readonly string[]; lines: readonly Line[] };

/**
 * A sheet with the fields that its cells tell, the phones and emails of one column apart, and the order in which its columns
 * count.
 */
export function sheetByCells(
  { titles, fields: told, cells: said }: WrittenSheet,
  order: readonly number[] = personalFirst(titles),
): { sheet: WrittenSheet; order: number[]; ofRole: ReadonlySet<number> } {
  const cells = withLocalCells(titles, said);
  const written = { titles, fields: phonesBelowOffice({ titles, fields: told, cells }), cells };
  const apart = contactsApart(written);
  const parted = apart ? { ...apart, cells: cells.map(apart.cellsOf) } : written;
  const roles = byRoles(parted);
  const sheet = { ...parted, fields: roles.fields };
  const fields = readColumns(sheet, roles.own);
  const ordered = withMobilesFirst({ ...sheet, fields });
  const places = inRoleOrder([...new Set([...order, ...sheet.titles.keys()])], roles);
  return {
    sheet: { titles: sheet.titles, fields, cells: ordered },
    order: inContactOrder(places, {
      titles: sheet.titles,
      told: told.map((field, at) => field ?? roles.fields[at] ?? null),
      fields,
    }),
    ofRole: roles.own,
  };
}

/** The same of the lines of a table. */
export function readTable({ head, titles, lines }: Table): Table & { cells: WrittenSheet['cells'] } {
  const written = { titles, fields: head.fields, cells: lines.map((line) => line.cells) };
  const { sheet, order, ofRole } = sheetByCells(written, head.order);
  const told = withFieldsByCells({ ...head, fields: sheet.fields, order }, sheet.titles, sheet.cells);
  // A 'Contact No.' behind someone else is theirs, as a 'Phone' is.
  const kept = withoutOthers({ ...sheet, fields: told.fields }, ofRole);
  const known = { ...told, fields: told.fields.map((field, at) => sheet.fields[at] ?? (kept[at] && field) ?? null) };
  const read = withContactWords(withHisOrHers({ titles: sheet.titles, cells: sheet.cells, head: known }));
  return { ...read, lines: lines.map((line, at) => ({ ...line, cells: [...(read.cells[at] ?? line.cells)] })) };
}
