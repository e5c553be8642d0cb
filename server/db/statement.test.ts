import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { wards } from '#shared/wards/table.ts';
import { testDatabase } from '#tests/database.ts';
import { transaction } from './connect.ts';
import { statement } from './statement.ts';

const database = await testDatabase();
let built = 0;
const sumOf = statement((db) => {
  built += 1;
  return db
    .select({ sum: sql<number>`(${sql.placeholder('a')}::int + ${sql.placeholder('b')}::int)::int` })
    .from(sql`(select 1) as one`);
});
const failing = statement((db) => db.select({ none: sql<number>`1 / ${sql.placeholder('by')}::int` }).from(wards));

describe('a prepared statement', () => {
  it('gives every connection its own answer, within transactions too, and is built once for each', async () => {
    const sums = Array.from({ length: 40 }, (_, i) =>
      i % 2 === 0
        ? sumOf(database.db, { a: i, b: 1000 })
        : transaction(database.db, (tx) => sumOf(tx, { a: i, b: 1000 })),
    );
    expect((await Promise.all(sums)).map(([row]) => row?.sum)).toEqual(sums.map((_, i) => i + 1000));
    const connections = database.pool.totalCount;
    expect(built).toBeLessThanOrEqual(connections + 1);
    await Promise.all(Array.from({ length: 40 }, (_, i) => sumOf(database.db, { a: i, b: i })));
    expect(built).toBeLessThanOrEqual(database.pool.totalCount + 1);
  });

  it('continues after it failed, even where the failure ended a transaction', async () => {
    await database.pool.query("insert into wards (name) values ('Aspen Ward')");
    const ended = transaction(database.db, async (tx) => {
      await failing(tx, { by: 0 }).catch(() => null);
      return sumOf(tx, { a: 1, b: 1 });
    });
    await expect(ended).rejects.toThrow();
    await expect(failing(database.db, { by: 0 })).rejects.toThrow();
    expect(await failing(database.db, { by: 1 })).toEqual([{ none: 1 }]);
    expect(await sumOf(database.db, { a: 1, b: 1 })).toEqual([{ sum: 2 }]);
  });
});
