import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wardOfJob } from '#server/access/job-ward.ts';
import type { AppContext } from '#server/context.ts';
import { activeWards } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { readWhole } from './queries.ts';

const KEPT = 7;
const OF_A_DAY = /^\d{4}-\d{2}-\d{2}\.json$/;

/** One file a day for each ward that wants it, readable by the server's own user alone; the newest seven stay. */
export async function backUpWards(context: AppContext): Promise<number> {
  let written = 0;
  for (const ward of await activeWards(context.database.db)) {
    if (!settingsOf(context, ward).autoBackup) continue;
    const folder = join(context.env.dataDir, 'backups', `ward-${ward.id}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${todayOf(context, ward)}.json`;
    const present = (await readdir(folder)).filter((file) => OF_A_DAY.test(file));
    if (present.includes(name)) continue;
    const draft = join(folder, `${name}.${process.pid}.part`);
    const content = { madeAt: context.now(), ...(await readWhole(context.database.db, wardOfJob(ward))) };
    await writeFile(draft, JSON.stringify(content, null, 1), { mode: 0o600 });
    await rename(draft, join(folder, name));
    written += 1;
    for (const old of [...present, name].toSorted().slice(0, -KEPT)) await rm(join(folder, old), { force: true });
  }
  return written;
}
