import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wardOfJob } from '#server/access/actor.ts';
import type { House } from '#server/access/request.ts';
import { activeWards } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { readWhole } from './queries.ts';

const KEPT = 7;
const OF_A_DAY = /^\d{4}-\d{2}-\d{2}\.json$/;

/** One file a day for each ward that wants it, readable by the server's own user alone; the newest seven stay. */
export async function backUpWards(house: House): Promise<number> {
  let written = 0;
  for (const ward of await activeWards(house.database.db)) {
    if (!settingsOf(house, ward).autoBackup) continue;
    const folder = join(house.env.dataDir, 'backups', `ward-${ward.id}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${todayOf(house, ward)}.json`;
    const present = (await readdir(folder)).filter((file) => OF_A_DAY.test(file));
    if (present.includes(name)) continue;
    const draft = join(folder, `${name}.${process.pid}.part`);
    const content = { madeAt: house.now(), ...(await readWhole(house.database.db, wardOfJob(ward.id))) };
    await writeFile(draft, JSON.stringify(content, null, 1), { mode: 0o600 });
    await rename(draft, join(folder, name));
    written += 1;
    for (const old of [...present, name].toSorted().slice(0, -KEPT)) await rm(join(folder, old), { force: true });
  }
  return written;
}
