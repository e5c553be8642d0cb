import { othersColumns } from '../other-people/whose-columns.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { ownBesideOthers } from './others-contacts.ts';
import { withYoungContacts } from './young-contacts.ts';

/** The fields of a sheet's columns, without those that are someone else's. */
export function readColumns(sheet: WrittenSheet): WrittenSheet['fields'] {
  const others = othersColumns(sheet, ownBesideOthers(sheet));
  const fields = sheet.fields.map((field, column) => (others.has(column) ? null : field));
  return withYoungContacts({ ...sheet, fields });
}
