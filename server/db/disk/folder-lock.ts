import { createHash, randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { CANNOT_START } from '#server/cannot-start.ts';
import { flushFolder } from './flush.ts';
import { judge, ownIdentity } from './process-identity.ts';

const LOCK_NAME = 'planner.lock';
const HEARTBEAT_MS = 1_000;
const SILENCE_MS = 5_000;

const Holder = z.object({
  pid: z.int(),
  started: z.string(),
  boot: z.string(),
  space: z.string(),
  host: z.string(),
  run: z.string(),
});
type Holder = z.infer<typeof Holder>;
type Seen = { text: string; inode: bigint; touched: bigint };

export type FolderLock = { release(): void };

export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(CANNOT_START.folderInUse(folder, pid));
    this.name = 'FolderInUseError';
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function parseHolder(text: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function look(file: string): Seen | null {
  try {
    const { ino, mtimeNs } = fs.statSync(file, { bigint: true });
    return { text: fs.readFileSync(file, 'utf8'), inode: ino, touched: mtimeNs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates the file with all of its content at once, or not at all: false when it exists already. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  const handle = fs.openSync(draft, 'wx', 0o600);
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

async function isAlive(file: string, seen: Seen, holder: Holder): Promise<boolean> {
  const verdict = judge(holder);
  if (verdict !== 'unknown') return verdict === 'alive';
  for (const end = Date.now() + SILENCE_MS; Date.now() < end; await sleep(HEARTBEAT_MS / 4)) {
    const now = look(file);
    if (now === null || now.text !== seen.text) return false;
    if (now.touched !== seen.touched) return true;
  }
  return false;
}

/**
 * Puts `text` into `file`, which may have no owner or a dead one; throws when its owner is alive.
 * Of several processes that found the same dead holder, one gets the guard named after it; it then looks again,
 * because a slower one may get a guard that an earlier one has already used and removed.
 */
async function claim(file: string, text: string, folder: string): Promise<void> {
  for (;;) {
    if (createWhole(file, text)) return;
    const seen = look(file);
    if (seen === null) continue;
    const holder = parseHolder(seen.text);
    if (holder && (await isAlive(file, seen, holder))) throw new FolderInUseError(folder, holder.pid);
    const name = createHash('sha256').update(`${seen.inode} ${seen.text}`).digest('hex').slice(0, 12);
    const guard = `${file}.${name}`;
    await claim(guard, text, folder);
    const again = look(file);
    if (again?.text === seen.text && again.inode === seen.inode) {
      fs.renameSync(guard, file);
      return;
    }
    fs.rmSync(guard, { force: true });
  }
}

/** Only one living process may have the data folder: a second one's writes would vanish without a word. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.resolve(folder, LOCK_NAME);
  const text = JSON.stringify({ ...ownIdentity(), run: randomUUID() } satisfies Holder);
  await claim(file, text, folder);
  flushFolder(path.dirname(file));
  const heartbeat = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (look(file)?.text === text) fs.rmSync(file, { force: true });
    },
  };
}
