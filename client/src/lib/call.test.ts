import { beforeEach, expect, test, vi } from 'vitest';
import { members } from '#shared/members/addresses.ts';
import { music } from '#shared/music/addresses.ts';

const { kept, asked, answers } = vi.hoisted(() => {
  const stores = {
    kept: new Map<string, string>(),
    asked: [] as { address: string; init: RequestInit }[],
    answers: [] as Response[],
  };
  const area = {
    getItem: (key: string) => stores.kept.get(key) ?? null,
    setItem: (key: string, text: string) => void stores.kept.set(key, text),
    removeItem: (key: string) => void stores.kept.delete(key),
  };
  vi.stubGlobal('localStorage', area);
  vi.stubGlobal('sessionStorage', { ...area, setItem: () => undefined, clear: () => undefined });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    stores.asked.push({ address, init });
    return Promise.resolve(stores.answers.shift() ?? new Response('{}'));
  });
  return stores;
});
const { call, callAhead } = await import('./call.ts');
const { keepToken } = await import('./token.ts');

/** Where the tokens stand whose sessions are still to be ended. */
const REVOKED_LATER = 'toRevoke';

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  answers.length = 0;
});

test('a call sends the token as a Bearer header and the body as JSON, and leaves out whichever is missing', async () => {
  await call(music.hymns, { query: {} });
  kept.set('authToken', 'a-token');
  await call(members.change, { params: { id: 7 }, body: { isDeleted: true } });
  expect(asked.map(({ address, init }) => [init.method, address, init.headers, init.body])).toEqual([
    ['GET', '/api/hymns', {}, undefined],
    [
      'PUT',
      '/api/members/7',
      {
        'Content-Type': 'application/json',
        Authorization: 'Bearer a-token',
        'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
      '{"isDeleted":true}',
    ],
  ]);
});

test('a save whose answer was lost is sent again with the same key, and every other save with a new one', async () => {
  const body = { firstName: 'Ann', lastName: 'Lee' };
  const add = (changed = {}) => call(members.add, { body: { ...body, ...changed } }).catch(() => undefined);
  answers.push(
    new Response('', { status: 502 }),
    new Response('{}', { status: 502 }),
    new Response('{}', { status: 201 }),
  );
  await add();
  await add();
  await add();
  await add();
  await add({ lastName: 'Leigh' });
  const [lost, again, arrived, next, other] = asked.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
  expect([again, arrived]).toEqual([lost, lost]);
  expect(new Set([lost, next, other]).size).toBe(3);
});

test('a stored sign-out is sent before anything else', async () => {
  kept.set('toRevoke', 'left-behind');
  kept.set('authToken', 'a-token');
  answers.push(new Response(null, { status: 204 }));
  await call(music.hymns, { query: {} });
  expect(asked.map(({ address, init }) => [init.method, address, init.headers])).toEqual([
    ['POST', '/api/logout', { Authorization: 'Bearer left-behind' }],
    ['GET', '/api/hymns', { Authorization: 'Bearer a-token' }],
  ]);
});

test('a failed call reports its status and the response, or the status text if the response is empty', async () => {
  answers.push(
    new Response('{"message":"Not found"}', { status: 404 }),
    new Response('', { status: 502, statusText: 'Bad Gateway' }),
  );
  const failed = () =>
    call(music.hymns, { query: {} }).then(
      () => '',
      (error: Error) => error.message,
    );
  expect([await failed(), await failed()]).toEqual(['404: {"message":"Not found"}', '502: Bad Gateway']);
});

test('a prefetched response answers the first call for it, and none after a change', async () => {
  const answer = (title: string) => new Response(JSON.stringify([{ title }]));
  answers.push(answer('ahead'), answer('asked again'));
  await callAhead(music.hymns);
  expect(await call(music.hymns, { query: {} })).toEqual([{ title: 'ahead' }]);
  expect(await call(music.hymns, { query: {} })).toEqual([{ title: 'asked again' }]);

  answers.push(answer('before the change'), new Response('{}'), answer('after the change'));
  await callAhead(music.hymns);
  await call(members.change, { params: { id: 7 }, body: { isDeleted: true } });
  expect(await call(music.hymns, { query: {} })).toEqual([{ title: 'after the change' }]);
});

test('a read names the response it has and reuses it if nothing has changed, for this session only', async () => {
  kept.set('authToken', 'a-token');
  const tagged = (text: string, tag: string) => new Response(text, { headers: { ETag: tag } });
  answers.push(
    tagged('[{"title":"Abide"}]', 'W/"1"'),
    new Response(null, { status: 304 }),
    tagged('[]', 'W/"2"'),
    new Response(null, { status: 304 }),
  );
  const hymns = () => call(music.hymns, { query: {} });
  expect([await hymns(), await hymns(), await hymns(), await hymns()]).toEqual([
    [{ title: 'Abide' }],
    [{ title: 'Abide' }],
    [],
    [],
  ]);
  kept.set('authToken', 'another-token');
  await hymns();
  const named = asked.map(({ init }) => new Headers(init.headers).get('If-None-Match'));
  expect(named).toEqual([null, 'W/"1"', 'W/"1"', 'W/"2"', null]);
});

test('every response of a ward has the same mark, and each address gets its own response back', async () => {
  kept.set('authToken', 'a-token');
  const tagged = (text: string) => new Response(text, { headers: { ETag: 'W/"7"' } });
  const unchanged = () => new Response(null, { status: 304 });
  answers.push(tagged('["now"]'), tagged('["removed"]'), unchanged(), unchanged());
  const list = (query: { deleted?: 'true' }) => call(members.list, { query });
  expect([await list({}), await list({ deleted: 'true' })]).toEqual([['now'], ['removed']]);
  expect([await list({}), await list({ deleted: 'true' })]).toEqual([['now'], ['removed']]);
});

test('a screen of the person before asks and saves nothing once another tab has signed out or signed in someone else', async () => {
  keepToken('a-token', 'ruth');
  kept.set('authToken', 'another-token').set('signedInAs', 'alma');
  await expect(call(members.change, { params: { id: 7 }, body: { isDeleted: true } })).rejects.toThrow('has left');
  // From here on, this tab is the other person's, even where nothing else told it.
  await call(music.hymns, { query: {} });
  kept.clear();
  await expect(call(music.hymns, { query: {} })).rejects.toThrow('has left');
  await call(music.hymns, { query: {} });
  expect(asked.map(({ init }) => init.headers)).toEqual([{ Authorization: 'Bearer another-token' }, {}]);
});

test('a question that waits until a session before has ended is not asked if someone else signs in meanwhile', async () => {
  keepToken('a-token', 'ruth');
  kept.set(REVOKED_LATER, 'an-older-token');
  answers.push(new Response(null, { status: 204 }));
  const waiting = call(music.hymns, { query: {} });
  keepToken('another-token', 'alma');
  await expect(waiting).rejects.toThrow('has left');
  expect(asked.map(({ address }) => address)).toEqual(['/api/logout']);
});
