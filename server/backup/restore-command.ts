import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MIGRATIONS } from '#server/boot.ts';
import { CannotStart } from '#server/cannot-start.ts';
import { connect } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { checkCopy } from './copy-file.ts';
import { runCommand, stampOf } from './command.ts';
import { isFilled } from './queries.ts';
import { restoreWard, restoreWhole } from './restore.ts';
import { copyTo } from './service.ts';

const USAGE =
  'Name the backup file: npm run restore -- FILE. For one ward only: npm run restore -- FILE --ward NUMBER.';

function read(args: string[]): { file: string; wardId: number | null } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { ward: { type: 'string' } } });
    const wardId = values.ward === undefined ? null : Number(values.ward);
    const [file, ...rest] = positionals;
    if (file && rest.length === 0 && (wardId === null || (Number.isInteger(wardId) && wardId > 0))) {
      return { file: resolve(file), wardId };
    }
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new CannotStart(USAGE);
}

await runCommand('Nothing was restored.', async (args) => {
  const { file, wardId } = read(args);
  const env = readEnv();
  await checkCopy(file);
  const database = await connect({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  try {
    let before = '';
    if (await isFilled(database.db)) {
      const now = new Date();
      before = join(resolve(env.dataDir), 'backups', `before-restore-${stampOf(now)}.copy`);
      await copyTo(database.db, before, null, now);
    }
    const rows =
      wardId === null
        ? await restoreWhole(database, file, MIGRATIONS)
        : await restoreWard(database, file, MIGRATIONS, wardId);
    const kept = before ? `\nThe previous data is saved in ${before}` : '';
    return `Restored ${rows} rows from ${file}.${kept}`;
  } finally {
    await database.close();
  }
});
