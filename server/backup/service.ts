import { MIGRATIONS } from '#server/boot.ts';
import type { Db } from '#server/db/connect.ts';
import { tablesOfMigrations } from '#server/db/migrate-step.ts';
import { writeCopy } from './copy-file.ts';
import { atOneMoment, copiedRows, copiedTables, schemaOf } from './queries.ts';

/** Writes the whole installation, or one ward of it, as it is at this moment. Answers with the number of rows. */
export const copyTo = (db: Db, file: string, wardId: number | null, now: Date): Promise<number> =>
  atOneMoment(db, async (tx) => {
    const tables = await copiedTables(tx, tablesOfMigrations(MIGRATIONS));
    const header = {
      madeAt: now.toISOString(),
      schema: await schemaOf(tx),
      wardId,
      tables: tables.map(({ name }) => name),
    };
    return writeCopy(file, header, copiedRows(tx, tables, wardId));
  });
