import { isOwnContact, isFamilysContact } from '../headings/phone-headings.ts';
import { isNothing } from '../doubts/nothing.ts';
import { contactNote } from '../own-contacts/unclear-contacts.ts';
import type { RawRow } from '../rows.ts';
import { isSameContact } from '../same-person/same-person.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isYoungRow } from './young-rows.ts';

const KINDS = ['phone', 'email'] as const;
const isFilled = (cell: string): boolean => cell !== '' && !isNothing(cell);

/**
 * Where 'Individual Phone' is blank, 'Household Phone' is read. For a child it is the parents', whose list says that the child
 * has none: it is noted.
 */
export function withContactsOfHome(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const kinds = KINDS.flatMap((kind) => {
    const columns = titles.flatMap((title, column) => (fields[column] === kind ? [{ title, column }] : []));
    const hasOwn = columns.some(({ title }) => isOwnContact(title));
    const homes = columns.filter(({ title }) => isFamilysContact(title));
    return hasOwn && homes.length > 0 ? [{ kind, columns, homes }] : [];
  });
  if (kinds.length === 0) return [...rows];
  return rows.map((row, at) => {
    if (row.unread || !isYoungRow(row)) return row;
    const cellOf = (column: number): string => (cells[at]?.[column] ?? '').trim();
    const open = kinds.flatMap(({ kind, columns, homes }) => {
      const home = homes.find(({ column }) => isSameContact(cellOf(column), row.values[kind] ?? ''));
      const others = columns.filter((one) => !homes.includes(one));
      return home && !others.some(({ column }) => isFilled(cellOf(column))) ? [{ kind, ...home }] : [];
    });
    if (open.length === 0) return row;
    const values = { ...row.values };
    for (const { kind } of open) delete values[kind];
    const noted = open.flatMap(({ title, column }) => contactNote(title, cellOf(column)));
    return { ...row, values, noted: [...(row.noted ?? []), ...noted] };
  });
}
