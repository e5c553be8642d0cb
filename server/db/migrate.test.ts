import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres, type ThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { connect, type Database } from './connect.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';

// Creating a database takes seconds, and more where every core is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const postgres = await startPostgres();
const real: ThrowawayPostgres | null = 'url' in postgres ? postgres : null;
const folders: string[] = [];
afterAll(async () => {
  await real?.stop();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

function writeMigrations(...statements: string[]): string {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'planner-migrations-'));
  folders.push(folder);
  fs.mkdirSync(path.join(folder, 'meta'));
  const entries = statements.map((sql, idx) => {
    const tag = `000${idx}_step`;
    fs.writeFileSync(path.join(folder, `${tag}.sql`), sql);
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  fs.writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}

const SLOW = 'create table pages (id int primary key);\n--> statement-breakpoint\nselect pg_sleep(0.2);';
const NEXT = 'alter table pages add column title text;';

describe.each([
  { name: 'embedded', url: undefined, there: true },
  { name: 'Postgres', url: real?.url, there: real !== null },
])('migrateDatabase, $name', ({ url, there }) => {
  describe.skipIf(!there)('', () => {
    const open: Database[] = [];
    const openAnother = async (): Promise<Database> => {
      const database = await connect({ databaseUrl: url, dataDir: null });
      open.push(database);
      return database;
    };
    let database: Database;
    beforeAll(async () => {
      database = await openAnother();
    });
    beforeEach(() => database.pool.query('drop schema if exists drizzle cascade; drop table if exists pages, half'));
    afterAll(() => Promise.all(open.map((one) => one.close())));

    it('applies everything once, even when several processes start together', async () => {
      const folder = writeMigrations(SLOW);
      expect(await isMigrated(database, folder)).toBe(false);
      const others = url === undefined ? [] : await Promise.all([openAnother(), openAnother(), openAnother()]);
      await Promise.all([database, database, database, ...others].map((one) => migrateDatabase(one, folder)));
      expect(await isMigrated(database, folder)).toBe(true);
      const { rows } = await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
      expect(rows).toEqual([{ n: 1 }]);
    });

    it('applies new migrations and leaves no lock behind', async () => {
      const older = writeMigrations(SLOW);
      const newer = writeMigrations(SLOW, NEXT);
      await migrateDatabase(database, older);
      expect(await isMigrated(database, newer)).toBe(false);
      await migrateDatabase(database, newer);
      expect(await isMigrated(database, newer)).toBe(true);
      expect(await isMigrated(database, older)).toBe(true);
      await database.pool.query("insert into pages values (1, 'a')");
      const { rows } = await database.pool.query("select count(*)::int as n from pg_locks where locktype = 'advisory'");
      expect(rows).toEqual([{ n: 0 }]);
    });

    it('leaves nothing behind of one that fails, and can be tried again', async () => {
      const wrong = writeMigrations(SLOW, NEXT, 'create table half (id int);\n--> statement-breakpoint\nselect 1 / 0;');
      await expect(migrateDatabase(database, wrong)).rejects.toThrow();
      expect((await database.pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
      expect(await isMigrated(database, wrong)).toBe(false);
      const right = writeMigrations(SLOW, NEXT, 'create table half (id int);');
      await migrateDatabase(database, right);
      expect(await isMigrated(database, right)).toBe(true);
      const { rows } = await database.pool.query('show statement_timeout');
      expect(rows).toEqual([{ statement_timeout: url === undefined ? '0' : '30s' }]);
    });
  });
});
