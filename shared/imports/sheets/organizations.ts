import { foldLoose } from '#shared/text/fold.ts';
import type { RawRow } from '../rows.ts';
import type { WrittenSheet } from './unread-names.ts';

const ORGANIZATION = /^(?:organi[sz]ations?|org|auxiliary)$/;
/** Offices that every organization has. */
const OFFICE =
  /^(?:(?:1st|2nd|first|second|assistant) )*(?:president|counselor|secretary|teacher|instructor|advis[eo]r|leader|specialist|director|coordinator|worker|pianist|chorister)$/;

const organizationColumn = ({ titles, fields }: Omit<WrittenSheet, 'cells'>): number =>
  titles.findIndex((title, column) => !fields[column] && ORGANIZATION.test(foldLoose(title)));

/** 'President' beside 'Primary' is the Primary's president. Each row has its line of cells. */
export function withOrganizations(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const column = organizationColumn(sheet);
  if (column < 0) return [...rows];
  return rows.map((row, at) => {
    const organization = (sheet.cells[at]?.[column] ?? '').trim();
    const { calling = '' } = row.values;
    if (!/\p{L}/u.test(organization) || !OFFICE.test(foldLoose(calling))) return row;
    return { ...row, values: { ...row.values, calling: `${organization} ${calling.trim()}` } };
  });
}
