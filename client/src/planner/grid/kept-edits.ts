import * as z from 'zod/mini';
import { keysFrom, load, remove, save, TYPED } from '#client/lib/storage.ts';
import { isDay } from '#shared/calendar/sundays.ts';
import { Person } from '#shared/meetings/form.ts';
import { isCellKey, type CellKey, type CellValue } from './cells.ts';
import type { PendingEdit, RowEdits } from './row-edits.ts';

/** Scoped to person and ward, so no one else on this device sees it; signing out removes it. */
export type Owner = { userId: number; wardId: number };
const rowsOf = ({ userId, wardId }: Owner) => `${TYPED}grid ${userId} ${wardId} `;
const openCellOf = ({ userId, wardId }: Owner) => `${TYPED}cell ${userId} ${wardId}`;

const Speaker = z.object({ person: Person, topic: z.string(), duration: z.int() });
const Value = z.union([z.string(), Speaker, Person, z.array(Speaker)]);
const Key = z.string().check(z.refine(isCellKey));
const KeptRow = z.array(z.object({ key: Key, base: Value, value: Value, asDraft: z.optional(z.boolean()) }));
const KeptCell = z.object({ date: z.string(), key: Key, value: Value });

const keyIn = (key: string): CellKey[] => (isCellKey(key) ? [key] : []);

function read<T>(place: string, schema: z.ZodMiniType<T>): T | null {
  const text = load(place);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // Another version wrote it, and this one cannot read it.
    remove(place);
    return null;
  }
}

/** The unsaved edits that were kept here, by Sunday; they are to be sent again. */
export function readRows(owner: Owner): Map<string, RowEdits> {
  const begin = rowsOf(owner);
  const rows = keysFrom(begin).map((place) => [place.slice(begin.length), read(place, KeptRow) ?? []] as const);
  return new Map(
    rows
      .filter(([date]) => isDay(date))
      .map(([date, edits]): [string, RowEdits] => [
        date,
        new Map(
          edits.flatMap(({ key, ...edit }): [CellKey, PendingEdit][] =>
            keyIn(key).map((own) => [own, { ...edit, key: own, state: { kind: 'waiting' } }]),
          ),
        ),
      ]),
  );
}

export function keepRow(owner: Owner, date: string, row: RowEdits): void {
  const place = `${rowsOf(owner)}${date}`;
  if (row.size === 0) remove(place);
  else save(place, JSON.stringify([...row.values()].map(({ state: _, ...edit }) => edit)));
}

/** What is being typed into a cell and not taken yet. */
export type OpenCell = { date: string; key: CellKey; value: CellValue };

export function readOpenCell(owner: Owner): OpenCell | null {
  const kept = read(openCellOf(owner), KeptCell);
  const [key] = kept ? keyIn(kept.key) : [];
  return kept && key ? { ...kept, key } : null;
}
export const keepOpenCell = (owner: Owner, cell: OpenCell): void => save(openCellOf(owner), JSON.stringify(cell));
export const dropOpenCell = (owner: Owner): void => remove(openCellOf(owner));

export function dropRows(owner: Owner): void {
  for (const place of keysFrom(rowsOf(owner))) remove(place);
  dropOpenCell(owner);
}
