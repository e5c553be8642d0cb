import { headOf, nameColumnsOf, type Head } from '#shared/imports/columns.ts';
import { familyColumnsOf, householdColumns, isNameOf } from '#shared/imports/households/household-columns.ts';

/** What the columns of a printed table hold. */
export type PrintedColumns = {
  fields: Head['fields'];
  /** Those that have something in every row. */
  nameColumns: readonly number[];
  /** Those that have several people in a cell. */
  isOfChildren: (column: number) => boolean;
};

export function printedColumns(titles: readonly string[]): PrintedColumns {
  if (householdColumns(titles) === 0) {
    const { fields } = headOf(titles);
    return { fields, nameColumns: nameColumnsOf({ fields }), isOfChildren: () => false };
  }
  const columns = familyColumnsOf(titles);
  const family = columns.indexOf('family');
  const first = family < 0 ? columns.findIndex((column) => isNameOf(column, 'head')) : family;
  return {
    fields: columns.map((column) => (column === 'family' ? 'lastName' : column && column.holds)),
    nameColumns: first < 0 ? [] : [first],
    isOfChildren: (column) => isNameOf(columns[column], 'children'),
  };
}
