import { describe, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import { AppError, ERRORS } from '#shared/http/errors.ts';
import { connect } from '#server/db/connect.ts';
import { openApi } from '#tests/api.ts';
import { refusalOf } from './errors.ts';

const api = await openApi();
const { ward, planner } = await api.makePlanning();
const post = (
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  path = '/api/meetings',
) =>
  fetch(`${api.origin}${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${planner.token}`, ...headers },
  });
const told = async (answer: Response) => {
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

describe('a body that cannot be read', () => {
  it.each(['{', '{"date":', "{'date':1}", 'date=2026-06-28', '{"date":"2026-06-28"}}'])(
    'such as %j is refused as malformed',
    async (text) => {
      expect(await told(await post(text))).toEqual({
        status: 400,
        body: { message: ERRORS.malformed[1], code: 'malformed' },
      });
    },
  );

  it.each([
    ['text/plain', 'hello'],
    ['application/x-www-form-urlencoded', 'date=2026-06-28'],
    ['application/xml', '<date/>'],
    ['', '{"date":"2026-06-28"}'],
    ['application/json; charset=latin1', '{"date":"2026-06-28"}'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('of the type %j is refused with the accepted type', async (type, text) => {
    expect(await told(await post(text, { 'content-type': type }))).toEqual({
      status: 415,
      body: { message: 'Please send JSON.', code: 'wrong_type' },
    });
  });

  it('in an unknown encoding is refused', async () => {
    expect((await post('{}', { 'content-type': 'application/json', 'content-encoding': 'rot13' })).status).toBe(415);
  });

  it('of more than a megabyte is refused with the limit', async () => {
    const text = JSON.stringify({ date: '2026-06-28', status: 'draft', notes: 'x'.repeat(1_100_000) });
    expect(await told(await post(text))).toEqual({
      status: 413,
      body: { message: 'The request is too large. The limit is 1 MB.', code: 'too_large' },
    });
  });

  it('is not parsed before the caller is known', async () => {
    for (const text of ['{', 'x'.repeat(1_100_000)])
      expect((await post(text, { authorization: 'Bearer x', 'content-type': 'application/json' })).status).toBe(401);
    const program = await api.signedIn(ward, 'program');
    expect(
      (await post('{', { authorization: `Bearer ${program.token}`, 'content-type': 'application/json' })).status,
    ).toBe(403);
  });

  it('that is missing is refused with the message of its first field', async () => {
    expect((await told(await post(null, {}))).body).toMatchObject({
      message: 'A meeting date is required',
      code: 'invalid',
    });
  });

  it('with a polluting key harms no one', async () => {
    const answer = await post(
      '{"date":"2026-06-28","status":"draft","__proto__":{"isComplete":true},"constructor":{"prototype":{"x":1}}}',
    );
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ isComplete: false });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('an address that is not there', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/meetings/1/nothing',
    '/api/../etc/passwd',
    '/api/%',
    '/api/meetings/%E0%A4%A',
    '/api/constructor',
    '/nothing',
  ])('%s is answered in JSON', async (path) => {
    const answer = await fetch(`${api.origin}${path}`, { headers: { authorization: `Bearer ${planner.token}` } });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await told(answer)).toEqual({
      status: 404,
      body: { message: expect.stringMatching(/ot found$/), code: expect.stringMatching(/not_found$/) },
    });
  });

  it('is also the answer to a method that the address does not support', async () => {
    expect((await fetch(`${api.origin}/api/meetings`, { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(`${api.origin}/api/health`, { method: 'POST' })).status).toBe(404);
  });
});

describe('an answer', () => {
  it('is never stored by a browser or proxy and carries the headers that protect it', async () => {
    const answer = await fetch(`${api.origin}/api/health`);
    expect(await answer.json()).toEqual({ status: 'ok' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy':
        "default-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    });
    expect(answer.headers.has('x-powered-by')).toBe(false);
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  it('of the database being there says so', async () => {
    expect(await api.anonymous.ok(API.system.ready)).toEqual({ status: 'ready' });
  });
});

describe('a failure of our own', () => {
  it('reveals nothing about code or database', async () => {
    vi.spyOn(api.context, 'now').mockImplementation(() => {
      throw new Error('select * from secrets at /srv/app/server.ts');
    });
    expect(await told(await post('{}'))).toEqual({
      status: 500,
      body: { message: ERRORS.internal[1], code: 'internal' },
    });
  });

  it('is an AppError by its code, and nothing else passes for one', () => {
    expect(refusalOf(new AppError('stale')).status).toBe(409);
    expect(refusalOf(new Error('x')).code).toBe('internal');
    expect(refusalOf({ code: '23505', detail: 'Key (x)=(y)' }).toBody()).toEqual({
      message: ERRORS.internal[1],
      code: 'internal',
    });
    for (const thrown of [null, undefined, 'text', 7]) expect(refusalOf(thrown).code).toBe('internal');
  });

  it('by an unreachable database is a 503 on every call that needs it, while the process stays healthy', async () => {
    const away = await connect({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', dataDir: null });
    const alone = await openApi({ database: away });
    const caller = alone.withToken(planner.token);
    for (const record of [API.meetings.list, API.auth.user, API.wards.listPublic, API.system.ready]) {
      const refusal = await caller.refused(record);
      expect([refusal.status, refusal.body]).toEqual([
        503,
        { message: ERRORS.database_away[1], code: 'database_away' },
      ]);
    }
    expect((await caller.refused(API.auth.login, { body: { username: 'a', password: 'b' } })).status).toBe(503);
    await caller.ok(API.system.health);
    await away.close();
  });
});
