import { eq, sql } from 'drizzle-orm';
import { wardRevisions } from '#shared/wards/table.ts';
import type { Revised } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';

/** The same as a part of another statement, which brings `wardId`. */
export const heldWard = (db: Db) =>
  db
    .select()
    .from(wardRevisions)
    .where(eq(wardRevisions.wardId, sql.placeholder('wardId')))
    .for('no key update');
const held = statement(heldWard);

/**
 * Where everyone who changes the data of a ward waits for whoever is doing so, until that transaction ends. Each first write
 * holds this row anyway, because it counts up the revision; held before anything else, it is the same order for all, and no
 * two saves of a ward block each other. How far the ward is by then; null for one that is gone.
 */
export async function holdWard(tx: Db, wardId: number): Promise<Revised | null> {
  const [row] = await held(tx, { wardId });
  return row ?? null;
}
