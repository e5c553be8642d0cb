import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { Route } from '#shared/http/route.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
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

it('an address of no call is not found', async () => {
  const answer = await options('/api/nothing');
  expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
    404,
    null,
    { message: 'Not found', code: 'not_found' },
  ]);
});
