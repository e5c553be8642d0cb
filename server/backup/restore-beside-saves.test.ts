import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { transaction } from '#server/db/connect.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { plannedWard, textOf, wardInto } from '#tests/copies.ts';
import { untilOneWaits } from '#tests/database.ts';
import { restoreWard, restoreWhole } from './restore.ts';
import { copyTo, copyWithin } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-beside-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = await openApi();
const { database } = api;

type Before = Parameters<typeof restoreWard>[0]['before'];
/** A ward with a copy of its own, or of everything, and the restore of it. */
async function copied(what: 'ward' | 'whole') {
  const planned = await plannedWard(api);
  const { id } = planned.ward;
  const file = join(folder, `${what}.copy`);
  await copyTo(database.db, file, what === 'ward' ? id : null, WEDNESDAY);
  const restore = (before: Before) => {
    const restoring = { ...wardInto(api, file), before };
    return what === 'ward' ? restoreWard(restoring, id) : restoreWhole(restoring);
  };
  return { ...planned, restore };
}

describe.each(['ward', 'whole'] as const)('a restore beside saves (%s)', (what) => {
  // Everything in the embedded database is restored only while the planner is stopped.
  const isUsual = what === 'ward' || !database.embedded;

  if (isUsual)
    it('loses no save: what comes before it is in the copy, and what comes later is there', async () => {
      const { admin, restore } = await copied(what);
      const kept = join(folder, 'before.copy');
      const add = (lastName: string) => admin.send(API.members.add, { body: { firstName: 'Zed', lastName } });
      expect((await add('Earlier')).status).toBe(201);
      let saving: ReturnType<typeof add> | undefined;
      await restore(async (tx) => {
        await copyWithin(tx, kept, WEDNESDAY);
        saving = add(`Later ${what}`);
        await untilOneWaits(database, saving);
      });
      expect(textOf(kept)).toContain('"Earlier"');
      const answer = await saving;
      const { rows } = await database.pool.query('select 1 from members where last_name = $1', [`Later ${what}`]);
      expect([answer?.status, rows.length]).toEqual([201, 1]);
    });

  if (isUsual && !database.embedded)
    it('lets the save end that it meets, and neither blocks the other', async () => {
      const { ward, restore } = await copied(what);
      let [saves, restores] = [0, 0];
      let restoring: Promise<number> | undefined;
      await transaction(database.db, async (tx) => {
        saves += 1;
        await holdWard(tx, ward.id);
        restoring ??= restore(async () => {
          restores += 1;
        });
        await untilOneWaits(database, restoring);
        for (const table of ['speaking_assignments', 'meeting_events', 'meetings', 'members', 'wards']) {
          const whose = sql.raw(table === 'wards' ? 'id' : 'ward_id');
          await tx.execute(sql`update ${sql.identifier(table)} set ${whose} = ${whose} where ${whose} = ${ward.id}`);
        }
      });
      await restoring;
      expect([saves, restores]).toEqual([1, 1]);
    });

  it('begins again when Postgres ends it in favor of another transaction', async () => {
    const { restore } = await copied(what);
    let tries = 0;
    await restore(async () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(tries).toBe(2);
  });
});
