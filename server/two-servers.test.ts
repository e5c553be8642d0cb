import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import type { Role } from '#shared/access/roles.ts';
import { addressOf } from '#shared/http/route.ts';
import { startBalancer } from '#tests/balancer.ts';
import { eventually, startedServer } from '#tests/server-process.ts';
import { fillWards } from '../tools/fill/fill-wards.ts';
import { startPostgres } from '../tools/throwaway-postgres.ts';
import { hashPassword } from './auth/password-hash.ts';
import { MIGRATIONS } from './boot.ts';
import { connect } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';

// Two servers start at once where every core may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const WARDS = 60;
const PASSWORD = 'Correct-Horse-7';
const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'planner-two-'));
afterAll(async () => {
  if ('url' in postgres) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(url: string) {
  const database = await connect({ databaseUrl: url, dataDir: null });
  await migrateDatabase(database, MIGRATIONS);
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillWards(client, { wards: WARDS, passwordHash: await hashPassword(PASSWORD) });
  // So that each ward, in whatever zone, lacks the drafts of its next Sundays.
  await client.query('delete from meetings where date > current_date');
  afterAll(() => client.end());
  const variables = { DATABASE_URL: url, DEMO: '0', TRUST_PROXY: '1', DAILY_COPIES: '0' };
  const servers = await Promise.all(
    ['a', 'b'].map((name) => startedServer({ ...variables, DATA_DIR: join(folder, name) })),
  );
  return { client, servers, balancer: await startBalancer(servers.map(({ origin }) => origin)) };
}

describe.skipIf('unavailable' in postgres)('two servers behind a balancer, on one Postgres', async () => {
  if (!('url' in postgres)) return;
  const { client, servers, balancer } = await start(postgres.url);
  const call = (method: string, path: string, token = '', body?: unknown, headers: Record<string, string> = {}) =>
    fetch(balancer.origin + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const userOf = (ward: number, role: Role) =>
    client
      .query<{ username: string }>('select username from users where ward_id = $1 and role = $2', [ward, role])
      .then(({ rows }) => rows[0]?.username ?? '');
  async function signIn(username: string): Promise<string> {
    const answer = await call('POST', API.auth.login.path, '', { username, password: PASSWORD });
    expect(answer.status).toBe(200);
    const { token }: { token: string } = await answer.json();
    return token;
  }
  /** The last two requests went to one server each. */
  const wereApart = () => expect(new Set(balancer.served.slice(-2)).size).toBe(2);

  it('make the drafts of all wards once between them when they start', async () => {
    // For most of them it is still Sunday when it is Monday in London.
    const missing = `select count(*)::int as n from wards w where (select count(*) from meetings m where m.ward_id = w.id and m.date >= (now() at time zone (w.customization->>'timezone'))::date) < 4`;
    await eventually(
      async () => (await client.query<{ n: number }>(missing)).rows[0]?.n,
      (n) => n === 0,
    );
    const { rows } = await client.query(
      'select ward_id, date from meetings group by ward_id, date having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });

  it('a person signed in at one is known to the other, until they sign out at either', async () => {
    const token = await signIn(await userOf(1, 'sacrament_planner'));
    expect((await call('GET', API.auth.user.path, token)).status).toBe(200);
    wereApart();
    await call('POST', API.auth.logout.path, token);
    expect((await call('GET', API.auth.user.path, token)).status).toBe(401);
    wereApart();
  });

  it('what is saved at one is read at the other at once, however often', async () => {
    const token = await signIn(await userOf(2, 'sacrament_planner'));
    const { rows } = await client.query<{ id: number }>(
      'select id from meetings where ward_id = 2 order by date limit 1',
    );
    const path = addressOf(API.meetings.read.path, { id: rows[0]?.id ?? 0 });
    for (let round = 0; round < 20; round += 1) {
      const notes = `Round ${round}`;
      expect((await call('PUT', path, token, { notes })).status).toBe(200);
      expect(await (await call('GET', path, token)).json()).toMatchObject({ notes });
      wereApart();
      // Each of them is the writer in turn.
      if (round % 2 === 0) await call('GET', API.system.health.path);
    }
    const first = await call('GET', path, token);
    await first.text();
    const tag = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await call('GET', path, token, undefined, tag)).status).toBe(304);
    wereApart();
  });

  it('a deactivated account is refused at the other on its next call', async () => {
    const admin = await signIn(await userOf(3, 'admin'));
    const username = await userOf(3, 'music_planner');
    const token = await signIn(username);
    const { rows } = await client.query<{ id: number }>('select id from users where username = $1', [username]);
    expect((await call('GET', API.meetings.list.path, token)).status).toBe(200);
    const path = addressOf(API.users.deactivate.path, { id: rows[0]?.id ?? 0 });
    expect((await call(API.users.deactivate.method, path, admin)).status).toBeLessThan(300);
    expect((await call('GET', API.meetings.list.path, token)).status).toBe(401);
    wereApart();
  });

  it('a save repeated at the other writes nothing again and gets the same answer', async () => {
    const token = await signIn(await userOf(4, 'sacrament_planner'));
    const body = { firstName: 'Ann', lastName: 'Twice' };
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => call('POST', API.members.add.path, token, body, key)));
    wereApart();
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(two);
    const { rows } = await client.query(`select id from members where ward_id = 4 and last_name = 'Twice'`);
    expect(rows).toEqual([{ id: one.id }]);
  });

  it('failed sign-ins are counted across both', async () => {
    const username = await userOf(5, 'sacrament_planner');
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 30)
      statuses.push((await call('POST', API.auth.login.path, '', { username, password: 'Wrong-Horse-7' })).status);
    expect(statuses.at(-1)).toBe(429);
    const next = [await call('POST', API.auth.login.path, '', { username, password: 'Wrong-Horse-7' })];
    next.push(await call('POST', API.auth.login.path, '', { username, password: 'Wrong-Horse-7' }));
    wereApart();
    expect(next.map(({ status }) => status)).toEqual([429, 429]);
  });

  it('no one notices when one is killed', async () => {
    const token = await signIn(await userOf(6, 'sacrament_planner'));
    await servers[0]?.end('SIGKILL');
    for (let round = 0; round < 4; round += 1)
      expect((await call('GET', API.meetings.list.path, token)).status).toBe(200);
    expect(new Set(balancer.served.slice(-4))).toEqual(new Set([1]));
  });
});
