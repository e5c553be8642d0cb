import { readdirSync, statSync } from 'node:fs';
import { connect as openSocket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { addDays } from '#shared/calendar/sundays.ts';
import {
  eventually,
  newDataFolder,
  startedDataFolder,
  startedServer,
  startServerProcess,
  type ServerProcess,
} from '#tests/server-process.ts';
import { startPostgres, type ThrowawayPostgres } from '../tools/throwaway-postgres.ts';

// A start takes seconds where every core is busy, and some of these tests start three servers.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const postgres = await startPostgres({ durable: true });
const real: ThrowawayPostgres | null = 'url' in postgres ? postgres : null;
afterAll(() => real?.stop());
const FIRST_USER = { SUPER_ADMIN_USERNAME: 'first', SUPER_ADMIN_PASSWORD: 'First-Sunday-1' };
const send = (server: ServerProcess, method: string, path: string, body: unknown, token = '') =>
  fetch(`${server.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const post = (server: ServerProcess, path: string, body: unknown, token = '') =>
  send(server, 'POST', path, body, token);
async function tokenOf(server: ServerProcess, username: string, password: string): Promise<string> {
  const answer = await post(server, '/api/login', { username, password });
  expect(answer.status).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  return token;
}
const statusOf = (server: ServerProcess, path: string, token = '') =>
  fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.status);

/** Told to stop, the server takes no more requests, finishes the one under way and is soon gone. */
async function stopDuringRequest(server: ServerProcess): Promise<void> {
  const body = JSON.stringify({ username: 'first', password: 'First-Sunday-1' });
  const socket = openSocket(Number(new URL(server.origin).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await statusOf(server, '/api/health');
  server.signal('SIGTERM');
  await eventually(
    () => statusOf(server, '/api/health').catch(() => 'refused'),
    (answer) => answer === 'refused',
  );
  const since = Date.now();
  socket.write(body.slice(10));
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK[^]+"token":"[\w-]{43}"/);
  // The server's own patience ends after nine seconds; it must not come to that.
  expect(Date.now() - since).toBeLessThan(8_000);
}

describe('the built-in database', () => {
  it('serves one process at a time, keeps its users, and on SIGTERM finishes its requests and releases the lock', async () => {
    const folder = { DATA_DIR: startedDataFolder(), DEMO: '0' };
    const server = await startedServer({ ...folder, ...FIRST_USER });
    expect([await statusOf(server, '/api/health'), await statusOf(server, '/api/ready')]).toEqual([200, 200]);
    const token = await tokenOf(server, 'first', 'First-Sunday-1');
    const second = await startServerProcess(folder);
    expect(second).toMatchObject({
      ending: { code: 1 },
      said: expect.stringMatching(/The planner cannot start\. .+\.\n$/s),
    });
    expect(JSON.stringify(second)).not.toMatch(/ at .+:\d+:\d+/);
    expect(await statusOf(server, '/api/auth/user', token)).toBe(200);
    await stopDuringRequest(server);
    const again = await startedServer(folder);
    expect(await statusOf(again, '/api/auth/user', token)).toBe(200);
    expect(await again.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('ends in order when it is told to stop the moment it is ready', async () => {
    const server = await startedServer({ DATA_DIR: startedDataFolder(), DEMO: '0' });
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});

it('what the server writes into its data folder is for its own user alone', async () => {
  const folder = newDataFolder();
  const server = await startedServer({ DATA_DIR: join(folder, 'data'), DEMO: '0', ...FIRST_USER });
  await tokenOf(server, 'first', 'First-Sunday-1');
  const open = readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  await server.end('SIGTERM');
});

/** Saves one Sunday after the other from four sides until the server is killed; gives the ids that were answered. */
async function saveUntilKilled(server: ServerProcess, token: string, wardId: number): Promise<number[]> {
  const answered: number[] = [];
  let sunday = '2040-01-01';
  const save = async (): Promise<void> => {
    for (;;) {
      sunday = addDays(sunday, 7);
      const answer = await post(
        server,
        '/api/meetings',
        { wardId, date: sunday, status: 'draft', notes: `saved for ${sunday}` },
        token,
      );
      if (answer.status !== 201) throw new Error(`A save was answered with ${answer.status}`);
      answered.push(((await answer.json()) as { id: number }).id);
      if (answered.length === 40) void server.end('SIGKILL');
    }
  };
  const sides = await Promise.allSettled([save(), save(), save(), save()]);
  for (const side of sides) if (side.status === 'rejected') expect(String(side.reason)).not.toContain('answered with');
  await server.ended;
  return answered;
}

describe.each([
  { name: 'the built-in database', url: undefined, there: true },
  { name: 'Postgres', url: real?.url, there: real !== null },
])('killed in the middle of saving, on $name', ({ url, there }) => {
  it.skipIf(!there)('the server has lost no save that it had confirmed', async () => {
    const place: Record<string, string> = url ? { DATABASE_URL: url } : { DATA_DIR: startedDataFolder() };
    const server = await startedServer({ ...place, DEMO: '0', ...FIRST_USER });
    const token = await tokenOf(server, 'first', 'First-Sunday-1');
    const ward = (await (await post(server, '/api/admin/wards', { name: 'Elm Ward' }, token)).json()) as { id: number };
    const answered = await saveUntilKilled(server, token, ward.id);
    expect(answered.length).toBeGreaterThanOrEqual(40);
    const again = await startedServer({ ...place, DEMO: '0' });
    const listed = await fetch(`${again.origin}/api/meetings?wardId=${ward.id}&from=2040-01-01`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const found = (await listed.json()) as { id: number; date: string; notes: string }[];
    expect(answered.filter((id) => !found.some((meeting) => meeting.id === id))).toEqual([]);
    for (const meeting of found) expect(meeting.notes).toBe(`saved for ${meeting.date}`);
    expect((await again.end('SIGTERM')).code).toBe(0);
  });
});

describe('on Postgres', () => {
  const databaseOf = (name: string) => new URL(name, real?.url).href;
  async function createDatabase(name: string): Promise<void> {
    const admin = new pg.Client({ connectionString: real?.url });
    await admin.connect();
    await admin.query(`create database ${name}`).finally(() => admin.end());
  }

  it.skipIf(!real)(
    'the server survives a restart of the database: 503 during it, then normal answers; and demo mode never overwrites data',
    async () => {
      await createDatabase('outage');
      const server = await startedServer({ DATABASE_URL: databaseOf('outage'), DEMO: '0', ...FIRST_USER });
      const token = await tokenOf(server, 'first', 'First-Sunday-1');
      await real?.stopHard();
      for (const path of ['/api/auth/user', '/api/ready', '/api/public/wards'])
        expect(await statusOf(server, path, token)).toBe(503);
      expect(await statusOf(server, '/api/health')).toBe(200);
      await real?.restart();
      await eventually(
        () => statusOf(server, '/api/auth/user', token),
        (status) => status === 200,
      );
      expect(await statusOf(server, '/api/ready')).toBe(200);
      expect((await server.end('SIGTERM')).code).toBe(0);
      const refused = await startServerProcess({ DATABASE_URL: databaseOf('outage'), DEMO: '1' });
      expect(refused).toMatchObject({
        ending: { code: 1 },
        said: expect.stringContaining('DEMO=1 only fills an empty database'),
      });
    },
  );
});

type Ended = { server: ServerProcess; id: number; token: string; admin: string };

/** Each of these, done in one process, must shut a token out of the other one with its very next request. */
const ENDINGS: Record<string, (ended: Ended) => Promise<Response>> = {
  logout: ({ server, token }) => post(server, '/api/logout', {}, token),
  reset: ({ server, id, admin }) =>
    post(server, `/api/admin/users/${id}/reset-password`, { newPassword: 'Wide-Open-Fields-3' }, admin),
  role: ({ server, id, admin }) => send(server, 'PUT', `/api/users/${id}`, { role: 'program' }, admin),
  deactivation: ({ server, id, admin }) => post(server, `/api/users/${id}/deactivate`, {}, admin),
  deletion: ({ server, id, admin }) => send(server, 'DELETE', `/api/users/${id}`, undefined, admin),
};

describe('two processes on one Postgres', () => {
  it.skipIf(!real)('share sign-ins, sign-outs, and limits', async () => {
    const admin = new pg.Client({ connectionString: real?.url });
    await admin.connect();
    await admin.query('create database pair').finally(() => admin.end());
    const place = { DATABASE_URL: new URL('pair', real?.url).href, DEMO: '0' };
    const here = await startedServer({ ...place, ...FIRST_USER });
    const there = await startedServer(place);
    const first = await tokenOf(here, 'first', 'First-Sunday-1');
    const ward = (await (await post(here, '/api/admin/wards', { name: 'Elm Ward' }, first)).json()) as { id: number };
    for (const [ending, end] of Object.entries(ENDINGS)) {
      const form = {
        username: `person-${ending}`,
        password: 'sunday',
        firstName: 'Ann',
        lastName: ending,
        role: 'music_planner',
        wardId: ward.id,
      };
      const { id } = (await (await post(here, '/api/users', form, first)).json()) as { id: number };
      const token = await tokenOf(there, form.username, form.password);
      expect([await statusOf(here, '/api/auth/user', token), await statusOf(there, '/api/auth/user', token)]).toEqual([
        200, 200,
      ]);
      const ended = await end({ server: here, id, token, admin: first });
      expect(ended.ok, `${ending}: ${ended.status}`).toBe(true);
      expect(
        [await statusOf(there, '/api/auth/user', token), await statusOf(here, '/api/auth/user', token)],
        ending,
      ).toEqual([401, 401]);
    }
    for (let tries = 0; tries < 10; tries++) {
      expect(
        (await post(tries % 2 ? here : there, '/api/login', { username: 'first', password: 'wrong' })).status,
      ).toBe(401);
    }
    expect((await post(there, '/api/login', { username: 'first', password: 'First-Sunday-1' })).status).toBe(429);
    await Promise.all([here.end('SIGTERM'), there.end('SIGTERM')]);
  });
});

describe('a wrong environment', () => {
  it.each([
    [{ PORT: 'http' }, 'The environment variable PORT is not valid: it must be a whole number.'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' }, 'The database in DATABASE_URL can’t be reached.'],
  ])('such as %j stops the start with a sentence and code 1', async (variables, sentence) => {
    const started = await startServerProcess(variables);
    expect(started).toMatchObject({
      ending: { code: 1 },
      said: expect.stringContaining(`The planner cannot start. ${sentence}`),
    });
    expect(JSON.stringify(started)).not.toMatch(/ at .+:\d+:\d+/);
  });
});
