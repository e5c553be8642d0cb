import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { SIGN_IN_LIMITS } from '#server/auth/limits.ts';
import { PASSKEY_LIMITS } from './limits.ts';
import { openApi } from '#tests/api.ts';
import { browserFor, makeHolder } from '#tests/passkey-browser.ts';

const api = await openApi({ variables: { TRUST_PROXY: '1' } });
let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const NOBODY = 'No biometric credentials found for this username';
const remember = (key: string, points: number) =>
  api.database.pool.query('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
    key,
    points,
    Date.now() + 900_000,
  ]);

it('an unknown username, an inactive one, and one without a passkey get the same answer byte for byte', async () => {
  const { user: inactive } = await makeHolder(api);
  await api.database.pool.query('update users set is_active = false where id = $1', [inactive.id]);
  const plain = await api.makeUser(await api.makeWard(), 'admin');
  const browser = browserFor(api, null, newAddress());
  const answers = await Promise.all(
    ['nobody-at-all', inactive.username, plain.username].map((name) => browser.begin(name)),
  );
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [404, NOBODY],
    [404, NOBODY],
    [404, NOBODY],
  ]);
  expect(new Set(answers.map(({ text, cookies }) => `${text} ${cookies}`)).size).toBe(1);
});

it('ten tries of a username without a passkey are answered for one address, and elsewhere it is not refused', async () => {
  const { user, key } = await makeHolder(api);
  const address = newAddress();
  const hostile = browserFor(api, null, address);
  for (let i = 0; i < PASSKEY_LIMITS.missesOfName; i++)
    expect((await hostile.begin(i % 2 ? 'Ghost' : 'ghost')).status).toBe(404);
  const refused = await hostile.begin('ghost');
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringMatching(/^Too many attempts\. Try again in 1[45] minutes\.$/),
  ]);
  expect((await browserFor(api, null, newAddress()).begin('ghost')).status).toBe(404);
  const neighbour = browserFor(api, null, address);
  expect((await neighbour.enter(key, user.username)).status).toBe(200);
});

it('an address that has tried too many usernames can still sign in without one', async () => {
  const { user, key } = await makeHolder(api);
  const address = newAddress();
  await remember(`passkey-address:${address}`, PASSKEY_LIMITS.misses);
  const browser = browserFor(api, null, address);
  expect((await browser.begin(user.username)).status).toBe(429);
  expect((await browser.enter(key)).status).toBe(200);
});

it('an address that keeps beginning sign-ins is refused', async () => {
  const address = newAddress();
  await remember(`passkey-begun:${address}`, PASSKEY_LIMITS.begun);
  expect((await browserFor(api, null, address).begin()).status).toBe(429);
});

it('a person whose password is locked by the guesses of others can sign in with a passkey', async () => {
  const { user, key } = await makeHolder(api);
  const address = newAddress();
  await remember(`sign-in-name:${user.username}`, SIGN_IN_LIMITS.name);
  await remember(`sign-in-name-address:${user.username}@${address}`, SIGN_IN_LIMITS.nameFromAddress);
  const browser = browserFor(api, null, address);
  expect((await browser.send(API.auth.login, user)).status).toBe(429);
  expect((await browser.enter(key, user.username)).status).toBe(200);
});

it.each([{ username: 7 }, { username: 'a\u0000b' }, { username: 'x'.repeat(201) }, { username: 'x', wardId: 'y' }])(
  'refuses %j',
  async (body) => {
    const refused = await browserFor(api, null, newAddress()).send(API.passkeys.beginAuthentication, body);
    expect(refused.status).toBe(400);
  },
);
