import { partName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';

const INITIAL = /^\p{Script=Latin}\.?$/u;

/** 'Linda A': whoever wrote only the first letter of a last name is asked for the rest of it. */
export const withLastInitials = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const { name = '', lastName } = row.values;
    const last = (lastName || partName(name).lastName).trim();
    if (row.unread || row.asks || !INITIAL.test(last)) return row;
    return asking(row, `“${last}” may be only the first letter of the last name. Enter the last name.`, 'lastName');
  });
