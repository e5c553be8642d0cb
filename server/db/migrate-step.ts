import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './connect.ts';

/** When the newest migration of the folder was made: what the app can read. */
export const newestMigration = (folder: string): number =>
  Math.max(0, ...readMigrationFiles({ migrationsFolder: folder }).map((file) => file.folderMillis));

/** Whether a database could ever be as this migration left it. */
export const isMigration = (folder: string, millis: number): boolean =>
  readMigrationFiles({ migrationsFolder: folder }).some((file) => file.folderMillis === millis);

/** The tables that the migrations of the folder make, those of earlier versions among them. */
export const tablesOfMigrations = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder })
    .flatMap((file) => file.sql)
    .flatMap((text) =>
      [...text.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].flatMap(([, name]) => name ?? []),
    );

/**
 * Applies the migrations after `from` up to and with `to` inside the caller's transaction, and records them as drizzle
 * does. What drizzle's own `migrate` lacks: stopping half-way, at the tables that an older copy was made of.
 */
export async function migrateStep(tx: Db, folder: string, from: number, to: number): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= from || folderMillis > to) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis}::bigint)`,
    );
  }
}
