import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import { activeWardsAfter, type StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { checkCopy } from './copy-file.ts';
import { isOld } from './drafts.ts';
import { DAILY_COPIES_KEPT } from './limits.ts';
import { copyWardOnce } from './service.ts';

/** Copies of earlier versions were JSON. They count too, and are removed by age like the others. */
const OF_A_DAY = /^\d{4}-\d{2}-\d{2}\.(copy|json)$/;
const PART = /\.part$/;

const isWhole = (file: string): Promise<boolean> =>
  checkCopy(file).then(
    () => true,
    () => false,
  );

/** What a power cut left: drafts of copies, and incomplete copies. Those that can be are made again. */
async function sweep(folder: string, checked: Set<string>): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const good: string[] = [];
  for (const name of names) {
    const file = join(folder, name);
    if (PART.test(name) && (await isOld(file))) await rm(file, { force: true });
    if (!OF_A_DAY.test(name)) continue;
    if (name.endsWith('.copy') && !checked.has(file) && !(await isWhole(file))) {
      await rm(file, { force: true });
      continue;
    }
    checked.add(file);
    good.push(name);
  }
  return good;
}

async function* wardsToCopy(context: AppContext): AsyncGenerator<StoredWard> {
  for (let after = 0, more = true; more;) {
    const wards = await activeWardsAfter(context.database.db, after);
    yield* wards.filter((ward) => settingsOf(context, ward).autoBackup);
    more = wards.length > 0;
    after = wards.at(-1)?.id ?? after;
  }
}

/** One file a day for each ward that wants it, readable by the server's own user alone; the newest seven stay. */
export function dailyCopies(context: AppContext): () => Promise<number> {
  /** Files that this process has read to the end; no one else writes there. */
  const checked = new Set<string>();
  return async () => {
    if (!context.env.dailyCopies) return 0;
    let written = 0;
    for await (const ward of wardsToCopy(context)) {
      const folder = join(context.env.dataDir, 'backups', `ward-${ward.id}`);
      const name = `${todayOf(context, ward)}.copy`;
      const present = await sweep(folder, checked);
      if (present.includes(name)) continue;
      const begun = performance.now();
      if (!(await copyWardOnce(context.database.db, join(folder, name), ward.id, context.now()))) continue;
      checked.add(join(folder, name));
      written += 1;
      for (const old of [...present, name].toSorted().slice(0, -DAILY_COPIES_KEPT))
        await rm(join(folder, old), { force: true });
      // As long as the copy took, so that half of the machine is always left to people.
      await sleep(performance.now() - begun, undefined, { ref: false });
    }
    return written;
  };
}
