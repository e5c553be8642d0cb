import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { CannotStart, CANNOT_START } from '#server/cannot-start.ts';
import { startThread } from '#server/thread.ts';
import { inDataFolder, isFullBelow, keepPrivate, makeFolder } from './disk/data-folder.ts';
import type { FromWorker, ToWorker, WorkerInput } from './embedded-worker.ts';
import { lockFolder } from './disk/folder-lock.ts';

const PORT = 5432;
/** Names the socket of the running server inside the data folder, so that a backup can be made while people work. */
const SOCKET_FILE = 'planner.socket';
const LOGIN = { port: PORT, user: 'postgres', database: 'postgres' };
const STOP_MS = 5_000;
/** Postgres makes its log in files of 16 MB. */
const LOG_FILE = 16 * 2 ** 20;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** sockaddr_un holds 108 bytes with its closing zero, on macOS 104. */
const LONGEST_SOCKET_PATH = 100;

export type EmbeddedOptions = {
  /** The app's data folder; null keeps everything in memory. */
  dataDir: string | null;
  /** A dump to begin from when there is no database yet. */
  snapshot?: Uint8Array;
  /** Only tests may do without flushing. */
  durable?: boolean;
  idleInTransactionMs?: number;
  /** Hears of a database that stopped by itself, and of the failure to start it again. */
  onError?: (error: Error) => void;
};

export type Embedded = {
  pgConfig: { host: string; port: number; user: string; database: string };
  dump(): Promise<Uint8Array>;
  /** Whether the disk has no room for the next piece of the database's log. */
  isDiskFull(): Promise<boolean>;
  /** How often the database has flushed a file to the disk since it was opened. */
  flushes(): Promise<number>;
  close(): Promise<void>;
};

type Running = { ask(kind: ToWorker['kind']): Promise<FromWorker>; worker: Worker; exited: Promise<void> };

function run(input: WorkerInput): Promise<Running> {
  const worker = startThread('embedded-worker', import.meta.url, { workerData: input });
  const open = new Map<number, { resolve(reply: FromWorker): void; reject(error: Error): void }>();
  let last = 0;
  let cause = 'its thread ended';
  const ask: Running['ask'] = (kind) =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      worker.postMessage({ kind, id: last } satisfies ToWorker);
    });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    worker.on('error', (error) => {
      cause = error instanceof Error ? error.message : String(error);
    });
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve({ ask, worker, exited });
      else if (message.kind === 'created') {
        // Making a database takes half a gigabyte, which only ends with the thread.
        resolve(worker.terminate().then(() => run(input)));
      } else if (message.kind === 'error') cause = message.message;
      else {
        const asked = open.get(message.id);
        open.delete(message.id);
        if (message.kind === 'failed') asked?.reject(new Error(message.message));
        else asked?.resolve(message);
      }
    });
    void exited.then(() => {
      const error = new Error(`The embedded database stopped: ${cause}`);
      reject(error);
      for (const asked of open.values()) asked.reject(error);
    });
  });
}

function makeSocketFolder(): string {
  const name = 'planner-';
  const longest = path.join(tmpdir(), `${name}XXXXXX`, `.s.PGSQL.${PORT}`);
  // mkdtemp gives mode 0700, so that no other user of the machine reaches the database.
  return fs.mkdtempSync(path.join(longest.length > LONGEST_SOCKET_PATH ? '/tmp' : tmpdir(), name));
}

/** How a second process of the same user reaches the embedded database that a running server has open; null without one. */
export function runningSocket(dataDir: string): Embedded['pgConfig'] | null {
  try {
    return { ...LOGIN, host: fs.readFileSync(path.join(dataDir, SOCKET_FILE), 'utf8') };
  } catch {
    return null;
  }
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, snapshot, durable = true, idleInTransactionMs = 10_000, onError = () => undefined } = options;
  const lock = dataDir === null ? null : await inDataFolder(dataDir, () => (makeFolder(dataDir), lockFolder(dataDir)));
  const socketFolder = makeSocketFolder();
  const tidyUp = (): void => {
    process.off('exit', tidyUp);
    fs.rmSync(socketFolder, { recursive: true, force: true });
    if (dataDir !== null) fs.rmSync(path.join(dataDir, SOCKET_FILE), { force: true });
    lock?.release();
  };
  process.on('exit', tidyUp);

  const input: WorkerInput = {
    dataDir: dataDir === null ? null : path.resolve(dataDir, 'database'),
    snapshot,
    socketPath: path.join(socketFolder, `.s.PGSQL.${PORT}`),
    durable,
    idleInTransactionMs,
  };
  if (input.dataDir !== null) keepPrivate(input.dataDir);
  let closing: Promise<void> | null = null;
  const start = async (): Promise<Running> => {
    const started = await run(input);
    void started.exited.then(() => {
      if (closing) return;
      onError(new Error('The embedded database stopped unexpectedly and is being restarted.'));
      // What was only in memory is lost with its thread; pretending otherwise would hide that.
      if (dataDir !== null) void startAgain();
    });
    return started;
  };
  /** Tries until it runs: a full disk has room again once someone frees space. */
  const startAgain = async (): Promise<void> => {
    for (let wait = FIRST_WAIT_MS; !closing; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      running = start();
      try {
        await running;
        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
      await sleep(wait, undefined, { ref: false });
    }
  };
  let running = start();
  try {
    await running;
    // The engine makes its files for everyone, whatever the umask; the first start has just made a thousand.
    if (input.dataDir !== null) keepPrivate(input.dataDir);
    if (dataDir !== null) fs.writeFileSync(path.join(dataDir, SOCKET_FILE), socketFolder, { mode: 0o600 });
  } catch (error) {
    tidyUp();
    if (dataDir === null) throw error;
    if (await isFullBelow(dataDir, LOG_FILE)) throw new CannotStart(CANNOT_START.folderFull(dataDir));
    throw new CannotStart(CANNOT_START.folderDamaged(dataDir, error instanceof Error ? error.message : String(error)));
  }

  const stop = async (): Promise<void> => {
    const current = await running.catch(() => null);
    const timer = setTimeout(() => void current?.worker.terminate(), STOP_MS);
    try {
      await current?.ask('stop').catch(onError);
      await current?.exited;
    } finally {
      clearTimeout(timer);
      tidyUp();
    }
  };
  return {
    pgConfig: { ...LOGIN, host: socketFolder },
    async dump() {
      const reply = await (await running).ask('dump');
      if (reply.kind !== 'dumped') throw new Error('The embedded database gave no dump');
      return reply.bytes;
    },
    isDiskFull: async () => dataDir !== null && (await isFullBelow(dataDir, LOG_FILE)),
    async flushes() {
      const reply = await (await running).ask('flushes');
      return reply.kind === 'flushed' ? reply.count : 0;
    },
    close: () => (closing ??= stop()),
  };
}
