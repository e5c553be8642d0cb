import { withCallingsByCells } from '../calling-cells/callings-by-cells.ts';
import { othersColumns } from '../other-people/whose-columns.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { withContactsByCells, withPreferredByCells } from './contacts-by-cells.ts';
import { ownBesideOthers } from './others-contacts.ts';
import { OF_BOTH } from './unclear-contacts.ts';
import { withYoungContacts } from './young-contacts.ts';

function withoutOthers(sheet: WrittenSheet): WrittenSheet['fields'] {
  const others = othersColumns(sheet, ownBesideOthers(sheet));
  return sheet.fields.map((field, column) => (others.has(column) ? null : field));
}

/** The fields of a sheet's columns, without those that are someone else's, and with those that only their cells tell. */
export function readColumns(sheet: WrittenSheet): WrittenSheet['fields'] {
  const own = withYoungContacts({ ...sheet, fields: withoutOthers(sheet) });
  const called = withCallingsByCells({ ...sheet, fields: own });
  const named = withPreferredByCells({ ...sheet, fields: called });
  // A couple's phone stands in the rows of both.
  const told = sheet.titles.includes(OF_BOTH) ? named : withContactsByCells({ ...sheet, fields: named });
  const fields = sheet.fields.map((field, column) => told[column] ?? field);
  // What stands behind someone else is theirs by these fields, too.
  const kept = withoutOthers({ ...sheet, fields });
  return told.map((field, column) => (own[column] ? field : field && (kept[column] ?? null)));
}
