import { refusesBelow } from '../availability/class-rolls.ts';
import { fieldOf } from '../columns.ts';
import { withCellNotes } from '../file-notes/cell-notes.ts';
import { withUnits } from '../other-people/other-wards.ts';
import type { RawRow } from '../rows.ts';
import { withLeavers } from '../sheets/leavers.ts';
import { toldByColumns } from '../sheets/whole-sheet.ts';
import { personInHome } from './named-people.ts';
import { saidOfEach } from './whose-notes.ts';

/** A home of the table: its cells, its rows, and the word for each of its people in the headings. */
type NotedHome = { cells: readonly string[]; rows: readonly RawRow[]; who: readonly string[] };

/** Whether what stands below a heading is kept with the people, or says whether they may be asked. */
export const isKeptOrAnswered = (titles: readonly string[], column: number): boolean => {
  const field = fieldOf(titles[column] ?? '');
  if (field === 'notes') return titles.findIndex((title) => fieldOf(title) === field) === column;
  const title = titles[column] ?? '';
  return field === 'isAvailable' || refusesBelow(title, titles);
};

/** For each person of a home: the cells beside the names as far as they concern them, and what is kept of them. */
function saidIn({ cells, rows, who }: NotedHome, titles: readonly string[], isRead: (column: number) => boolean) {
  const members = rows.map((row, at) => personInHome(row, who[at] ?? ''));
  const own = rows.map(() => ({ cells: titles.map(() => ''), values: {} as RawRow['values'] }));
  for (const [column, title] of titles.entries()) {
    const cell = (cells[column] ?? '').trim();
    if (cell === '' || isRead(column)) continue;
    const field = fieldOf(title);
    const isNote = field === 'notes' && isKeptOrAnswered(titles, column);
    for (const [at, { judged, kept }] of saidOfEach(cell, members).entries()) {
      const one = own[at];
      if (!one) continue;
      one.cells[column] = judged;
      // 'Tom' below Available leaves it open whether Ann is.
      if (field === 'isAvailable') one.values.isAvailable ??= cell;
      else if (isNote && kept !== '') one.values.notes = kept;
    }
  }
  return own;
}

/**
 * What columns beside the names of households say of their people, judged as in a list with a row for each person.
 * `isRead`: a column that is read as names or contacts.
 */
export function withHouseholdNotes(
  homes: readonly NotedHome[],
  titles: readonly string[],
  isRead: (column: number) => boolean,
): RawRow[] {
  const said = homes.flatMap((home) => saidIn(home, titles, isRead));
  const rows = homes.flatMap((home) => home.rows);
  const noted = rows.map((row, at) => (row.unread ? row : { ...row, values: { ...row.values, ...said[at]?.values } }));
  const fields = titles.map((title, column) => {
    if (isRead(column)) return 'household';
    const field = fieldOf(title);
    return field === 'calling' ? null : field;
  });
  const sheet = { titles, fields, cells: said.map(({ cells }) => cells) };
  return withCellNotes(withUnits(toldByColumns(withLeavers(noted, sheet), sheet), sheet), sheet);
}
