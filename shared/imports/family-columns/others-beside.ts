import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf, nameColumnsOf, WHO_LEADS, type Head } from '../columns.ts';

type Column = { role: string; who: string; holds: string } | 'family' | null;
const areNames = (column: Column): column is Exclude<Column, 'family' | null> =>
  column !== null && column !== 'family' && column.holds === 'name';

const MARRIED = /^(?:husband|wife|esposo|esposa|marido|ehemann|ehefrau|mann|frau|mari|femme|marito|moglie)$/;
/** Whether family, husband, and wife have each a column, so that no other has the person of the row. */
export const isOfMarried = (columns: readonly Column[]): boolean =>
  columns.includes('family') && columns.filter((one) => areNames(one) && MARRIED.test(one.who)).length > 1;
/** 'Ministers' beside a family and its parents are whoever visits them; 'Youth' and 'Member' there are no one else's row. */
export function isOfOthers(cells: readonly string[], columns: readonly Column[], head: Head): boolean {
  if (!columns.includes('family')) return false;
  const named = nameColumnsOf(head).filter((column) => columns[column] !== 'family');
  const parents = columns.filter((one) => areNames(one) && (one.role === 'head' || one.role === 'spouse'));
  if (isOfMarried(columns))
    return named.every((column) => head.fields[column] === 'name' || !fieldOf(cells[column] ?? ''));
  return parents.length > 0 && named.every((column) => WHO_LEADS.test(foldLoose(cells[column] ?? '')));
}
