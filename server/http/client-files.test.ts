import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { openApi } from '#tests/api.ts';
import { createApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-client-'));
for (const part of ['assets', 'fonts']) mkdirSync(join(folder, part));
const FILES = {
  'index.html': '<!doctype html>',
  'sw.js': '// worker',
  'manifest.webmanifest': '{}',
  'assets/app-1a2b3c.js': '// app',
  'fonts/inter.woff2': 'letters',
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { context } = await openApi();
const server = createServer(createApp(context, pino({ level: 'silent' }), folder));
const get = (path: string) => request(server).get(path);

it.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/meeting/7', '/login'])(
  '%s is never cached, so that a new version is found',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers.etag).toEqual(expect.any(String));
    expect((await get(path).set('If-None-Match', answer.headers.etag ?? '')).status).toBe(304);
  },
);

it('a file whose name changes with its content is cached for a year', async () => {
  const answer = await get('/assets/app-1a2b3c.js');
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

it('a part of an older version is reported missing, not replaced by the page', async () => {
  const answer = await get('/assets/app-0.js');
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, undefined]);
});

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  'the client is read-only: %s finds nothing at any of its addresses',
  async (method) => {
    for (const path of ['/', '/index.html', '/meeting/7', '/assets/app-1a2b3c.js']) {
      const answer = await request(server)[method](path);
      expect([answer.status, answer.body], path).toEqual([404, { message: 'Not found', code: 'not_found' }]);
    }
  },
);

it('HEAD answers like GET, without the page', async () => {
  const answer = await request(server).head('/meeting/7');
  expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([
    200,
    'text/html;charset=utf-8',
    undefined,
  ]);
});

it.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
])('nothing outside the folder of the client is served: %s', async (path) => {
  const answer = await get(path);
  expect([200, 404]).toContain(answer.status);
  expect(answer.text).toMatch(/^(<!doctype html>|\{"message":"Not found","code":"not_found"\})$/);
});

it('the letters of plain pages are cached for a week', async () => {
  const answer = await get('/fonts/inter.woff2');
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=604800']);
});
