import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MIGRATIONS } from '#server/boot.ts';
import { connect, joinRunning, type Database } from '#server/db/connect.ts';
import { FolderInUseError } from '#server/db/disk/folder-lock.ts';
import { refuseNewer } from '#server/db/migrate.ts';
import { readEnv, type Env } from '#server/env.ts';
import { runCommand, stampOf } from './command.ts';
import { isFilled } from './queries.ts';
import { isCopy } from './copy-file.ts';
import { backupUsage, nothingToCopy, otherFile } from './refusals.ts';
import { copyTo } from './service.ts';

/** The database of the running server where there is one, so that no one has to stop working. */
async function openBeside(env: Env): Promise<Database> {
  try {
    return await connect({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  } catch (error) {
    const running = error instanceof FolderInUseError ? joinRunning(env.dataDir) : null;
    if (!running) throw error;
    return running;
  }
}

await runCommand('No backup was made.', async ([file, ...rest]) => {
  if (rest.length > 0) throw backupUsage();
  const env = readEnv();
  // Last night's copy of the same name makes room for a new one; anything else stays.
  if (file !== undefined && existsSync(file) && !(await isCopy(file))) throw otherFile(resolve(file));
  const now = new Date();
  const database = await openBeside(env);
  try {
    if (!(await isFilled(database.db))) throw nothingToCopy();
    await refuseNewer(database, MIGRATIONS);
    const target = resolve(file ?? join(env.dataDir, 'backups', `planner-${stampOf(now)}.copy`));
    const rows = await copyTo(database.db, target, null, now);
    return `Copied and checked ${rows} rows: ${target}`;
  } finally {
    await database.close();
  }
});
