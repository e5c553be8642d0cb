import * as fs from 'node:fs';
import { statfs } from 'node:fs/promises';
import * as path from 'node:path';
import { CannotStart, CANNOT_START } from '#server/cannot-start.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this user can’t write there',
  EPERM: 'this user can’t write there',
  EROFS: 'that disk is read-only',
  EEXIST: 'a file has that name',
  ENOTDIR: 'part of the path is a file',
  ENOENT: 'it can’t be created there',
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether less than `bytes` can still be written to the folder's disk. */
export async function isFullBelow(folder: string, bytes: number): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < bytes;
}

/** Runs what first touches the data folder; where the folder itself is at fault, says so in a sentence. */
export async function inDataFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw new CannotStart(CANNOT_START.folderFull(folder));
    const reason = REASONS[codeOf(error)];
    if (!reason) throw error;
    throw new CannotStart(CANNOT_START.folderUnusable(folder, reason));
  }
}

/** One folder after the other: node's own way of making several at once never ends below /proc. */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  if (fs.statSync(whole, { throwIfNoEntry: false })?.isDirectory()) return;
  if (path.dirname(whole) !== whole) makeFolder(path.dirname(whole));
  fs.mkdirSync(whole, { mode: 0o700 });
}

/** Closes to everyone else what an earlier version or a restored copy left open to them. */
export function keepPrivate(folder: string): void {
  if (!fs.existsSync(folder)) return;
  fs.chmodSync(folder, 0o700);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    fs.chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
