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

it('without a hash no password fits, not even the one that stands in for it', async () => {
  const tries = ['', 'Correct-Horse-7', 'nobody has this password'];
  expect(await Promise.all(tries.map((password) => passwordFits(null, password)))).toEqual([false, false, false]);
});

it('an unknown name, a deactivated one and a wrong password each cost one check of the same hash', async () => {
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
