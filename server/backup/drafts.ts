import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ownIdentity, startOf } from '#server/db/disk/process-identity.ts';

const { pid, started, boot, space } = ownIdentity();
const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
/** Process ids mean something only within one start of one machine, or container. */
const where = short(`${boot} ${space}`);
const DRAFT = /\.(?<pid>\d+)-(?<started>\d+)-(?<where>[\da-f]{8})-[\da-f]{8}\.part$/;

/** Where one copy is written until it gets its name: another one each time, for two of one file at once, too. */
export const draftOf = (file: string): string =>
  `${file}.${pid}-${started || '0'}-${where}-${short(randomUUID())}.part`;

/** A temporary file that has not been written to for this long belongs to a process that is gone. */
const DRAFT_MS = 3_600_000;
export const isOld = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > DRAFT_MS,
    () => false,
  );

/** Deletes the drafts of processes that were killed, and nothing else: the folder may be anyone's. */
export async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const of = DRAFT.exec(name)?.groups;
    if (!of) continue;
    const isOurs = of['where'] === where && of['started'] !== '0';
    const isDead = isOurs && startOf(Number(of['pid'])) !== of['started'];
    if (isDead || (!isOurs && (await isOld(join(folder, name))))) await rm(join(folder, name), { force: true });
  }
}
