import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}

async function copyOf(adminUrl: string, template: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await connect({ databaseUrl: url.href, dataDir: null });
  const close = async (): Promise<void> => {
    await database.close();
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

/** An empty, migrated database of one's own: embedded, or on the Postgres that TEST_DATABASE_URL names. */
export function newDatabase(): Promise<Database> {
  const origin = inject('origin');
  if ('snapshot' in origin) return connect({ dataDir: null, durable: false, snapshot: readFileSync(origin.snapshot) });
  return copyOf(origin.adminUrl, origin.template);
}

let shared: Promise<Database> | null = null;

/** The database of this test file: made at the first call, closed when the file is done. */
export const testDatabase = (): Promise<Database> => (shared ??= newDatabase());

export async function closeTestDatabase(): Promise<void> {
  const open = await shared?.catch(() => null);
  shared = null;
  await open?.close();
}
