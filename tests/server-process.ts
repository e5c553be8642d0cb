import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../tools/source-stamp.ts';
import { snapshotFile } from './database.ts';
import { SHORT_LIVED } from '../tools/test-run/short-lived-node.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const running = new Set<() => void>();
const folders: string[] = [];
// This module is read once for all the files of a worker, so it tidies up when the worker ends.
process.once('exit', () => {
  running.forEach((kill) => kill());
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data folder in which no planner was started yet. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planner-server-'));
  folders.push(folder);
  return folder;
}

/** One with an empty, migrated database, for tests that are not about the first start: making it takes most of that. */
export function startedDataFolder(): string {
  const folder = newDataFolder();
  const { status, stderr } = spawnSync('sh', ['-c', makeDatabaseIn(folder)]);
  if (status !== 0) throw new Error(`The dump could not be unpacked: ${stderr.toString()}`);
  return folder;
}

/** The same as a shell command, for a folder that only another process sees; on a real Postgres there is no dump. */
export function makeDatabaseIn(folder: string): string {
  const snapshot = snapshotFile();
  const database = join(folder, 'database');
  return snapshot === null ? 'true' : `mkdir -m 700 "${database}" && tar -xzf "${snapshot}" -C "${database}"`;
}

export type Ending = { code: number | null; signal: NodeJS.Signals | null };
export type ServerProcess = {
  origin: string;
  pid: number;
  /** Asks with a signal and waits until the process is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ending>;
  signal(signal: 'SIGTERM'): void;
  ended: Promise<Ending>;
};

let built: boolean | null = null;
/** What Node is given to run a part of the product: as it was built, three times as fast, or a stale build's sources. */
export function programOf(part: 'main' | 'backup' | 'restore'): string[] {
  built ??= isBuilt();
  if (built) return [...SHORT_LIVED, '--enable-source-maps', `dist/server/${part}.js`];
  return [...SHORT_LIVED, '--import', 'tsx', part === 'main' ? 'server/main.ts' : `server/backup/${part}-command.ts`];
}

/** Starts the server as its own process. Answers with it once it listens, or with its last words when it ends before. */
export function startServerProcess(
  variables: Record<string, string>,
  /** Words before the command, for a server that runs inside something else. */
  within: readonly string[] = [],
): Promise<ServerProcess | { ending: Ending; said: string }> {
  const [program = '', ...args] = [...within, process.execPath, ...programOf('main')];
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      PORT: '0',
      ...('DATA_DIR' in variables ? {} : { DATA_DIR: newDataFolder() }),
      LOG_LEVEL: 'warn',
      DEFAULT_TIMEZONE: 'America/Denver',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  running.add(kill);
  let said = '';
  return new Promise((resolve) => {
    const ended = new Promise<Ending>((done) =>
      child.once('close', (code, signal) => {
        running.delete(kill);
        done({ code, signal });
      }),
    );
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const origin = /is ready at (http:\/\/localhost:\d+)/.exec(said)?.[1]?.replace('localhost', '127.0.0.1');
      if (!origin) return;
      const end = (signal: 'SIGTERM' | 'SIGKILL') => {
        child.kill(signal);
        return ended;
      };
      resolve({ origin, pid: child.pid ?? 0, end, ended, signal: (signal) => void child.kill(signal) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((ending) => resolve({ ending, said }));
  });
}

/** The same, for a test in which it must start. */
export async function startedServer(
  variables: Record<string, string>,
  within: readonly string[] = [],
): Promise<ServerProcess> {
  const started = await startServerProcess(variables, within);
  if ('said' in started) throw new Error(`The server ended with ${JSON.stringify(started.ending)}: ${started.said}`);
  return started;
}

/** Asks again until `holds`; a test that gives up fails with the last answer. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (answer: T) => boolean,
  withinMs = 60_000,
): Promise<T> {
  for (const end = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, 25))) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (Date.now() > end) throw new Error(`Still not so after ${withinMs} ms: ${JSON.stringify(answer)}`);
  }
}
