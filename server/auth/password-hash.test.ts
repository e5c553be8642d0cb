import { afterAll, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';

vi.mock('@node-rs/argon2', { spy: true });
// Other files have read the server's modules before this one; here they are read again, with the checks counted.
vi.resetModules();
const { verify } = await import('@node-rs/argon2');
const { openApi, PASSWORD } = await import('#tests/api.ts');
const { closeTestDatabase } = await import('#tests/database.ts');
const { hashPassword, passwordFits } = await import('./password-hash.ts');
afterAll(async () => {
  await closeTestDatabase();
  vi.resetModules();
});

const api = await openApi();
const ARGON2ID = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

it('a password is stored as argon2id with 19 MiB, two passes, one lane, and a new salt each time', async () => {
  const [one, two] = await Promise.all([hashPassword('Correct-Horse-7'), hashPassword('Correct-Horse-7')]);
  for (const stored of [one, two]) expect(stored).toMatch(ARGON2ID);
  expect(one).not.toBe(two);
  expect(await Promise.all([passwordFits(one, 'Correct-Horse-7'), passwordFits(two, 'correct-horse-7')])).toEqual([
    true,
    false,
  ]);
});

it("without a hash no password matches, not even the placeholder's", async () => {
  const tries = ['', 'Correct-Horse-7', 'nobody has this password'];
  expect(await Promise.all(tries.map((password) => passwordFits(null, password)))).toEqual([false, false, false]);
});

it('an unknown username, a deactivated one, and a wrong password each cost one check of the same hash', async () => {
  const ward = await api.makeWard();
  const [user, gone] = [await api.makeUser(ward, 'admin'), await api.makeUser(ward, 'admin')];
  await api.database.pool.query('update users set is_active = false where id = $1', [gone.id]);
  const tries = [
    { username: 'nobody-at-any-time', password: PASSWORD },
    { username: gone.username, password: PASSWORD },
    { username: user.username, password: 'wrong' },
    { username: user.username, password: 'wrong', wardId: ward.id + 1 },
  ];
  for (const body of tries) {
    vi.mocked(verify).mockClear();
    await api.anonymous.refused(API.auth.login, { body });
    expect(
      vi.mocked(verify).mock.calls.map(([stored]) => stored),
      JSON.stringify(body),
    ).toEqual([expect.stringMatching(ARGON2ID)]);
  }
});

it('a password hashed at another cost is rehashed at the current cost after signing in, even fifteen times at once', async () => {
  const { hash } = await import('@node-rs/argon2');
  const user = await api.makeUser(await api.makeWard(), 'program');
  const older = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 3, parallelism: 1 });
  const stored = async () =>
    (await api.database.pool.query('select password_hash from users where id = $1', [user.id])).rows[0].password_hash;
  await api.database.pool.query('update users set password_hash = $2 where id = $1', [user.id, older]);
  await api.anonymous.refused(API.auth.login, { body: { username: user.username, password: 'wrong' } });
  expect(await stored()).toBe(older);
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => api.anonymous.send(API.auth.login, { body: user })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
  expect(await stored()).toMatch(ARGON2ID);
  const renewed = await stored();
  await api.signIn(user);
  expect(await stored()).toBe(renewed);
});
