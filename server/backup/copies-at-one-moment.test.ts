import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { storeUser } from '#server/auth/queries.ts';
import { MIGRATIONS } from '#server/boot.ts';
import { transaction } from '#server/db/connect.ts';
import { tablesOfMigrations } from '#server/db/migrate-step.ts';
import { openApi, WEDNESDAY } from '#tests/api.ts';
import { into, plannedWard, textOf } from '#tests/copies.ts';
import { newDatabase, untilOneWaits } from '#tests/database.ts';
import { atOneMoment, copiedRows, copiedTables } from './queries.ts';
import { restoreWhole } from './restore.ts';
import { copyTo, copyWardOnce } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-moment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = await openApi();
const { database } = api;
const OWN = tablesOfMigrations(MIGRATIONS);
const ROUNDS = 2;

if (!database.embedded)
  it('a copy that waits for its tables is of the moment after that', async () => {
    await plannedWard(api);
    const file = join(folder, 'after.copy');
    let copying: Promise<number> | undefined;
    await transaction(database.db, async (tx) => {
      await tx.execute(sql`lock table members in access exclusive mode`);
      copying = copyTo(database.db, file, null, WEDNESDAY);
      await untilOneWaits(database, copying);
      await tx.execute(sql`insert into wards (name) values ('Came Meanwhile')`);
    });
    await copying;
    expect(textOf(file)).toContain('Came Meanwhile');
  });

if (!database.embedded)
  it('copies and a restore of everything never block each other, and each copy is whole', async () => {
    const { ward } = await plannedWard(api);
    const file = join(folder, 'all.copy');
    const rows = await copyTo(database.db, file, null, WEDNESDAY);
    for (let round = 0; round < ROUNDS; round += 1) {
      const copying: Promise<unknown>[] = [];
      let begun = 0;
      const copy = (name: string, of: number | null) => copyTo(database.db, join(folder, name), of, WEDNESDAY);
      await restoreWhole({
        ...into(api, file),
        before: async () => {
          begun += 1;
          copying.push(copy('1.copy', null), copy('2.copy', ward.id), copy('3.copy', null));
        },
      });
      const [whole, one, again] = await Promise.all(copying);
      expect([begun, whole, again]).toEqual([1, rows, rows]);
      expect(one).toBeGreaterThan(5);
    }
  });

if (!database.embedded)
  it('a migration waits for a copy that is being made, and changes none of its columns', async () => {
    await plannedWard(api);
    let altering: Promise<unknown> | undefined;
    const keys = await atOneMoment(database.db, OWN, async (tx) => {
      altering = database.pool.query('alter table members add column later integer default 5 not null');
      await untilOneWaits(database, altering);
      const found: string[] = [];
      for await (const { table, row } of copiedRows(tx, await copiedTables(tx, OWN), null))
        if (table === 'members') found.push(...Object.keys(JSON.parse(row)));
      return found;
    });
    await altering;
    await database.pool.query('alter table members drop column later');
    expect(keys).toContain('first_name');
    expect(keys).not.toContain('later');
  });

it('a copy has only the columns that were found before its rows', async () => {
  await plannedWard(api);
  await transaction(database.db, async (tx) => {
    const tables = await copiedTables(tx, OWN);
    await tx.execute(sql`alter table members add column later integer default 5 not null`);
    for await (const { row } of copiedRows(tx, tables, null)) expect(row).not.toContain('"later"');
    await tx.execute(sql`alter table members drop column later`);
  });
});

it('a copy of nothing, or of a ward that is gone, is refused and leaves no file', async () => {
  const gone = await api.makeWard();
  await database.pool.query('delete from wards where id = $1', [gone.id]);
  const empty = await newDatabase();
  const file = join(folder, 'none', 'none.copy');
  try {
    await expect(copyTo(empty.db, file, null, WEDNESDAY)).rejects.toThrow(/^The database is empty/);
    await expect(copyTo(database.db, file, gone.id, WEDNESDAY)).rejects.toThrow(/^There is no ward \d+ to copy\.$/);
    expect(await copyWardOnce(database.db, file, gone.id, WEDNESDAY)).toBe(false);
    expect(existsSync(join(folder, 'none')) ? readdirSync(join(folder, 'none')) : []).toEqual([]);
    // A planner that was just started has an account and no ward yet.
    const names = { username: 'first', usernameKey: 'first', firstName: 'First', lastName: 'Clerk' };
    await storeUser(empty.db, { ...names, passwordHash: 'none', role: 'super_admin', wardId: null });
    expect(await copyTo(empty.db, file, null, WEDNESDAY)).toBe(1);
  } finally {
    await empty.close();
  }
});
