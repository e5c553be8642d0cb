import * as fs from 'node:fs';
import * as path from 'node:path';
import { CannotStart } from '#server/cannot-start.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written to that disk',
  ENOSPC: 'that disk is full',
  EEXIST: 'a file stands in its place',
  ENOTDIR: 'a file stands in its way',
  ENOENT: 'it cannot be made there',
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Runs what first touches the data folder; where the folder itself is at fault, says so in a sentence. */
export async function inDataFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[codeOf(error)];
    if (!reason) throw error;
    throw new CannotStart(
      `The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to a folder in which the planner may write.`,
    );
  }
}

/** One folder after the other: node's own way of making several at once never ends below /proc. */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  if (fs.statSync(whole, { throwIfNoEntry: false })?.isDirectory()) return;
  if (path.dirname(whole) !== whole) makeFolder(path.dirname(whole));
  fs.mkdirSync(whole, { mode: 0o700 });
}
