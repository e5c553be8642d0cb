import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it } from 'vitest';
import { startedDataFolder } from '#tests/server-process.ts';
import { DURABLE_START, DurableNodeFS } from './durable-files.ts';

const folder = join(startedDataFolder(), 'database');
const fsyncSync = fs.fsyncSync;
afterAll(() => {
  fs.fsyncSync = fsyncSync;
  syncBuiltinESMExports();
});

/** What has really been handed to the disk: the files behind the descriptors, and not how often it was asked for. */
const flushed = new Set<number>();
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  flushed.add(fs.fstatSync(descriptor).ino);
};
syncBuiltinESMExports();
const isFlushed = (path: string) => flushed.has(fs.statSync(join(folder, path)).ino);

it('the log is flushed to disk with every commit, and new tables with a checkpoint', async () => {
  const db = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: DURABLE_START });
  await db.exec('create table kept (id int)');
  const { rows } = await db.query<{ path: string }>("select pg_relation_filepath('kept') as path");
  const table = rows[0]?.path ?? '';
  const isLogFlushed = () =>
    fs.readdirSync(join(folder, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name) && isFlushed(`pg_wal/${name}`));

  flushed.clear();
  await db.query('insert into kept values (1)');
  expect(isLogFlushed()).toBe(true);
  expect(isFlushed(table)).toBe(false);

  await db.exec('checkpoint');
  expect(isFlushed(table)).toBe(true);
  await db.close();
});
