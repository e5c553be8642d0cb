import * as fs from 'node:fs';
import * as path from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START, DurableNodeFS, SMALL_START } from './disk/durable-files.ts';
import { serveSession } from './embedded-server.ts';
import { flushFolder, flushTree } from './disk/flush.ts';
import { SharedSession } from './shared-session.ts';
import { PLAN_CACHE_MODE } from './statement.ts';

export type WorkerInput = {
  /** The folder of the database; null keeps it in memory. */
  dataDir: string | null;
  /** A gzipped dump to begin from when there is no database yet. */
  snapshot?: Uint8Array;
  socketPath: string;
  durable: boolean;
  idleInTransactionMs: number;
};

export type ToWorker = { kind: 'dump' | 'flushes' | 'stop'; id: number };
export type FromWorker =
  | { kind: 'ready' }
  /** The database is there now, for a new thread to open. */
  | { kind: 'created' }
  | { kind: 'error'; message: string }
  | { kind: 'dumped'; id: number; bytes: Uint8Array }
  | { kind: 'flushed'; id: number; count: number }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'stopped'; id: number };

const CHECKPOINT_MS = 5 * 60_000;
const TIDY_MS = 6 * 60 * 60_000;

type Opening = { files: DurableNodeFS | null; db: Promise<PGlite> };

function open(folder: string | null, { durable, snapshot }: WorkerInput): Opening {
  const loadDataDir = snapshot ? new Blob([new Uint8Array(snapshot)], { type: 'application/gzip' }) : undefined;
  if (folder === null) return { files: null, db: PGlite.create({ startParams: SMALL_START, loadDataDir }) };
  const load = fs.existsSync(path.join(folder, 'PG_VERSION')) ? {} : { loadDataDir };
  if (!durable)
    return { files: null, db: PGlite.create({ dataDir: `file://${folder}`, startParams: SMALL_START, ...load }) };
  const files = new DurableNodeFS(folder);
  return { files, db: PGlite.create({ fs: files, startParams: DURABLE_START, ...load }) };
}

/** Builds the database in a temporary folder and then moves it into place, so an interrupted start leaves nothing half made. */
async function create(folder: string, input: WorkerInput): Promise<void> {
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 });
  const db = await open(draft, input).db;
  await db.close();
  if (input.durable) flushTree(draft);
  fs.renameSync(draft, folder);
  flushFolder(path.dirname(folder));
}

async function start(input: WorkerInput, port: MessagePort): Promise<void> {
  const { dataDir, socketPath, idleInTransactionMs } = input;
  if (dataDir !== null) {
    if (!fs.existsSync(dataDir)) {
      await create(dataDir, input);
      port.postMessage({ kind: 'created' } satisfies FromWorker);
      return;
    }
    // Left behind by a kill and perhaps empty; the caller has the lock that really counts.
    fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
  }
  const { files, db: opening } = open(dataDir, input);
  const db = await opening;
  await db.exec(`set plan_cache_mode = ${PLAN_CACHE_MODE}`);
  const session = new SharedSession(db, {
    idleInTransactionMs,
    onBroken: (error) => {
      throw error;
    },
  });
  fs.rmSync(socketPath, { force: true });
  const server = await serveSession(session, socketPath);

  // A database without background processes neither checkpoints nor vacuums by itself.
  const keepFit = (sql: string, ms: number) => {
    const run = () => session.exclusively(() => db.exec(sql)).catch((error) => console.error(sql, error));
    setInterval(() => void run(), ms).unref();
  };
  if (dataDir !== null) keepFit('CHECKPOINT', CHECKPOINT_MS);
  keepFit('VACUUM (ANALYZE)', TIDY_MS);

  const answer = async ({ kind, id }: ToWorker): Promise<FromWorker> => {
    if (kind === 'flushes') return { kind: 'flushed', id, count: files?.flushes ?? 0 };
    if (kind === 'dump') {
      const dump = await session.exclusively(async () => {
        await db.exec('CHECKPOINT');
        return db.dumpDataDir('gzip');
      });
      return { kind: 'dumped', id, bytes: new Uint8Array(await dump.arrayBuffer()) };
    }
    await server.close();
    await session.exclusively(async () => {
      await db.exec('CHECKPOINT');
      await db.close();
    });
    return { kind: 'stopped', id };
  };
  port.on('message', (message: ToWorker) => {
    const send = (reply: FromWorker) => {
      port.postMessage(reply);
      if (reply.kind === 'stopped') port.close();
    };
    answer(message).then(send, (error) => send({ kind: 'failed', id: message.id, message: String(error) }));
  });
  port.postMessage({ kind: 'ready' } satisfies FromWorker);
}

if (parentPort) {
  const port = parentPort;
  const input: WorkerInput = workerData;
  start(input, port).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: 'error', message } satisfies FromWorker);
    port.close();
  });
}
