import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../tools/throwaway-postgres.ts';
import { refusalOf } from '#server/http/errors.ts';
import { connect, transaction, type Database, type Db } from './connect.ts';
import { isUniqueViolation } from './failures.ts';
import { withCommit } from './transaction.ts';

// Creating a database takes seconds, and more where every core is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const postgres = await startPostgres();
const real = 'url' in postgres ? postgres : null;
afterAll(() => real?.stop());

const textsIn = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ text: string }>(sql`select text from words order by text`);
  return rows.map(({ text }) => text);
};
const add = (db: Db, text: string) => db.execute(sql`insert into words (text) values (${text})`);

describe.each([
  { name: 'embedded', url: undefined, there: true },
  { name: 'Postgres', url: real?.url, there: real !== null },
])('$name', ({ url, there }) => {
  describe.skipIf(!there)('what goes along with a commit', () => {
    let database: Database;
    beforeAll(async () => {
      database = await connect({ databaseUrl: url, dataDir: null });
      await database.pool.query('create table words (text text unique)');
    });
    afterAll(() => database.close());

    const startOver = async () => {
      await database.pool.query('truncate words');
      await add(database.db, 'there');
    };

    const withoutValue = (tx: Db) =>
      tx.execute(
        sql`insert into words (text) values (${{
          getSQL: () => {
            throw new Error('This value cannot be sent');
          },
        }})`,
      );
    const failing: [name: string, write: (tx: Db) => Promise<unknown>, isIt: (error: unknown) => boolean][] = [
      ['the database refuses', (tx) => add(tx, 'there'), (error) => isUniqueViolation(error)],
      ['could not even be sent', async (tx) => withoutValue(tx), (error) => /cannot be sent/.test(String(error))],
    ];
    it.each(failing)('saves nothing where one of the writes is one that %s', async (_, write, isIt) => {
      await startOver();
      const saving = transaction(database.db, async (tx) => {
        await add(tx, 'before');
        await withCommit(tx, add(tx, 'along'), write(tx), add(tx, 'behind'));
        return 'done';
      });
      await expect(saving).rejects.toSatisfy(isIt);
      expect(await textsIn(database.db)).toEqual(['there']);
    });

    it('says why, where more is asked after one of the writes has failed', async () => {
      await startOver();
      const saving = transaction(database.db, async (tx) => {
        await withCommit(tx, add(tx, 'there'));
        return textsIn(tx);
      });
      await expect(saving).rejects.toSatisfy((error) => isUniqueViolation(error));
      expect(await textsIn(database.db)).toEqual(['there']);
    });

    const blockedWhile = (tx: Db, isBlocked: boolean) =>
      isBlocked ? tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`) : undefined;
    it('is begun again where two have blocked each other, and writes once', async () => {
      await startOver();
      let tries = 0;
      await transaction(database.db, async (tx) => {
        await add(tx, 'once');
        await blockedWhile(tx, ++tries < 3);
      });
      expect([tries, await textsIn(database.db)]).toEqual([3, ['once', 'there']]);
    });

    it('gives up after a few tries, saves nothing, and asks people to try again', async () => {
      await startOver();
      let tries = 0;
      const saving = transaction(database.db, async (tx) => {
        await add(tx, 'never');
        await blockedWhile(tx, ++tries > 0);
      });
      const refusal = await saving.then(() => null, refusalOf);
      expect([tries, refusal?.status, refusal?.code]).toEqual([4, 503, 'too_slow']);
      expect(await textsIn(database.db)).toEqual(['there']);
    });

    it('does not call saved what a failure that was passed over has undone', async () => {
      await startOver();
      const saving = transaction(database.db, async (tx) => {
        await add(tx, 'once');
        await add(tx, 'once').catch(() => undefined);
      });
      await expect(saving).rejects.toThrow('nothing was saved');
      expect(await textsIn(database.db)).toEqual(['there']);
    });

    const unended: [end: string, why: string][] = [
      ['commit', 'commit canceled'],
      ['rollback', 'Something else went wrong'],
    ];
    it.each(unended)('leaves no transaction open for others where a %s fails', async (end, why) => {
      await startOver();
      const saving = transaction(database.db, async (tx) => {
        await add(tx, 'left open');
        const { query } = pg.Client.prototype;
        const ending = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked) {
          if (asked[0] !== end) return Reflect.apply(query, this, asked);
          ending.mockRestore();
          return Promise.reject(new Error(`${end} canceled`));
        });
        if (end === 'rollback') throw new Error(why);
      });
      await expect(saving).rejects.toThrow(why);
      expect(await textsIn(database.db)).toEqual(['there']);
    });

    it('fails for the reason of the first that fails, whichever is heard of first', async () => {
      await startOver();
      const saving = transaction(database.db, async (tx) => {
        await transaction(tx, (savepoint) => add(savepoint, 'there')).catch(() => undefined);
        const [failing, behind] = [tx.execute(sql`select 1 / 0`).then(String), add(tx, 'behind it').then(String)];
        await Promise.all([Promise.allSettled([failing, behind]).then(() => failing), behind]);
      });
      await expect(saving).rejects.toThrow('division by zero');
    });

    it('is waited for in a savepoint', async () => {
      await startOver();
      await transaction(database.db, async (tx) => {
        const inner = transaction(tx, async (savepoint) => withCommit(savepoint, add(savepoint, 'there')));
        await expect(inner).rejects.toSatisfy((error) => isUniqueViolation(error));
        await withCommit(tx, add(tx, 'outer'));
      });
      expect(await textsIn(database.db)).toEqual(['outer', 'there']);
    });
  });
});
