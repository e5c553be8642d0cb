import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { addressOf, type Route } from '#shared/http/route.ts';
import { openApi } from '#tests/api.ts';
import { makePlace } from '#tests/example-place.ts';
import { EXAMPLES, type Example } from '#tests/examples.ts';

const api = await openApi();
const ward = await api.makeWard();
const head = async (path: string, token: string) =>
  (await fetch(`${api.origin}${path}`, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })).status;

it('a HEAD request runs nothing: no one is signed out, and nothing is written', async () => {
  const caller = await api.signedIn(ward, 'super_admin');
  const place = await makePlace(api, ward, '2026-06-28');
  const written = async () =>
    JSON.stringify(
      await Promise.all(
        ['sessions', 'audit_events', 'meetings', 'users'].map(
          async (table) => (await api.database.pool.query(`select * from ${table}`)).rows,
        ),
      ),
    );
  const before = await written();
  const statuses = new Map<string, number>();
  for (const [feature, records] of Object.entries(API)) {
    for (const [name, record] of Object.entries(records as Record<string, Route>)) {
      const example = (EXAMPLES as Record<string, Record<string, Example>>)[feature]?.[name];
      if (record.method !== 'GET' || record.path.includes('/health') || record.path.includes('/ready')) continue;
      const { params, query } = example?.input(place) ?? {};
      statuses.set(`${feature}.${name}`, await head(addressOf(record.path, params, query), caller.token));
    }
  }
  expect(statuses.get('auth.logoutPage')).toBe(405);
  // Besides monitors, only calendar programs may ask this way.
  expect([...statuses].filter(([, status]) => status !== 405)).toEqual([['feeds.read', 404]]);
  expect(await written()).toBe(before);
  await caller.ok(API.auth.user);
  expect([await head('/api/health', ''), await head('/api/ready', '')]).toEqual([200, 200]);
});

it.each([[{ toString: 1 }], [{ toString: null, valueOf: null }], [[1]], [{ id: 1 }], [true]])(
  'a ward id such as %j is refused and breaks nothing',
  async (wardId) => {
    const [admin, superAdmin] = [await api.signedIn(ward, 'admin'), await api.signedIn(ward, 'super_admin')];
    const body = { wardId, date: '2026-07-05', status: 'draft' };
    expect((await admin.refused(API.meetings.schedule, { body })).status).toBe(403);
    expect((await superAdmin.refused(API.meetings.schedule, { body })).status).toBe(404);
    expect(
      (await api.anonymous.refused(API.auth.login, { body: { ...body, username: 'x', password: 'y' } })).status,
    ).toBe(400);
  },
);

const options = (path: string) => fetch(`${api.origin}${path}`, { method: 'OPTIONS' });
const allowed = async (path: string) => (await options(path)).headers.get('allow')?.split(', ') ?? [];

it.each([
  ['/api/meetings', 'GET, POST, OPTIONS'],
  ['/api/meetings/7', 'DELETE, GET, PUT, OPTIONS'],
  ['/api/auth/reset-password', 'POST, OPTIONS'],
  ['/api/health', 'GET, HEAD, OPTIONS'],
])('%s tells a stranger that it takes %s', async (path, methods) => {
  const answer = await options(path);
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([204, methods, '']);
});

it('every call is among the methods of its address', async () => {
  const records = Object.values(API).flatMap((feature) => Object.values<Route>(feature));
  const missing = await Promise.all(
    records.map(async ({ method, path }) =>
      (await allowed(path.replaceAll(/:\w+/g, '1'))).includes(method) ? [] : [`${method} ${path}`],
    ),
  );
  expect(missing.flat()).toEqual([]);
});

it('an address without a call is not found', async () => {
  const answer = await options('/api/nothing');
  expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
    404,
    null,
    { message: 'Not found', code: 'not_found' },
  ]);
});
