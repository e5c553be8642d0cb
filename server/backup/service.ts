import { existsSync } from 'node:fs';
import { MIGRATIONS } from '#server/boot.ts';
import type { Db } from '#server/db/connect.ts';
import { tablesOfMigrations } from '#server/db/migrate-step.ts';
import { writeCopy } from './copy-file.ts';
import { atOneMoment, copiedRows, copiedTables, mayCopyWard, schemaOf } from './queries.ts';

async function writeRows(tx: Db, file: string, wardId: number | null, now: Date): Promise<number> {
  const tables = await copiedTables(tx, tablesOfMigrations(MIGRATIONS));
  const header = {
    madeAt: now.toISOString(),
    schema: await schemaOf(tx),
    wardId,
    tables: tables.map(({ name }) => name),
  };
  return writeCopy(file, header, copiedRows(tx, tables, wardId));
}

/** Writes the whole installation, or one ward of it, as it is at this moment. Answers with the number of rows. */
export const copyTo = (db: Db, file: string, wardId: number | null, now: Date): Promise<number> =>
  atOneMoment(db, (tx) => writeRows(tx, file, wardId, now));

/** Writes one ward, unless another process has done that or is about to. Answers whether it did. */
export const copyWardOnce = (db: Db, file: string, wardId: number, now: Date): Promise<boolean> =>
  atOneMoment(db, async (tx) => {
    if (!(await mayCopyWard(tx, wardId)) || existsSync(file)) return false;
    await writeRows(tx, file, wardId, now);
    return true;
  });
