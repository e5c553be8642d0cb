import { existsSync } from 'node:fs';
import { MIGRATIONS } from '#server/boot.ts';
import type { Db } from '#server/db/connect.ts';
import { tablesOfMigrations } from '#server/db/migrate-step.ts';
import type { CopyRow } from './copy-file.ts';
import { lockTables, presentTables } from './lock-queries.ts';
import { atOneMoment, copiedRows, copiedTables, mayCopyWard, schemaOf } from './queries.ts';
import { noWardToCopy, nothingToCopy } from './refusals.ts';
import { draftCopy, type CopyDraft } from './write-copy.ts';

const own = () => tablesOfMigrations(MIGRATIONS);

/** A copy without the ward it is of, or without any ward or account, would be worth nothing, and may not look like one. */
async function* withWhose(rows: AsyncIterable<CopyRow>, wardId: number | null): AsyncGenerator<CopyRow> {
  let isOfSomeone = false;
  for await (const row of rows) {
    isOfSomeone ||= row.table === 'wards' || (wardId === null && row.table === 'users');
    yield row;
  }
  if (!isOfSomeone) throw wardId === null ? nothingToCopy() : noWardToCopy(wardId);
}

async function draftRows(tx: Db, file: string, wardId: number | null, now: Date): Promise<CopyDraft> {
  const tables = await copiedTables(tx, own());
  const header = {
    madeAt: now.toISOString(),
    schema: await schemaOf(tx),
    wardId,
    tables: tables.map(({ name }) => name),
  };
  return draftCopy(file, header, withWhose(copiedRows(tx, tables, wardId), wardId));
}

/** Writes the whole installation, or one ward of it, as it is at this moment. Answers with the number of rows. */
export async function copyTo(db: Db, file: string, wardId: number | null, now: Date): Promise<number> {
  const draft = await atOneMoment(db, own(), (tx) => draftRows(tx, file, wardId, now));
  return draft.finish();
}

/** The whole installation as a transaction has it that is about to change it. */
export async function copyWithin(tx: Db, file: string, now: Date): Promise<number> {
  await lockTables(tx, await presentTables(tx, own()), 'access share');
  return (await draftRows(tx, file, null, now)).finish();
}

/** Writes one ward, unless another process has done that or is about to. Answers whether it did. */
export async function copyWardOnce(db: Db, file: string, wardId: number, now: Date): Promise<boolean> {
  const draft = await atOneMoment(db, own(), async (tx) =>
    existsSync(file) || !(await mayCopyWard(tx, wardId)) ? null : draftRows(tx, file, wardId, now),
  );
  return draft !== null && draft.finishFirst();
}
