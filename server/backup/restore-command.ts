import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MIGRATIONS } from '#server/boot.ts';
import { CannotStart } from '#server/cannot-start.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { refuseNewer } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { checkCopy } from './copy-file.ts';
import { runCommand, stampOf } from './command.ts';
import { isFilled } from './queries.ts';
import { restoreUsage } from './refusals.ts';
import { restoreWard, restoreWhole } from './restore.ts';
import { copyWithin } from './service.ts';

type Asked = { file: string; wardId: number | null; allowsEmpty: boolean };

function read(args: string[]): Asked {
  try {
    const options = { ward: { type: 'string', multiple: true }, empty: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [ward, ...moreWards] = values.ward ?? [];
    const wardId = ward === undefined ? null : Number(ward);
    const [file, ...rest] = positionals;
    const isWard = wardId !== null && Number.isInteger(wardId) && wardId > 0 && !values.empty;
    if (file && rest.length === 0 && moreWards.length === 0 && (wardId === null || isWard)) {
      return { file: resolve(file), wardId, allowsEmpty: values.empty };
    }
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw restoreUsage();
}

await runCommand('Nothing was restored.', async (args) => {
  const { file, wardId, allowsEmpty } = read(args);
  const env = readEnv();
  await checkCopy(file);
  const database = await connect({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  let kept = '';
  const before = async (tx: Db) => {
    if (!(await isFilled(tx))) return;
    const now = new Date();
    kept ||= join(resolve(env.dataDir), 'backups', `before-restore-${stampOf(now)}.copy`);
    await copyWithin(tx, kept, now);
  };
  const restoring = { database, file, migrations: MIGRATIONS, allowsEmpty, before };
  try {
    await refuseNewer(database, MIGRATIONS);
    const rows = wardId === null ? await restoreWhole(restoring) : await restoreWard(restoring, wardId);
    const saved = kept ? `\nThe previous data is saved in ${kept}` : '';
    return `Restored ${rows} rows from ${file}.${saved}`;
  } catch (error) {
    // A refusal has changed nothing, so there is nothing to keep.
    if (kept && error instanceof CannotStart) await rm(kept, { force: true });
    throw error;
  } finally {
    await database.close();
  }
});
