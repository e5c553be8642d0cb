import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type ThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { connect, OutcomeUnknown, transaction, type Database, type Db } from './connect.ts';
import { isTooSlow, isUnavailable, isUniqueViolation } from './failures.ts';

// Creating a database takes seconds, and more where every core is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const postgres = await startPostgres();
const real: ThrowawayPostgres | null = 'url' in postgres ? postgres : null;
afterAll(() => real?.stop());

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
const countOf = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from notes`);
  return rows[0]?.n ?? -1;
};
const add = (db: Db, text: string) => db.execute(sql`insert into notes (text) values (${text})`);

describe.each([
  { name: 'embedded', url: undefined, there: true },
  { name: 'Postgres', url: real?.url, there: real !== null },
])('$name', ({ url, there }) => {
  describe.skipIf(!there)('connection', () => {
    let database: Database;
    const heard: Error[] = [];
    beforeAll(async () => {
      database = await connect({ databaseUrl: url, dataDir: null, onError: (error) => heard.push(error) });
      await database.pool.query('create table notes (id serial primary key, text text unique)');
    });
    afterAll(() => database.close());

    const startOver = () => database.pool.query('truncate notes');

    it('says which it is', () => {
      expect(database.embedded).toBe(url === undefined);
    });

    it('gives every caller its own answer, of any size and shape', async () => {
      const wrong = await Promise.all(
        range(150).map(async (i) => {
          // More than one piece on the wire, so that the messages of two clients could come in between one another.
          const text = 'y'.repeat(i % 3 === 0 ? 300_000 : 10) + String(i);
          const two = i % 2 === 0;
          const { rows } = two
            ? await database.pool.query('select $1::int as v, $2::text as t', [i, text])
            : await database.pool.query('select $1::int as v, $2::text as t, $3::int as z', [i, text, 3]);
          return rows.length === 1 && rows[0].v === i && rows[0].t === text && 'z' in rows[0] !== two ? 0 : 1;
        }),
      );
      expect(wrong.reduce<number>((sum, one) => sum + one, 0)).toBe(0);
    });

    it('plans a prepared statement once, whatever its values', async () => {
      const client = await database.pool.connect();
      try {
        for (let value = 1; value <= 8; value += 1)
          await client.query({ name: 'planned_once', text: 'select text from notes where id = $1', values: [value] });
        const { rows } = await client.query(
          `select custom_plans::int as anew from pg_prepared_statements where name = 'planned_once'`,
        );
        expect(rows).toEqual([{ anew: 0 }]);
      } finally {
        client.release();
      }
    });

    it('keeps a transaction apart from plain queries and from other transactions', async () => {
      await startOver();
      const seen = await Promise.all([
        ...range(12).map((i) =>
          transaction(database.db, async (tx) => {
            const before = await countOf(tx);
            await add(tx, `a${i}`);
            await sleep(3);
            await add(tx, `b${i}`);
            return (await countOf(tx)) - before;
          }),
        ),
        ...range(40).map(async (i) => {
          await sleep(i);
          return (await countOf(database.db)) % 2;
        }),
      ]);
      expect(await countOf(database.db)).toBe(24);
      // Others see whole pairs only; the embedded session lets no other transaction pass in between.
      expect(seen.slice(12).every((odd) => odd === 0)).toBe(true);
      if (database.embedded) expect(new Set(seen.slice(0, 12))).toEqual(new Set([2]));
    });

    it('undoes what a failed transaction wrote, even among others', async () => {
      await startOver();
      await add(database.db, 'there');
      const outcomes = await Promise.allSettled(
        range(20).map((i) =>
          transaction(database.db, async (tx) => {
            await add(tx, `try ${i}`);
            if (i % 2 === 0) await add(tx, 'there');
          }),
        ),
      );
      const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(failed).toHaveLength(10);
      expect(failed.every((outcome) => isUniqueViolation(outcome.reason, 'notes_text_key'))).toBe(true);
      expect(await countOf(database.db)).toBe(11);
    });

    it('undoes everything when one of what was sent in one go fails, or the code after it', async () => {
      await startOver();
      const atOnce = (tx: Db) => Promise.all(['before', 'twice', 'twice', 'behind'].map((text) => add(tx, text)));
      await expect(transaction(database.db, atOnce)).rejects.toThrow();
      const late = async (tx: Db) => {
        await add(tx, 'written');
        throw new Error('too late');
      };
      await expect(transaction(database.db, late)).rejects.toThrow('too late');
      expect(await countOf(database.db)).toBe(0);
    });

    it('rolls back to a savepoint in a transaction within a transaction', async () => {
      await startOver();
      await transaction(database.db, async (tx) => {
        await add(tx, 'outer');
        await transaction(tx, (inner) => add(inner, 'outer')).catch(() => undefined);
        await transaction(tx, (inner) => add(inner, 'inner'));
      });
      expect(await countOf(database.db)).toBe(2);
    });

    it.each(['between two queries', 'in the midst of one', 'after an error'])(
      'forgets the transaction of a client that vanished %s',
      async (moment) => {
        await startOver();
        const { user, database: name, host, port, connectionString } = database.pool.options;
        const client = new pg.Client({ user, database: name, host, port, connectionString });
        client.on('error', () => undefined);
        await client.connect();
        await client.query('begin');
        await client.query("insert into notes (text) values ('lost')");
        if (moment === 'after an error') await client.query('select 1 / 0').catch(() => undefined);
        if (moment === 'in the midst of one') {
          void client.query('select count(*) from generate_series(1, 200000)').catch(() => undefined);
          await sleep(1);
        }
        Reflect.get(client, 'connection').stream.destroy();
        expect(await countOf(database.db)).toBe(0);
        await transaction(database.db, (tx) => add(tx, 'kept'));
        expect(await countOf(database.db)).toBe(1);
      },
    );

    it('forgets a client that began a transaction with the very words it vanished on', async () => {
      const { user, database: name, host, port, connectionString } = database.pool.options;
      await Promise.all(
        range(10).map(async () => {
          const client = new pg.Client({ user, database: name, host, port, connectionString });
          client.on('error', () => undefined);
          await client.connect();
          void client.query('begin').catch(() => undefined);
          await sleep(0);
          Reflect.get(client, 'connection').stream.destroy();
        }),
      );
      expect(await countOf(database.db)).toBeGreaterThanOrEqual(0);
      await transaction(database.db, (tx) => add(tx, 'afterwards'));
    });

    it('can be closed twice and is unavailable afterward', async () => {
      const other = await connect({ databaseUrl: url, dataDir: null });
      await Promise.all([other.close(), other.close()]);
      const failure = await other.pool.query('select 1').catch((error: unknown) => error);
      expect(isUnavailable(failure)).toBe(true);
      expect(heard).toEqual([]);
    });
  });
});

describe.skipIf(!real)('a Postgres that restarts', () => {
  it('interrupts what is in progress, with an error that says so, and nothing else', async () => {
    const heard: Error[] = [];
    const database = await connect({ databaseUrl: real?.url, dataDir: null, onError: (error) => heard.push(error) });
    await Promise.all(range(4).map(() => database.pool.query('select pg_sleep(0.05)')));
    const broken = transaction(database.db, async (tx) => {
      await tx.execute(sql`select 1`);
      await real?.stopHard();
      await tx.execute(sql`select 2`);
    }).catch((error: unknown) => error);
    expect(isUnavailable(await broken)).toBe(true);
    expect(isUnavailable(await database.pool.query('select 1').catch((error: unknown) => error))).toBe(true);
    for (const i of range(15)) {
      const begun = await transaction(database.db, async () => i).catch((error: unknown) => error);
      expect(isUnavailable(begun)).toBe(true);
    }
    await real?.restart();
    expect((await database.pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
    expect(await transaction(database.db, async () => 'again')).toBe('again');
    expect(database.pool.waitingCount).toBe(0);
    expect(heard.length).toBeGreaterThan(0);
    await database.close();
  });
});

it.skipIf(real === null)('a Postgres that hangs is given up in time, and used again once it answers', async () => {
  const database = await connect({ databaseUrl: real?.url, dataDir: null, statementMs: 700 });
  try {
    await Promise.all([database.pool.query('select 1'), database.pool.query('select 2')]);
    real?.freeze();
    const begun = Date.now();
    const failures = await Promise.allSettled([
      database.pool.query('select 1'),
      transaction(database.db, (tx) => tx.execute(sql`select 1`)),
    ]);
    expect(Date.now() - begun).toBeLessThan(5_000);
    for (const failure of failures) {
      expect(failure.status === 'rejected' && isUnavailable(failure.reason)).toBe(true);
    }
    real?.thaw();
    await expect(database.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
    const slow = await database.pool.query('select pg_sleep(5)').catch((error: unknown) => error);
    expect(isTooSlow(slow) || isUnavailable(slow)).toBe(true);
  } finally {
    real?.thaw();
    await database.close();
  }
});

it.skipIf(real === null)('a commit that is never answered is distinguished from work that was not saved', async () => {
  const database = await connect({ databaseUrl: real?.url, dataDir: null });
  const admin = new pg.Client({ connectionString: real?.url });
  await admin.connect();
  const cutOff = async (tx: Db) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    return tx;
  };
  try {
    await expect(transaction(database.db, cutOff)).rejects.toBeInstanceOf(OutcomeUnknown);
    const before = transaction(database.db, async (tx) => (await cutOff(tx)).execute(sql`select 1`));
    await expect(before).rejects.not.toBeInstanceOf(OutcomeUnknown);
    await expect(before).rejects.toSatisfy(isUnavailable);
  } finally {
    await admin.end();
    await database.close();
  }
});
