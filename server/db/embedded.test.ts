import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { snapshotFile } from '#tests/database.ts';
import { SHORT_LIVED } from '../../tools/test-run/short-lived-node.ts';
import { connect } from './connect.ts';
import { openEmbedded } from './embedded.ts';
import { FolderInUseError } from './disk/folder-lock.ts';

// Creating a database takes seconds, and more where every core is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = new URL('./connect.ts', import.meta.url).href;

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'planner-data-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A planner's database in a process of its own: it writes without pause and says each number once it is safe. */
function startWriter(): { until(count: number): Promise<number[]>; kill(): Promise<number[]> } {
  const script = `const { connect } = await import(${JSON.stringify(source)});
    const { pool } = await connect({ dataDir: ${JSON.stringify(folder)} });
    await pool.query('create table if not exists acks (id serial primary key, note text)');
    for (;;) {
      const { rows } = await pool.query("insert into acks (note) values (repeat('n', 400)) returning id");
      process.stdout.write(rows[0].id + '\\n');
    }`;
  const child = spawn(process.execPath, [...SHORT_LIVED, '--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    // What a killed process leaves in the temporary folder goes away with the data.
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => {
    text += data.toString();
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // The last line may be cut off; only whole ones were acknowledged.
  const acks = () => text.split('\n').slice(0, -1).map(Number);
  return {
    async until(count) {
      for (const end = Date.now() + 20_000; acks().length < count && Date.now() < end;) await sleep(10);
      return acks();
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
      return acks();
    },
  };
}

describe('the embedded database on a folder', () => {
  it('starts over after an interrupted first start, flushes every commit, and reopens', async () => {
    const draft = path.join(folder, 'database.new');
    fs.mkdirSync(draft);
    fs.writeFileSync(path.join(draft, 'PG_VERSION'), '18');
    const database = await connect({ dataDir: folder });
    expect(fs.existsSync(draft)).toBe(false);
    await database.pool.query('create table flushed (id int)');
    const before = await database.flushes();
    for (let id = 0; id < 10; id += 1) await database.pool.query('insert into flushed values ($1)', [id]);
    expect((await database.flushes()) - before).toBeGreaterThanOrEqual(10);
    await database.close();
    expect(fs.readdirSync(folder)).toEqual(['database']);

    fs.writeFileSync(path.join(folder, 'database', 'postmaster.pid'), '');
    const again = await connect({ dataDir: folder });
    expect((await again.pool.query('select count(*)::int as n from flushed')).rows).toEqual([{ n: 10 }]);
    await again.close();
  });

  it('loses no acknowledged row when its process is killed, and admits no second process', async () => {
    const acknowledged: number[] = [];
    for (const round of [1, 2, 3]) {
      const writer = startWriter();
      await writer.until(60 * round);
      if (round === 1) await expect(openEmbedded({ dataDir: folder })).rejects.toBeInstanceOf(FolderInUseError);
      const acks = await writer.kill();
      expect(acks.length).toBeGreaterThanOrEqual(60 * round);
      acknowledged.push(...acks);
    }
    const database = await connect({ dataDir: folder });
    const { rows } = await database.pool.query<{ id: number }>('select id from acks order by id');
    await database.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });
});

describe('the embedded database in memory', () => {
  const file = snapshotFile();
  /** Making a database from nothing takes as long as all that is looked at here. */
  const dumped = file === null ? undefined : fs.readFileSync(file);

  it('starts from a dump, keeps others out of its socket folder, and removes it', async () => {
    const first = await openEmbedded({ dataDir: null, snapshot: dumped });
    const client = new pg.Client(first.pgConfig);
    await client.connect();
    await client.query("create table copied as select 'kept' as word");
    await client.end();
    expect(fs.statSync(first.pgConfig.host).mode & 0o777).toBe(0o700);
    const snapshot = await first.dump();
    await first.close();
    expect(fs.existsSync(first.pgConfig.host)).toBe(false);

    const database = await connect({ dataDir: null, snapshot });
    expect((await database.pool.query('select * from copied')).rows).toEqual([{ word: 'kept' }]);
    await database.close();
  });

  it('drops a client that stalls in a transaction, so that the others can continue', async () => {
    const embedded = await openEmbedded({ dataDir: null, snapshot: dumped, idleInTransactionMs: 150 });
    const [sleeper, other] = [new pg.Client(embedded.pgConfig), new pg.Client(embedded.pgConfig)];
    const farewell = new Promise((resolve) => sleeper.once('error', resolve));
    sleeper.on('error', () => undefined);
    await Promise.all([sleeper.connect(), other.connect()]);
    await sleeper.query('begin');
    await sleeper.query('create table never (id int)');
    expect((await other.query("select to_regclass('never') as never")).rows).toEqual([{ never: null }]);
    expect(await farewell).toMatchObject({ code: '25P03' });
    await other.end();
    await embedded.close();
  });
});
