import { foldLoose } from '#shared/text/fold.ts';
import { partName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { withSaid } from '../file-notes/next-to-people.ts';
import { isAgainstThem } from '../file-notes/people-in-sentences.ts';

/** The first and last name, however they are written. */
function personKey({ values, unread }: RawRow): string {
  if (unread) return '';
  const whole = partName(values.name ?? '');
  const [first, last] = [foldLoose(values.firstName ?? whole.firstName), foldLoose(values.lastName ?? whole.lastName)];
  return first === '' || last === '' ? '' : `${first} ${last}`;
}

/** What a row has besides a name and notes. */
function othersIn({ values }: RawRow): string[] {
  const { name: _, firstName: __, lastName: ___, notes: ____, ...others } = values;
  return Object.values(others).flatMap((value) => value || []);
}
/** Words against someone may stand under any heading. */
const isBare = (row: RawRow): boolean => othersIn(row).every((value) => isAgainstThem(value));

/** The rows of each table: between two of them stand headings. */
function tablesIn(rows: readonly RawRow[]): RawRow[][] {
  const tables: RawRow[][] = [];
  let last: RawRow | undefined;
  for (const row of rows) {
    const table = tables.at(-1);
    if (!row.unread && table && last && !last.unread && row.row - last.row < 2) table.push(row);
    else if (!row.unread) tables.push([row]);
    last = row;
  }
  return tables;
}

const saidIn = (row: RawRow): string[] => [
  ...(row.noted ?? []).flatMap(({ text, column }) => (column === 'Heading' ? [] : text)),
  ...othersIn(row),
];

/** What a second table such as 'Name | Notes' says of people is told with their rows in the first one, too. */
export function withNotesElsewhere(rows: readonly RawRow[]): RawRow[] {
  const tables = tablesIn(rows);
  const alone = new Set(tables.length < 2 ? [] : tables.filter((table) => table.every(isBare)).flat());
  const said = new Map<string, Set<string>>();
  for (const row of alone) {
    const key = personKey(row);
    if (key !== '') said.set(key, new Set([...(said.get(key) ?? []), ...saidIn(row)]));
  }
  return rows.map((row) => {
    const texts = alone.has(row) ? [] : [...(said.get(personKey(row)) ?? [])];
    return texts
      .filter((text) => !row.noted?.some((note) => note.text === text))
      .reduce((one, text) => withSaid(one, 'Another row about this person says', text), row);
  });
}
