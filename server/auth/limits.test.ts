import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { sweepRateLimits } from '#server/auth/queries.ts';
import { limiterIn } from '#server/http/limiter.ts';
import { CROWDED, SIGN_IN_LIMITS } from './limits.ts';
import { openApi, PASSWORD, type TestUser } from '#tests/api.ts';

const api = await openApi({ variables: { TRUST_PROXY: '1' } });
const FAR = 15 * 60;
let addresses = 0;
const newAddress = () => `203.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

async function tryFrom(address: string, username: string, password: string) {
  const answer = await fetch(`${api.origin}${API.auth.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), text: await answer.text() };
}
const wrong = (address: string, user: TestUser) => tryFrom(address, user.username, 'wrong');
/** Failures that were counted before, as the limiter keeps them. */
const remember = (key: string, points: number) =>
  api.database.pool.query('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
    key,
    points,
    Date.now() + FAR * 1000,
  ]);
const newUser = async () => api.makeGuessed(await api.makeWard());

describe('failed sign-ins', () => {
  it('are refused after ten for one name from one address, even with the right password', async () => {
    const [user, address] = [await newUser(), newAddress()];
    for (let i = 0; i < 10; i++) expect((await wrong(address, user)).status).toBe(401);
    const refused = await tryFrom(address, user.username, PASSWORD);
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text).message).toMatch(/^Too many attempts\. Try again in 1[45] minutes\.$/);
    expect(refused.retryAfter).toBeGreaterThan(FAR - 60);
    expect(refused.retryAfter).toBeLessThanOrEqual(FAR);
    expect((await tryFrom(newAddress(), user.username, PASSWORD)).status).toBe(200);
  });

  it('of a name no longer count after an admin’s reset, and those of its address and of longer names do', async () => {
    const home = await api.makeWard();
    const [user, address] = [await api.makeUser(home, 'program'), newAddress()];
    const longer = { ...user, username: `${user.username}@x` };
    const admin = await api.signedIn(home, 'admin');
    await remember(`sign-in-address:${address}`, SIGN_IN_LIMITS.address);
    for (const name of [user.username, longer.username])
      await remember(`sign-in-name-address:${name.toLowerCase()}@${address}`, SIGN_IN_LIMITS.nameFromAddress);
    expect((await tryFrom(address, user.username, PASSWORD)).status).toBe(429);
    await admin.ok(API.users.resetPassword, { params: { id: user.id }, body: { newPassword: 'A-New-Sunday-1' } });
    expect((await tryFrom(address, user.username, 'A-New-Sunday-1')).status).toBe(200);
    expect((await wrong(address, user)).status).toBe(429);
    expect((await tryFrom(address, longer.username, 'x')).status).toBe(429);
  });

  it('of a name no longer count after an admin edits its password', async () => {
    const home = await api.makeWard();
    const [user, address] = [await api.makeUser(home, 'program'), newAddress()];
    const admin = await api.signedIn(home, 'admin');
    await remember(`sign-in-name:${user.username.toLowerCase()}`, SIGN_IN_LIMITS.name);
    await admin.ok(API.users.change, { params: { id: user.id }, body: { password: 'A-New-Sunday-1' } });
    expect((await tryFrom(address, user.username, 'A-New-Sunday-1')).status).toBe(200);
  });

  it('are refused the same way for an unknown name, in any letter case', async () => {
    const [user, address] = [await newUser(), newAddress()];
    const ghost = { ...user, username: `ghost-${user.username}` };
    for (let i = 0; i < 10; i++) {
      const [known, unknown] = [
        await wrong(address, user),
        await wrong(address, { ...ghost, username: i % 2 ? ghost.username : ghost.username.toUpperCase() }),
      ];
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    }
    const [known, unknown] = [await wrong(address, user), await wrong(address, ghost)];
    expect([known.status, unknown.status]).toEqual([429, 429]);
    // A second may pass between the two.
    const asOf = ({ text }: typeof known) => text.replace(/(?<="retryAfter":)\d+/, '…');
    expect(asOf(known)).toBe(asOf(unknown));
  });

  it('are forgotten for a name that has signed in', async () => {
    const [user, address] = [await newUser(), newAddress()];
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) expect((await wrong(address, user)).status).toBe(401);
      expect((await tryFrom(address, user.username, PASSWORD)).status).toBe(200);
    }
  });

  it('are refused after fifty for one name from anywhere', async () => {
    const user = await newUser();
    await remember(`sign-in-name:${user.username}`, 49);
    expect((await wrong(newAddress(), user)).status).toBe(401);
    expect((await tryFrom(newAddress(), user.username, PASSWORD)).status).toBe(429);
  });

  it('are refused after three hundred from one address, and a success there does not clear them', async () => {
    const [first, second, address] = [await newUser(), await newUser(), newAddress()];
    await remember(`sign-in-address:${address}`, 299);
    expect((await tryFrom(address, first.username, PASSWORD)).status).toBe(200);
    expect((await wrong(address, first)).status).toBe(401);
    const refused = [
      await wrong(address, first),
      await wrong(address, second),
      await tryFrom(address, 'nobody-here', 'x'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    // The seconds to wait may pass a full second between two tries.
    expect(new Set(refused.map(({ text }) => text.replace(/"retryAfter":\d+/, ''))).size).toBe(1);
  });

  it('in the thousands block an address for all but those who signed in from there recently', async () => {
    const [known, stranger, address] = [await newUser(), await newUser(), newAddress()];
    await remember(`sign-in-address:${address}`, SIGN_IN_LIMITS.address);
    expect((await tryFrom(address, known.username, PASSWORD)).status).toBe(200);
    await api.database.pool.query('update rate_limits set points = $2 where key = $1', [
      `sign-in-address:${address}`,
      CROWDED.closed,
    ]);
    expect((await tryFrom(address, stranger.username, PASSWORD)).status).toBe(429);
    expect((await tryFrom(newAddress(), stranger.username, PASSWORD)).status).toBe(200);
    expect((await tryFrom(address, known.username, PASSWORD)).status).toBe(200);
    // They are not guessed more often for it.
    const guesses = Array.from({ length: SIGN_IN_LIMITS.nameFromAddress }, () => wrong(address, known));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(429);
    expect((await tryFrom(address, known.username, PASSWORD)).status).toBe(429);
  });

  it('from a blocked address don’t tell by their time which names there are', async () => {
    const [known, stranger, address] = [await newUser(), await newUser(), newAddress()];
    expect((await tryFrom(address, known.username, PASSWORD)).status).toBe(200);
    await remember(`sign-in-address:${address}`, CROWDED.closed);
    const timed = async (username: string) => {
      const began = performance.now();
      const { status, text } = await tryFrom(address, username, 'wrong');
      return { status, text: text.replace(/"retryAfter":\d+/, ''), ms: performance.now() - began };
    };
    const refused = await Promise.all([known.username, stranger.username, 'nobody-here'].map(timed));
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
    for (const { ms } of refused) expect(Math.ceil(ms)).toBeGreaterThanOrEqual(CROWDED.refusedMs);
  });

  it('in the hundreds from one address do not lock out the sixty people behind it', async () => {
    const [ward, address] = [await api.makeWard(), newAddress()];
    const people = await Promise.all(Array.from({ length: 60 }, () => api.makeGuessed(ward)));
    // Unknown usernames, the usernames of the sixty themselves, and one username repeatedly.
    const guesses = Array.from(
      { length: 500 },
      (_, i) => [people[i % 60]?.username, `guess-${i}`, 'always-the-same'][i % 7 > 4 ? (i % 7) - 4 : 0],
    );
    // Most of the hundreds were counted before; each of the rest costs a check of a password.
    await remember(`sign-in-address:${address}`, SIGN_IN_LIMITS.address - 100);
    const statuses: number[] = [];
    for (let i = 0; i < guesses.length; i += 20) {
      const batch = guesses.slice(i, i + 20).map((username) => tryFrom(address, username ?? '', 'wrong'));
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100);
    expect(statuses.at(-1)).toBe(429);
    const entered = await Promise.all(people.map(({ username }) => tryFrom(address, username, PASSWORD)));
    expect(entered.map(({ status }) => status)).toEqual(Array(60).fill(200));
  });

  it('are deleted once they no longer count', async () => {
    await remember('sign-in-name:swept', 3);
    const count = async () =>
      (await api.database.pool.query("select 1 from rate_limits where key = 'sign-in-name:swept'")).rowCount;
    await sweepRateLimits(api.database.db, new Date());
    expect(await count()).toBe(1);
    await sweepRateLimits(api.database.db, new Date(Date.now() + FAR * 1000 + 1));
    expect(await count()).toBe(0);
  });

  it('are counted by every server on the same database', async () => {
    const user = await newUser();
    const second = await openApi({ variables: { TRUST_PROXY: '1' } });
    for (let i = 0; i < 10; i++) {
      const server = i % 2 ? api : second;
      expect(
        (await server.anonymous.refused(API.auth.login, { body: { username: user.username, password: 'wrong' } }))
          .status,
      ).toBe(401);
    }
    expect(
      (await second.anonymous.refused(API.auth.login, { body: { username: user.username, password: PASSWORD } }))
        .status,
    ).toBe(429);
  });

  it('in one burst get no more than ten answers about the password', async () => {
    const [user, address] = [await api.makeUser(await api.makeWard(), 'admin'), newAddress()];
    const burst = await Promise.all(Array.from({ length: 30 }, () => wrong(address, user)));
    const counted = (status: number) => burst.filter((answer) => answer.status === status).length;
    expect([counted(401), counted(429)]).toEqual([10, 20]);
    expect((await tryFrom(address, user.username, PASSWORD)).status).toBe(429);
  });

  it('in one burst from many addresses, or at many names, get no answer beyond the limit', async () => {
    const [user, address] = [await api.makeUser(await api.makeWard(), 'admin'), newAddress()];
    await remember(`sign-in-name:${user.username}`, SIGN_IN_LIMITS.name - 4);
    await remember(`sign-in-address:${address}`, SIGN_IN_LIMITS.address - 4);
    const tries = Array.from({ length: 9 }, (_, i) => i);
    const atOneName = await Promise.all(tries.map(() => wrong(newAddress(), user)));
    const fromOneAddress = await Promise.all(tries.map((i) => tryFrom(address, `no-one-${i}`, 'wrong')));
    for (const burst of [atOneName, fromOneAddress])
      expect(burst.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(401), ...Array(5).fill(429)]);
  });

  it('are numbered one by one, however many come at once, and start over once they have lapsed', async () => {
    const limiter = limiterIn(api.database)('numbered');
    const three = async () =>
      (await Promise.all(['one', 'two', 'one'].map((name) => limiter.penalty(name)))).map(
        ({ consumedPoints }) => consumedPoints,
      );
    expect(await three()).toEqual([1, 1, 2]);
    expect(await three()).toEqual([3, 2, 4]);
    await api.database.pool.query("update rate_limits set expire = 1 where key = 'numbered:one'");
    expect(await limiter.get('one')).toBeNull();
    expect(await three()).toEqual([1, 3, 2]);
  });

  it('leave live sessions alone', async () => {
    const user = await newUser();
    const caller = await api.signIn(user);
    await remember(`sign-in-name:${user.username}`, 60);
    expect((await wrong(newAddress(), user)).status).toBe(429);
    await caller.ok(API.auth.user);
  });
});

it('every sign-in in a burst of correct passwords is admitted', async () => {
  const [user, address] = [await api.makeUser(await api.makeWard(), 'admin'), newAddress()];
  const burst = await Promise.all(Array.from({ length: 15 }, () => tryFrom(address, user.username, PASSWORD)));
  expect(burst.map(({ status }) => status)).toEqual(Array(15).fill(200));
});

it('without a trusted proxy, no one can spoof an address', async () => {
  const plain = await openApi();
  const user = await newUser();
  const body = JSON.stringify({ username: user.username, password: 'wrong' });
  const statuses = [];
  for (let i = 0; i < 11; i++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
    statuses.push((await fetch(`${plain.origin}/api/login`, { method: 'POST', headers, body })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
