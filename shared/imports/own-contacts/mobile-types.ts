import { isMobileKind } from '../headings/phone-headings.ts';
import { contactOwners, mayBeOthersType } from '../other-people/contact-owners.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/**
 * The cells of a sheet, in each row the mobile phone before the others, with its type, where columns such as 'Phone 1 - Type'
 * tell which one it is.
 */
export function withMobilesFirst(sheet: WrittenSheet): WrittenSheet['cells'] {
  const pairs = contactOwners(sheet).filter(({ of, isType }) => isType && sheet.fields[of] === 'phone');
  if (pairs.length < 2 || new Set(pairs.map(({ of }) => of)).size < pairs.length) return sheet.cells;
  return sheet.cells.map((row) => {
    const filled = pairs.filter(
      ({ of, column }) => (row[of] ?? '').trim() !== '' && !mayBeOthersType(row[column] ?? ''),
    );
    const [first] = filled;
    const mobile = filled.find(({ column }) => isMobileKind(row[column] ?? ''));
    if (!first || !mobile || first === mobile) return row;
    const places = new Map([
      [first.of, mobile.of],
      [mobile.of, first.of],
      [first.column, mobile.column],
      [mobile.column, first.column],
    ]);
    return row.map((cell, at) => row[places.get(at) ?? at] ?? cell);
  });
}
