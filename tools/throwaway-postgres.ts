import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const START_MS = 20_000;
const DEBIAN_HOME = '/usr/lib/postgresql';

export type ThrowawayPostgres = {
  url: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
  /** Breaks every connection, as an upgrade of the server would; the data stays. */
  restart(): Promise<void>;
  /** Ends the server at once without a checkpoint, as a crash would; `restart` brings it back. */
  stopHard(): Promise<void>;
  /** Every process of the server is frozen: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
};
export type NoPostgres = { unavailable: string };

type Owner = { uid?: number; gid?: number };

function findPrograms(): string | null {
  const versions = fs.existsSync(DEBIAN_HOME) ? fs.readdirSync(DEBIAN_HOME) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const debian = newestFirst.map((version) => path.join(DEBIAN_HOME, version, 'bin'));
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...debian];
  const hasBoth = (folder: string) => ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name)));
  return folders.find(hasBoth) ?? null;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Installs the server where that is possible; tests with a real Postgres are worth the minute. */
function install(): string | null {
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return null;
  process.stderr.write('No Postgres server was found; installing the package "postgresql" with apt-get.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    if (spawnSync('apt-get', ['-q', ...args], { env, stdio: 'ignore', timeout: 180_000 }).status !== 0) return null;
  }
  return findPrograms();
}

/** Postgres refuses to run as root. */
function findOwner(): Owner | null {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  return null;
}

function signalOne(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended on its own.
  }
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; ; await sleep(50)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** A server of its own in a temporary folder, or a sentence that says why there is none. */
export async function startPostgres({ durable = false } = {}): Promise<ThrowawayPostgres | NoPostgres> {
  const programs = findPrograms() ?? install();
  if (!programs) return { unavailable: 'There is no Postgres server here: initdb and postgres were not found.' };
  const owner = findOwner();
  if (!owner) return { unavailable: 'Postgres refuses to run as root, and no user "postgres" or "nobody" exists.' };

  const folder = fs.mkdtempSync(path.join(tmpdir(), 'planner-pg-'));
  let server: ChildProcess | null = null;
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    const { pid } = server ?? {};
    if (pid === undefined) return;
    const children = spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' }).stdout;
    for (const one of [pid, ...children.split('\n').map(Number)]) if (one > 0) signalOne(one, signal);
  };
  const abandon = (): void => {
    signalAll('SIGCONT');
    server?.kill('SIGQUIT');
    // It may still be writing as it goes.
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once('exit', abandon);
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const url = `postgres://planner@127.0.0.1:${port}/postgres`;
  const initdb = ['-D', data, '-U', 'planner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'pipe' });

  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ending = server;
    server = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await exited;
  };
  const start = async (): Promise<void> => {
    server = spawn(path.join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
    await waitUntilReady(url, server);
  };
  const stop = async (): Promise<void> => {
    await end('SIGINT');
    fs.rmSync(folder, { recursive: true, force: true });
    process.off('exit', abandon);
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    stopHard: () => end('SIGQUIT'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async restart() {
      await end('SIGINT');
      await start();
    },
  };
}
