import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { checkCopy } from './copy-file.ts';
import { copyTo } from './service.ts';
import { draftCopy } from './write-copy.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'planner-flushed-'));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const HEADER = { madeAt: WEDNESDAY.toISOString(), schema: 1, wardId: 7, tables: ['members'] };
async function* rows() {
  for (let id = 1; id <= 3; id += 1) yield { table: 'members', row: JSON.stringify({ id }) };
}
const write = async (file: string) => (await draftCopy(file, HEADER, rows())).finish();

/** What a file that was opened hands on to the disk with `sync`. */
async function openFiles() {
  const handle = await promises.open(folder, 'r');
  await handle.close();
  return Object.getPrototypeOf(handle) as typeof handle;
}

/** Notes in their order what really reaches the disk, by the number that a file keeps when it is renamed. */
async function watchTheDisk(): Promise<(string | number)[]> {
  const steps: (string | number)[] = [];
  const { fsyncSync } = fs;
  const { rename } = promises;
  const files = await openFiles();
  const { sync } = files;
  vi.spyOn(files, 'sync').mockImplementation(async function (this: typeof files) {
    await sync.call(this);
    steps.push((await this.stat()).ino);
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    steps.push(fs.fstatSync(descriptor).ino);
  });
  vi.spyOn(promises, 'rename').mockImplementation(async (from, to) => {
    steps.push('renamed');
    await rename(from, to);
  });
  syncBuiltinESMExports();
  return steps;
}

it('a copy is flushed before it gets its name, and its folder after that', async () => {
  const steps = await watchTheDisk();
  const file = join(folder, 'whole.copy');
  expect(await write(file)).toBe(3);
  expect(steps).toEqual([fs.statSync(file).ino, 'renamed', fs.statSync(folder).ino]);
});

it('a copy that the disk does not give back as it was written never gets its name', async () => {
  const file = join(folder, 'lost.copy');
  await write(file);
  const before = fs.readdirSync(folder);
  const whole = fs.readFileSync(file);
  const files = await openFiles();
  vi.spyOn(files, 'sync').mockImplementation(async () => {
    const draft = fs.readdirSync(folder).find((name) => name.endsWith('.part')) ?? '';
    fs.truncateSync(join(folder, draft), Math.floor(whole.length / 2));
  });
  await expect(write(file)).rejects.toThrow(/is damaged/);
  expect(fs.readdirSync(folder)).toEqual(before);
  expect((await checkCopy(file)).rows).toBe(3);
});

it('people wait for a copy only until its rows are read, and not while it is compressed, flushed, and read back', async () => {
  const { database } = await openApi();
  await database.pool.query("insert into wards (name) values ('First')");
  const files = await openFiles();
  let others: number | null = null;
  vi.spyOn(files, 'sync').mockImplementation(async () => {
    // In the embedded database this is answered only once no one else is inside a transaction.
    const { rows } = await database.pool.query("select 1 from pg_locks where relation = 'wards'::regclass");
    others = rows.length;
  });
  await copyTo(database.db, join(folder, 'waiting.copy'), null, WEDNESDAY);
  expect(others).toBe(0);
});
